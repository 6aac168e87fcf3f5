/** The rules of a game on a page of their own. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cardOf } from '../page/boards.ts';
import { Brand } from '../page/brand.tsx';
import { useSay } from '../page/say.tsx';
import '../style/panels.css';
import { LanguageSwitch } from '../page/settings-fields.tsx';
import RulesPanel from './rules-panel.tsx';

export default function RulesScreen({ game, rule }: { game: string; rule: string | undefined }): ReactNode {
  const say = useSay();
  return (
    <div className="rules-screen" data-screen="rules" data-game={game}>
      <header className="page-head">
        <Link href="/" className="brand" aria-label={say('web.home')}>
          <Brand />
        </Link>
        <h1>{say('web.rulesOf', { game: cardOf(game)?.title ?? game })}</h1>
        <LanguageSwitch short />
      </header>
      <main>
        <RulesPanel game={game} rule={rule} />
      </main>
    </div>
  );
}
