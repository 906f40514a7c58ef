/** Where a card is on the screen, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where in a grid the card at `from` belongs when the pointer is at `x`, `y`: the place of the card under the pointer
 * once its middle was passed, as seen from `from`. That way cards of different height do not jump back and forth.
 */
export function dropPlace(places: readonly Place[], from: number, x: number, y: number): number {
  const to = places.findIndex(
    ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
  );
  const [own, target] = [places[from], places[to]];
  if (!own || !target || to === from) return from;
  const middleY = target.top + target.height / 2;
  const isSameRow = own.top < middleY && middleY < own.top + own.height;
  const past = isSameRow ? x - (target.left + target.width / 2) : y - middleY;
  return to > from === past > 0 ? to : from;
}
