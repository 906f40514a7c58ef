import { type PointerEvent, type RefObject, useRef } from 'react';
import type { PlacedPiece, SceneViewer } from '#booth/browser.ts';

export interface Dragging {
  /** Index of the piece that can be dragged; null or omitted for none. */
  held?: number | null;
  /** Called with the piece's place in meters while it is dragged, and once more on release. */
  onDrag?: (x: number, z: number) => void;
  onDrop?: () => void;
}

/** Handlers for the scene's canvas that drag the held piece over the deck, by mouse, pen or finger. */
export function useDrag(
  viewer: RefObject<SceneViewer | null>,
  pieces: readonly PlacedPiece[],
  { held = null, onDrag, onDrop }: Dragging,
) {
  /** Offset in pixels from the piece's place on the canvas to the pointer; null while no piece is dragged. */
  const grip = useRef<readonly [x: number, y: number] | null>(null);

  function letGo() {
    if (grip.current) onDrop?.();
    grip.current = null;
  }
  return {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      const { offsetX: x, offsetY: y } = event.nativeEvent;
      const piece = held === null ? undefined : pieces[held];
      const at = piece && viewer.current?.pick(x, y) === held && viewer.current.pointOf(piece);
      if (!at) return;
      grip.current = [x - at[0], y - at[1]];
      event.currentTarget.setPointerCapture(event.pointerId);
      // Otherwise the drag would turn the booth, too
      event.stopPropagation();
    },
    onPointerMove: ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) => {
      if (!grip.current) return;
      const at = viewer.current?.deckAt(offsetX - grip.current[0], offsetY - grip.current[1]);
      if (at) onDrag?.(...at);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
