/** Help for the game in its box: the automa driven beside the real board, and the score pad. */
import '../style/home.css';
import '../style/beside.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { homeCards } from '../home/cards.ts';
import { UnderHead } from '../page/head.tsx';
import { Icon } from '../page/icons.tsx';
import { useStore } from '../store/store.ts';
import { answersOf, Companion } from './companion.tsx';
import { useGameWords, useVoice, type Voice } from './say.ts';
import { Pad } from './score-pad.tsx';

function Way({ href, title, about, words }: { href: string; title: string; about: string; words: string }): ReactNode {
  return (
    <li>
      <Link href={href} data-way={href}>
        <b>{title}</b>
        <span>{about}</span>
        <span className="button">
          {words} <Icon name="forward" size={16} />
        </span>
      </Link>
    </li>
  );
}

function Ways({ game, voice, automa }: { game: string; voice: Voice; automa: boolean }): ReactNode {
  const begun = useStore(answersOf(game)).length > 0;
  return (
    <ul className="ways">
      {automa && (
        <Way
          href={`/beside/${game}/companion`}
          title={voice.tell({ key: 'companion.title' })}
          about={voice.tell({ key: 'companion.about' })}
          words={voice.say(begun ? 'beside.goOn' : 'beside.open')}
        />
      )}
      <Way
        href={`/beside/${game}/pad`}
        title={voice.say('beside.pad')}
        about={voice.say('beside.padAbout')}
        words={voice.say('beside.open')}
      />
    </ul>
  );
}

export default function BesideScreen({ game, part }: { game: string; part: string | undefined }): ReactNode {
  const words = useGameWords(game);
  const voice = useVoice(words);
  const card = homeCards().find(({ id }) => id === game);
  const title =
    part === 'companion'
      ? voice.tell({ key: 'companion.title' })
      : part === 'pad'
        ? voice.say('beside.pad')
        : voice.say('beside.title', { game: card?.title ?? game });
  return (
    <UnderHead>
      <main className="beside" style={{ '--c': card?.colour ?? 'var(--brass)' }} data-part={part ?? 'ways'}>
        {words === undefined ? (
          <p role="status">{voice.say('web.loading')}</p>
        ) : (
          <>
            <h1>
              {part !== undefined && (
                <Link href={`/beside/${game}`} className="up" aria-label={card?.title ?? game}>
                  <Icon name="back" />
                </Link>
              )}
              {title}
            </h1>
            {part === undefined && (
              <>
                <p>{voice.say('beside.about')}</p>
                <Ways game={game} voice={voice} automa={words.companion !== undefined} />
              </>
            )}
            {part === 'pad' && <Pad game={game} title={card?.title ?? game} voice={voice} />}
            {part === 'companion' && words.companion !== undefined && (
              <Companion game={game} words={words} voice={voice} />
            )}
          </>
        )}
      </main>
    </UnderHead>
  );
}
