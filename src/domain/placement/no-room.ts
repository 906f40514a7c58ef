/**
 * The extras of which not a single piece fits a design, by the design's slug: what `placeExtras` finds, a test says. So that
 * nobody has to have the floors who only wants to know that.
 */
const NO_ROOM: Readonly<Record<string, string>> = {
  '10x10-launch': 'coffee-bar hanging-sign meeting-table reception-counter',
  '10x10-studio':
    'coffee-bar hanging-sign meeting-table reception-counter lightbox-wall wireless-charging-table',
  '10x20-showcase': 'coffee-bar hanging-sign meeting-table reception-counter lightbox-wall',
  '10x20-theatre':
    'coffee-bar hanging-sign meeting-table reception-counter lightbox-wall wireless-charging-table led-screen-55',
  '20x20-pavilion': 'hanging-sign meeting-table',
  '20x20-island': 'hanging-sign meeting-table',
};

/** Whether a piece of the extra fits the design, as far as anybody knows: of what has no model nobody does. */
export function hasRoomFor(designSlug: string, extra: string): boolean {
  return !NO_ROOM[designSlug]?.split(' ').includes(extra);
}
