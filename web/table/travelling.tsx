/** Watches the table from one moment to the next and lets the pieces travel in between. */
import { Component, type ReactNode, type RefObject } from 'react';
import { moving, settings, TRAVELS } from '../settings/settings.ts';
import type { Moment } from '../worker/protocol.ts';
import { arrive, type Seen, seenIn, travel } from './travel.ts';

interface Props {
  readonly table: RefObject<HTMLElement | null>;
  /** The moment on the screen. */
  readonly moment: Moment;
  /** Hears which pieces were moved or put down. */
  readonly onMoved: (pieces: readonly Seen[]) => void;
}

/** A class, because only a class is asked for what it sees before the next picture is put in its place. */
export class Travelling extends Component<Props> {
  override componentDidMount(): void {
    document.addEventListener('pointerdown', arrive, { capture: true });
    document.addEventListener('keydown', arrive, { capture: true });
  }

  override componentWillUnmount(): void {
    arrive();
    document.removeEventListener('pointerdown', arrive, { capture: true });
    document.removeEventListener('keydown', arrive, { capture: true });
  }

  override getSnapshotBeforeUpdate({ moment }: Props): readonly Seen[] | false {
    const { table } = this.props;
    if (moment === this.props.moment || !table.current || !moving(settings.get())) return false;
    return seenIn(table.current);
  }

  override componentDidUpdate({ moment: before }: Props, _: unknown, seen?: readonly Seen[] | false): void {
    const { table, moment, onMoved } = this.props;
    if (!seen || !table.current) return;
    // Somebody else has taken the screen: his things were there all the time.
    const whole = before.viewer === moment.viewer;
    onMoved(travel(table.current, seen, TRAVELS[settings.get().speed], whole));
  }

  override render(): ReactNode {
    return null;
  }
}
