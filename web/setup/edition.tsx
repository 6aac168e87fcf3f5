import type { ReactNode } from 'react';
import { chooseFile, download } from '../page/files.ts';
import { Icon } from '../page/icons.tsx';
import { useSay } from '../page/say.tsx';
import type { GameInfo } from '../worker/protocol.ts';

/** Component data: the game's own, or somebody's. */
export function EditionField({
  info,
  own,
  onEdition,
  onProblem,
}: {
  info: GameInfo;
  own: unknown;
  onEdition(edition?: unknown): void;
  onProblem(problem: unknown): void;
}): ReactNode {
  const say = useSay();
  const choose = async (): Promise<void> => {
    const file = await chooseFile('.json,application/json');
    if (!file) return;
    try {
      onEdition(JSON.parse(await file.text()));
    } catch (error) {
      onProblem(error);
    }
  };
  return (
    <fieldset className="edition">
      <legend>{say('web.new.editionTitle')}</legend>
      <p className="hint">{say('web.new.editionHint')}</p>
      <div className="row">
        <button type="button" className="button quiet" onClick={() => void choose()} data-edition="choose">
          <Icon name="folder" size={18} />
          {say('web.new.edition')}
        </button>
        {own === undefined ? (
          <button
            type="button"
            className="button quiet"
            onClick={() => download(`${info.id}.json`, JSON.stringify(info.edition, undefined, 2), 'application/json')}
          >
            <Icon name="download" size={18} />
            {say('web.new.editionDownload')}
          </button>
        ) : (
          <button type="button" className="button quiet" onClick={() => onEdition()}>
            <Icon name="undo" size={18} />
            {say('web.new.editionBack')}
          </button>
        )}
      </div>
      <p className="hint">
        {say('web.new.editionNow', { edition: own === undefined ? say('web.new.editionStandard') : info.editionName })}
      </p>
    </fieldset>
  );
}
