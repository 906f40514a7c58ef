import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { dropPlace } from './drop-place.ts';
import { moved } from './reorder.ts';
import type { ExtraOrder } from './use-extra-order.ts';

/** How near to the window's edge, in pixels, the pointer scrolls the page, and by how much with each movement. */
const SCROLL_ZONE = 72;
const SCROLL_STEP = 16;

export interface ExtraDrag {
  /** The extra on the move, or null. */
  readonly draggedId: string | null;
  readonly start: (id: string, event: PointerEvent<HTMLElement>) => void;
}

/**
 * Reordering by mouse or finger: the cards make room while one is dragged; releasing it stores the order, Escape goes
 * back. `listRef` is the list whose items carry `data-extra`.
 */
export function useExtraDrag(
  listRef: RefObject<HTMLElement | null>,
  { shown, preview, save }: ExtraOrder,
  onDropped: (id: string, place: number) => void,
): ExtraDrag {
  const [draggedId, setDraggedId] = useState<string | null>(null);

  useEffect(() => {
    if (draggedId === null) return;
    const before = shown.map(({ id }) => id);
    const from = before.indexOf(draggedId);

    function handleMove({ clientX, clientY }: globalThis.PointerEvent) {
      if (clientY < SCROLL_ZONE) scrollBy(0, -SCROLL_STEP);
      if (clientY > innerHeight - SCROLL_ZONE) scrollBy(0, SCROLL_STEP);
      const cards = [...(listRef.current?.querySelectorAll('[data-extra]') ?? [])];
      const places = cards.map((card) => card.getBoundingClientRect());
      const to = dropPlace(places, from, clientX, clientY);
      if (to !== from) preview(moved(before, from, to));
    }
    function handleUp() {
      setDraggedId(null);
      void save(before);
      onDropped(draggedId ?? '', from);
    }
    function cancel() {
      setDraggedId(null);
      preview(null);
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'Escape') cancel();
    }
    addEventListener('pointermove', handleMove);
    addEventListener('pointerup', handleUp);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', handleKey);
    return () => {
      removeEventListener('pointermove', handleMove);
      removeEventListener('pointerup', handleUp);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', handleKey);
    };
  });

  function start(id: string, event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    // No text selection, no scrolling under the finger
    event.preventDefault();
    setDraggedId(id);
  }
  return { draggedId, start };
}
