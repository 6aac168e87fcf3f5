/** A table without a browser: the question somebody is asked, the markup of what is drawn, and the names in it. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Game, GameState, Move, Seat } from '../../kernel/index.ts';
import type { BoardModule, Offer, Question, Scene, TableProps } from '../kit/board.ts';
import { makeQuestion } from '../kit/offers.ts';
import { TappingContext } from '../kit/target.tsx';

export function questionOf<S extends GameState, M extends Move, V extends object, E>(
  game: Game<S, M, V>,
  board: BoardModule<V, M, E>,
  state: S,
  seat: Seat,
  scene: Scene<V, E>,
): Question<M> {
  const moves = game.moves(state, seat);
  const words = moves.map((move) => ({ move, text: game.describe(move) }));
  const question = makeQuestion(seat, game.prompt(state, seat), words, (move) => {
    const known = moves.find((candidate) => candidate === move);
    return known ? board.targets(known, scene) : [];
  });
  const offers = question.offers.flatMap((offer): Offer<M>[] => {
    const move = moves.find((candidate) => candidate === offer.move);
    return move ? [{ ...offer, move }] : [];
  });
  return { ...question, offers, at: (target) => offers.filter((offer) => offer.targets.includes(target)) };
}

export function drawn<V extends object, M extends Move, E>(
  Part: (props: TableProps<V, M, E>) => ReactNode,
  props: TableProps<V, M, E>,
  wrapper = 'div',
): string {
  const Component: ComponentType<TableProps<V, M, E>> = Part;
  const { question } = props;
  const tapping = {
    question:
      question &&
      makeQuestion(
        question.seat,
        question.prompt,
        question.offers,
        (move) => question.offers.find((offer) => offer.move === move)?.targets ?? [],
      ),
    selected: props.preview?.offer.targets[0],
    label: () => 'label',
  };
  return renderToStaticMarkup(
    createElement(TappingContext, { value: tapping }, createElement(wrapper, {}, createElement(Component, props))),
  );
}

/** All names that an attribute gives in a piece of markup. */
export const namesIn = (markup: string, attribute: string): Set<string> =>
  new Set([...markup.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(([, name]) => name));
