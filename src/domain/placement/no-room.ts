/**
 * The extras of which not a single piece fits a design: ends of the design's slug and beginnings of the extra's id. It is what
 * `placeExtras` finds, a test says; for who only wants to know that, and shall not have to load the floors.
 */
const NO_ROOM =
  /-((launch|studio|showcase|theatre|pavilion|island):(hang|meet)|(launch|studio|showcase|theatre):(coffee|recep)|(studio|showcase|theatre):light|(studio|theatre):wire|theatre:led)/;

/** Whether a piece of the extra fits the design, as far as anybody knows: of what has no model nobody does. */
export function hasRoomFor(designSlug: string, extra: string): boolean {
  return !NO_ROOM.test(`${designSlug}:${extra}`);
}
