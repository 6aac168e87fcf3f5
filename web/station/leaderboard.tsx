/** Who plays a game best, by rating. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { LeaderboardLine } from '../../server/protocol/people.ts';
import { Complaint } from '../page/complaint.tsx';
import { ask } from './api.ts';
import { Foot, Frame, Page } from './frame.tsx';
import { Badge } from './parts/badge.tsx';
import { Choice } from './parts/choice.tsx';
import { gameTitle } from './parts/game-sign.tsx';
import { reasonWords, useStationSay } from './say.tsx';
import { useMe } from './who.ts';

export function Leaderboard({ game }: { game: string }): ReactNode {
  const say = useStationSay();
  const me = useMe();
  const [, go] = useLocation();
  const [lines, setLines] = useState<readonly LeaderboardLine[]>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    ask('GET /api/leaderboard/:game', { params: { game } }).then(setLines, setProblem);
  }, [game]);
  return (
    <Frame place="tables">
      <Page title={say('leaders.of', { game: gameTitle(game) })}>
        <Choice
          caption={say('filter.game')}
          hidden
          value={game}
          choices={__GAMES__.map((value) => ({ value, words: gameTitle(value) }))}
          onChange={(next) => go(`/leaderboard/${next}`)}
        />
        <Complaint words={problem === undefined ? undefined : reasonWords(say, problem)} />
        {lines?.length === 0 && <p className="blank">{say('leaders.none')}</p>}
        {lines && lines.length > 0 && (
          <table className="history leaders paper">
            <thead>
              <tr>
                <th scope="col">{say('leaders.place')}</th>
                <th scope="col">{say('leaders.person')}</th>
                <th scope="col">{say('leaders.rating')}</th>
                <th scope="col">{say('leaders.games')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.person.id} className={line.person.id === me?.id ? 'mine' : undefined}>
                  <td>
                    <span className={`place${line.place === 1 ? ' first' : ''}`}>{line.place}</span>
                  </td>
                  <td>
                    <Link href={`/person/${line.person.id}`} className="game">
                      <Badge person={line.person} size={30} />
                      <b>{line.person.name}</b>
                    </Link>
                  </td>
                  <td>
                    <b>{line.rating}</b>
                  </td>
                  <td>{line.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Page>
      <Foot />
    </Frame>
  );
}
