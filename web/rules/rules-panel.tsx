/** The rules at hand: opened at the rule in question, searchable, in the player's language. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../../kernel/index.ts';
import {
  allSections,
  type RuleBlock,
  type RuleSection,
  type RulesModule,
  sectionOfRule,
  wordsOf,
} from '../kit/rules.ts';
import { loadRules } from '../page/boards.ts';
import { useSay } from '../page/say.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { RULES_WITH_CONTENTS } from '../style/screens.ts';
import { markFound, plain } from './found.ts';

/** What moves sideways is reached by the keyboard too. */
const reachable = (room: HTMLElement | null): void => {
  if (room && room.scrollWidth > room.clientWidth) room.tabIndex = 0;
};

function Block({ block, language }: { block: RuleBlock; language: Language }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p>{block.words[language]}</p>;
    case 'example':
      return <p className="example">{block.words[language]}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.en}>{item[language]}</li>
          ))}
        </ul>
      );
    case 'picture':
      return (
        <figure>
          <block.Picture />
          <figcaption>{block.caption[language]}</figcaption>
        </figure>
      );
    case 'table':
      return (
        <div className="table-room" ref={reachable}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell.en}>{cell[language]}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.map((cell) => cell.en).join('|')}>
                  {row.map((cell, column) => (
                    <td key={block.head[column].en}>{cell[language]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

const spoken = (block: RuleBlock, language: Language): string =>
  wordsOf(block)
    .map((words) => words[language])
    .join(' ');

function fits(section: RuleSection, language: Language, wanted: readonly string[]): boolean {
  const words = plain(
    [section.heading[language], ...section.rules, ...section.blocks.map((block) => spoken(block, language))].join(' '),
  );
  return wanted.every((part) => words.includes(part));
}

/** The rules of a section, from the first to the last. */
const span = (rules: readonly string[]): string =>
  rules.length > 2 ? `${rules[0]} – ${rules[rules.length - 1]}` : rules.join(' ');

const bringUp = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'start' });

function Section({
  section,
  language,
  current,
}: {
  section: RuleSection;
  language: Language;
  current: boolean;
}): ReactNode {
  return (
    <article id={`rule-${section.id}`} className={current ? 'current' : undefined} ref={current ? bringUp : undefined}>
      <h3>
        {section.heading[language]} <small>{span(section.rules)}</small>
      </h3>
      {section.blocks.map((block) => (
        <Block key={spoken(block, 'en')} block={block} language={language} />
      ))}
    </article>
  );
}

export function useRules(game: string): RulesModule | undefined | 'loading' {
  const [rules, setRules] = useState<RulesModule | undefined | 'loading'>('loading');
  useEffect(() => {
    let wanted = true;
    setRules('loading');
    void loadRules(game).then((loaded) => {
      if (wanted) setRules(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return rules;
}

/** Where to read; folded where there is no room beside the text. */
function Contents({ sections, language }: { sections: readonly RuleSection[]; language: Language }): ReactNode {
  const say = useSay();
  const [open] = useState(() => matchMedia(RULES_WITH_CONTENTS).matches);
  return (
    <details className="contents" open={open}>
      <summary>{say('web.rulesContents')}</summary>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <button type="button" onClick={() => bringUp(document.getElementById(`rule-${id}`))}>
              {heading[language]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

export default function RulesPanel({ game, rule }: { game: string; rule: string | undefined }): ReactNode {
  const say = useSay();
  const { language } = useStore(settings);
  const rules = useRules(game);
  const [search, setSearch] = useState('');
  const sections = useMemo(() => (typeof rules === 'object' ? allSections(rules) : []), [rules]);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => markFound(panel.current, search));
  if (rules === 'loading') return null;
  if (!rules) return <p className="hint">{say('web.rulesMissing')}</p>;
  const current = rule === undefined ? undefined : sectionOfRule(rules, rule);
  const wanted = plain(search).split(/\s+/);
  const shown = sections.filter((section) => fits(section, language, wanted));
  return (
    <div className="rules-panel" ref={panel}>
      <input
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={say('web.rulesSearch')}
        aria-label={say('web.rulesSearch')}
      />
      {shown.length > 1 && <Contents sections={shown} language={language} />}
      {shown.length === 0 && <p className="hint">{say('web.rulesNone')}</p>}
      {shown.map((section) => (
        <Section
          key={section.id}
          section={section}
          language={language}
          current={search === '' && section === current}
        />
      ))}
    </div>
  );
}
