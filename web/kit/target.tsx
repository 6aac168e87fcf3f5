/** Places to tap and pieces to ask about, for SVG and HTML alike. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Question } from './board.ts';

export interface Tapping {
  readonly question: Question | undefined;
  /** The target whose menu or preview is open. */
  readonly selected: string | undefined;
  /** While it is asked why something cannot be chosen: the words of that question. */
  readonly asking?: string | false;
  /** A target in words: its one move, or how many there are to choose from. */
  label(target: string): string;
}

export const TappingContext = createContext<Tapping>({ question: undefined, selected: undefined, label: () => '' });

export interface TargetState {
  readonly legal: boolean;
  readonly selected: boolean;
  /** How many moves it means. */
  readonly count: number;
}

interface TargetProps {
  readonly name: string;
  /** What lies there, for whoever asks; see `BoardModule.explain`. */
  readonly piece?: string;
  /** Lets it travel when its place changes: its kind, see docs/draw-a-board.md. */
  readonly travels?: string;
  /** `g` inside SVG; `div` or `span` inside HTML. In a list put it into the `li`: a list item cannot be a button. */
  readonly as?: 'g' | 'div' | 'span';
  readonly className?: string;
  readonly transform?: string;
  /** Overrides the words for a screen reader. */
  readonly label?: string;
  readonly children?: ReactNode | ((state: TargetState) => ReactNode);
}

/** What a target is right now. */
export function useTarget(name: string): TargetState {
  const { question, selected } = useContext(TappingContext);
  const count = question?.at(name).length ?? 0;
  return { legal: count > 0, selected: selected === name, count };
}

/**
 * A place on the board. While it is legal it glows (`.target.legal` in CSS), can be tapped, hovered for a preview and reached with
 * the keyboard; otherwise it is just a group.
 */
export function Target({
  name,
  piece,
  travels,
  as: Tag = 'g',
  className = '',
  transform,
  label,
  children,
}: TargetProps): ReactNode {
  const tapping = useContext(TappingContext);
  const state = useTarget(name);
  const content = typeof children === 'function' ? children(state) : children;
  const place = transform === undefined ? {} : { transform };
  if (!state.legal) {
    return (
      <Tag
        className={`target ${className}`}
        data-piece={piece}
        data-travels={travels}
        data-place={name}
        {...(tapping.asking ? { 'data-why': '', role: 'button', tabIndex: 0, 'aria-label': tapping.asking } : {})}
        {...place}
      >
        {content}
      </Tag>
    );
  }
  return (
    <Tag
      className={`target legal ${state.selected ? 'selected ' : ''}${className}`}
      data-target={name}
      data-piece={piece}
      data-travels={travels}
      data-place={name}
      role="button"
      tabIndex={0}
      aria-label={label ?? tapping.label(name)}
      aria-haspopup={state.count > 1 ? 'menu' : undefined}
      {...place}
    >
      {content}
    </Tag>
  );
}

/** Something that explains itself on hover and long press. */
export function Piece({
  name,
  travels,
  way,
  as: Tag = 'g',
  className,
  transform,
  children,
}: Pick<TargetProps, 'name' | 'travels' | 'as' | 'transform' | 'className'> & {
  /** The way it takes when it travels to where it lies now: `dx dy,dx dy …` from there, in the board's coordinates. */
  readonly way?: string | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Tag
      className={className}
      data-piece={name}
      data-travels={travels}
      data-way={way}
      {...(transform === undefined ? {} : { transform })}
    >
      {children}
    </Tag>
  );
}
