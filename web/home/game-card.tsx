import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { HomeCard } from '../kit/index.ts';
import { hasCourse, hasRules } from '../page/boards.ts';
import { Icon, type IconName } from '../page/icons.tsx';
import { useSay } from '../page/say.tsx';
import { tableWords } from '../page/table-words.ts';
import type { ListedTable } from '../saves/saves.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';

/** The portal through which the track runs into the card. */
function Gate(): ReactNode {
  return (
    <svg className="gate" viewBox="0 0 64 40" aria-hidden="true" focusable="false">
      <path d="M3 40V28a29 26 0 0 1 58 0v12Z" className="arch" />
      <path d="M12 40V29a20 19 0 0 1 40 0v11Z" className="dark" />
      <path d="M26 40l3-16M38 40l-3-16" className="rail" />
      <path d="M22 38h20M24 33h16M26 28h12" className="sleeper" />
      <circle cx="32" cy="7" r="3.2" className="lamp" />
    </svg>
  );
}

export function GameCard({
  card,
  running,
  onPlay,
  onNewTable,
  onHover,
}: {
  card: HomeCard;
  running: ListedTable | undefined;
  onPlay(): void;
  onNewTable(): void;
  onHover(inside: boolean): void;
}): ReactNode {
  const say = useSay();
  const { language } = useStore(settings);
  const { pitch, players, time, weight } = card.words[language];
  const facts: readonly (readonly [IconName, string])[] = [
    ['people', players],
    ['clock', time],
    ['bars', weight],
  ];
  return (
    <article
      className="card"
      style={{ '--c': card.colour, '--focus': `${((card.focus ?? 216) / 432) * 100}%` }}
      data-game-card={card.id}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <Gate />
      <div className="picture">
        <svg viewBox="0 0 432 206" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
          <card.Art />
        </svg>
        <Link
          href={`/demo/${card.id}`}
          className="watch"
          aria-label={`${say('web.watch')}: ${card.title}`}
          data-watch={card.id}
        >
          <Icon name="play" size={14} />
          <span>{say('web.watch')}</span>
        </Link>
      </div>
      <div className="words">
        <h2>{card.title}</h2>
        <p>{pitch}</p>
        <ul className="facts">
          {facts
            .filter(([, words]) => words !== '')
            .map(([icon, words]) => (
              <li key={icon}>
                <Icon name={icon} size={17} />
                {words}
              </li>
            ))}
        </ul>
        {running && (
          <Link href={`/table/${running.id}`} className="continue">
            <i className="lamp" />
            <span>
              <b>{say('web.continue')}</b> {tableWords(say, language, running)}
            </span>
            <Icon name="forward" size={18} />
          </Link>
        )}
        <div className="buttons">
          <button type="button" className="button play" onClick={onPlay}>
            {say('web.playNow')}
          </button>
          <button type="button" className="button" onClick={onNewTable}>
            {say('web.newTable')}
          </button>
          {hasCourse(card.id) && (
            <Link href={`/learn/${card.id}`} className="button link" data-learn={card.id}>
              {say('web.learn')}
            </Link>
          )}
          {hasRules(card.id) && (
            <Link href={`/rules/${card.id}`} className="button link">
              {say('web.rules')}
            </Link>
          )}
          <Link href={`/beside/${card.id}`} className="button link" data-beside={card.id}>
            {say('web.beside')}
          </Link>
        </div>
      </div>
    </article>
  );
}
