import { useEffect, useRef, useState, type PointerEvent } from 'react';

type Handlers = {
  readonly onTake: (visitId: string) => void;
  /** `place` is the `data-slot` it was let go over; undefined over none. */
  readonly onLetGo: (place: string | undefined) => void;
};

type Hand = {
  readonly id: string;
  readonly pointerId: number;
  readonly from: readonly [x: number, y: number];
  at: readonly [x: number, y: number];
  isDragging: boolean;
};

/** A hand that moves less has pressed, not dragged. */
const slackPx = 6;
/** So near to an edge of the screen the page is scrolled along. */
const edgePx = 72;
const scrollPx = 10;

/** The card whose handle is held; of a mouse any place of it on which nothing can be pressed. */
function heldCard({ target, pointerType, button }: PointerEvent): string | undefined {
  if (!(target instanceof Element) || button !== 0) return undefined;
  const isHandle = target.closest('.visit-grip') !== null;
  const isOther = target.closest('button, a, .visit-open') !== null;
  if (!isHandle && (isOther || pointerType !== 'mouse')) return undefined;
  return target.closest('[data-visit][data-movable]')?.getAttribute('data-visit') ?? undefined;
}

function placeUnder([x, y]: readonly [number, number]): string | undefined {
  const slot = document.elementFromPoint(x, y)?.closest('[data-slot]');
  return slot?.getAttribute('data-slot') ?? undefined;
}

/** Dragging by mouse, finger or pen. What is dragged, and where to, is the board's. */
export function useVisitDrag({ onTake, onLetGo }: Handlers) {
  const hand = useRef<Hand>(undefined);
  const ghost = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string>();
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const { current: held } = hand;
      if (held?.isDragging !== true) return;
      const [, y] = held.at;
      if (y < edgePx) scrollBy(0, -scrollPx);
      else if (y > innerHeight - edgePx) scrollBy(0, scrollPx);
      else return;
      setOver(placeUnder(held.at));
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);

  function letGo(place: string | undefined): void {
    const wasDragging = hand.current?.isDragging === true;
    hand.current = undefined;
    setOver(undefined);
    setDragging(false);
    if (wasDragging) onLetGo(place);
  }

  return {
    ghost,
    over,
    isDragging,
    handlers: {
      onPointerDown(event: PointerEvent): void {
        const id = heldCard(event);
        if (id === undefined) return;
        const at = [event.clientX, event.clientY] as const;
        hand.current = { id, pointerId: event.pointerId, from: at, at, isDragging: false };
      },
      onPointerMove({ currentTarget, clientX, clientY, pointerId }: PointerEvent): void {
        const { current: held } = hand;
        if (held?.pointerId !== pointerId) return;
        held.at = [clientX, clientY];
        const [fromX, fromY] = held.from;
        if (!held.isDragging && Math.hypot(clientX - fromX, clientY - fromY) < slackPx) return;
        if (!held.isDragging) {
          held.isDragging = true;
          setDragging(true);
          currentTarget.setPointerCapture(pointerId);
          getSelection()?.removeAllRanges();
          onTake(held.id);
        }
        if (ghost.current !== null) ghost.current.style.translate = `${clientX}px ${clientY}px`;
        setOver(placeUnder(held.at));
      },
      onPointerUp({ clientX, clientY, pointerId }: PointerEvent): void {
        if (hand.current?.pointerId === pointerId) letGo(placeUnder([clientX, clientY]));
      },
      onPointerCancel: () => letGo(undefined),
    },
  };
}
