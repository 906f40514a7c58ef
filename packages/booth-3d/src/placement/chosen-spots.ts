/** Spots that visitors chose for pieces of an extra, which replace the computed ones. */

/** A piece's place on the deck: its index in the extra, centimeters from the center, degrees (0 faces the front). */
export interface Spot {
  readonly nth: number;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/** Maximum spots of an extra. */
export const MAX_SPOTS = 12;
/** Maximum values; the booths are at most 6.1 m wide. */
export const MAX_NTH = 99;
export const MAX_CM = 999;
export const MAX_TURN = 359;

/**
 * Encodes spots for a link.
 * @example spotsText([{ nth: 0, x: -120, z: 35, turn: 90 }]) // '~0_-120_35_90'
 */
export function spotsText(spots: readonly Spot[] = []): string {
  return spots.map(({ nth, x, z, turn }) => `~${nth}_${x}_${z}_${turn}`).join('');
}

/** Pattern of the texts that `spotsText` returns. */
export const SPOTS = `(?:~\\d{1,2}_-?\\d{1,3}_-?\\d{1,3}_\\d{1,3}){0,${MAX_SPOTS}}`;

/**
 * Parses the text of `spotsText`. Links can contain turns that the server refuses.
 * @example spotsIn('~0_-120_35_90') // [{ nth: 0, x: -120, z: 35, turn: 90 }]
 */
export function spotsIn(text: string): Spot[] {
  return text
    .split('~')
    .slice(1)
    .map((part) => {
      const [nth = 0, x = 0, z = 0, turn = 0] = part.split('_').map(Number);
      return { nth, x, z, turn: turn % (MAX_TURN + 1) };
    });
}
