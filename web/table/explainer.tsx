/** Explains any piece in words: on hover, on a long press, and when it has the focus. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { houseText, speaker, type Text } from '../../kernel/index.ts';
import type { Explaining, Explanation } from '../kit/board.ts';
import { withUniqueKeys } from '../page/unique-keys.ts';
import { webText } from '../text/index.ts';
import { magnification } from './beside.ts';
import { type TableDesk, useDesk } from './context.ts';

const HOVER_MS = 350;
/** What glows is told by its preview already, and its neighbours shall stay in sight. */
const GLOWING_MS = 1200;
const PRESS_MS = 450;
const GAP = 10;

interface Asked {
  readonly piece: string;
  readonly box: DOMRect;
}

const pieceUnder = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest('[data-piece]')) || undefined;

/** The piece somebody is asking about. */
function useAsked(table: RefObject<HTMLElement | null>): Asked | undefined {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const root = table.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const ask = (element: Element | undefined, delay: number, byPress = false): void => {
      clearTimeout(timer);
      const piece = element?.getAttribute('data-piece');
      if (!element || !piece) {
        setAsked(undefined);
        return;
      }
      timer = setTimeout(() => {
        pressed = byPress;
        setAsked({ piece, box: element.getBoundingClientRect() });
      }, delay);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      const piece = pieceUnder(event.target);
      ask(piece, piece?.closest('[data-target]') ? GLOWING_MS : HOVER_MS);
    };
    const down = (event: PointerEvent): void => {
      pressed = false;
      if (event.pointerType === 'mouse') ask(undefined, 0);
      else {
        ask(undefined, 0);
        ask(pieceUnder(event.target), PRESS_MS, true);
      }
    };
    const lift = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) ask(pieceUnder(event.target), 0);
    };
    const hide = (): void => ask(undefined, 0);
    // A long press explains and does nothing else.
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const noMenu = (event: MouseEvent): void => {
      if (pressed) event.preventDefault();
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', lift);
    root.addEventListener('pointercancel', lift);
    root.addEventListener('focusin', focus);
    root.addEventListener('wheel', hide, { passive: true });
    root.addEventListener('keydown', hide);
    root.addEventListener('click', click, { capture: true });
    root.addEventListener('contextmenu', noMenu);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointerup', lift);
      root.removeEventListener('pointercancel', lift);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('wheel', hide);
      root.removeEventListener('keydown', hide);
      root.removeEventListener('click', click, { capture: true });
      root.removeEventListener('contextmenu', noMenu);
    };
  }, [table]);
  return asked;
}

/** The explanation of a piece and the voice that tells it; both may have to be fetched first. */
function useExplanation(
  { board, info, props }: TableDesk,
  piece: string | undefined,
): { readonly explanation: Explanation | undefined; tell(text: Text): string } {
  const [fetched, setFetched] = useState<Explaining>();
  const asked = piece !== undefined;
  useEffect(() => {
    if (asked) void board.explaining?.().then(setFetched);
  }, [asked, board]);
  const { language } = props;
  const { seat } = props.speaker;
  const own = useMemo(
    () => fetched && speaker([fetched.text, board.text, info.game.text, webText, houseText], language, seat),
    [fetched, board, info, language, seat],
  );
  const teller = fetched ?? board;
  const { say } = own ?? props.speaker;
  return { explanation: asked ? teller.explain?.(piece, props) : undefined, tell: say };
}

export default function Explainer({ table }: { table: RefObject<HTMLElement | null> }): ReactNode {
  const asked = useAsked(table);
  const { explanation, tell } = useExplanation(useDesk(), asked?.piece);
  const ref = useRef<HTMLDivElement>(null);
  // Before it is seen: otherwise it would jump to its place.
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip || !asked || !explanation) return;
    const { width, height } = tip.getBoundingClientRect();
    const { box } = asked;
    const left = Math.min(Math.max(GAP, box.left + box.width / 2 - width / 2), innerWidth - width - GAP);
    const card = table.current?.querySelector('.considered')?.getBoundingClientRect();
    const isFree = (from: number): boolean =>
      !card || left > card.right || left + width < card.left || from > card.bottom || from + height < card.top;
    const above = box.top - height - GAP;
    const below = Math.min(box.bottom + GAP, innerHeight - height - GAP);
    // Never over what the move would do: that card came first.
    const top = above > GAP && (isFree(above) || !isFree(below)) ? above : below;
    const grown = magnification(tip);
    tip.style.left = `${left / grown}px`;
    tip.style.top = `${top / grown}px`;
  }, [asked, explanation, table]);
  if (!explanation) return null;
  return (
    <div ref={ref} className="explainer" role="tooltip">
      <h3>{tell(explanation.title)}</h3>
      {withUniqueKeys((explanation.lines ?? []).map(tell)).map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  );
}
