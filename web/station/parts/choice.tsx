/** Segments with a caption: all choices in sight, one chosen. */
import type { ReactNode } from 'react';

export interface Choosable<T extends string> {
  readonly value: T;
  readonly words: string;
  /** Why it cannot be chosen now. */
  readonly not?: string | undefined;
}

export function Choice<T extends string>({
  caption,
  value,
  choices,
  onChange,
  hidden = false,
}: {
  caption: string;
  value: T | undefined;
  choices: readonly Choosable<T>[];
  onChange(value: T): void;
  /** The caption is for those who hear the page. */
  hidden?: boolean;
}): ReactNode {
  return (
    <fieldset className="choice">
      <legend className={hidden ? 'unseen' : undefined}>{caption}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <button
            type="button"
            key={choice.value}
            aria-pressed={choice.value === value}
            disabled={choice.not !== undefined}
            title={choice.not}
            data-choice={choice.value}
            onClick={() => onChange(choice.value)}
          >
            {choice.words}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
