export const WALLS = ['color', 'white', 'designed'] as const;
export const INKS = ['original', 'white'] as const;

/** How a booth wears a visitor's logo. */
export interface Dress {
  /** Printed walls: in `color`, nearly white with `color` as an accent, or as designed. */
  readonly wall: (typeof WALLS)[number];
  /** The logo as it is, or knocked out in white. */
  readonly ink: (typeof INKS)[number];
  /** Such as `#2456f5`; null without one. */
  readonly color: string | null;
}

/** A dress as it is stored and sent: older ones only have a color of the prints. */
export interface SentDress {
  readonly tint: string | null;
  readonly wall?: Dress['wall'] | null | undefined;
  readonly ink?: Dress['ink'] | null | undefined;
}

export const AS_DESIGNED: Dress = { wall: 'designed', ink: 'original', color: null };

/** Walls for a black or gray logo, which has no color: a design's own would compete with it. */
export const CHARCOAL = '#2b2d33';

const COLOR = /^#[\da-f]{6}$/;

/**
 * Returns a stored or sent dress; null if there is none. Ignores what is not one.
 * @example dressIn({ tint: '#d01040', wall: 'color', ink: 'white' }) // { wall: 'color', ink: 'white', color: '#d01040' }
 */
export function dressIn({ tint, wall, ink }: { readonly [Part in keyof SentDress]?: unknown }): Dress | null {
  const color = typeof tint === 'string' && COLOR.test(tint) ? tint : null;
  const version = INKS.find((one) => one === ink);
  const walls = WALLS.find((one) => one === wall && (color || one !== 'color'));
  if (walls) return { wall: walls, ink: version ?? 'original', color };
  return color && !wall ? { wall: 'color', ink: 'white', color } : null;
}

/**
 * Returns a dress as it is stored and sent.
 * @example sentDress(AS_DESIGNED) // { tint: null, wall: 'designed', ink: 'original' }
 */
export function sentDress({ wall, ink, color }: Dress): Required<SentDress> {
  return { tint: color, wall, ink };
}

/** Start of a link's part: 'look~color~white~d01040'. */
export const LOOK = 'look~';

/**
 * Returns a dress as a word of a quote's link; null for a booth as designed.
 * @example dressWord({ wall: 'white', ink: 'original', color: null }) // 'look~white~original'
 */
export function dressWord({ wall, ink, color }: Dress): string | null {
  if (wall === 'designed') return null;
  return LOOK + [wall, ink, ...(color ? [color.slice(1)] : [])].join('~');
}

/**
 * Returns the dress of a link's part; null for one that this version does not know.
 * @example dressOfWord('look~white~original') // { wall: 'white', ink: 'original', color: null }
 */
export function dressOfWord(word: string): Dress | null {
  const [wall, ink, color] = word.slice(LOOK.length).split('~');
  return word.startsWith(LOOK) ? dressIn({ tint: `#${color}`, wall, ink }) : null;
}
