import { CHARCOAL, type Dress } from './dress.ts';
import type { OwnLogo } from './read-logo.ts';

const REASONS: Readonly<Record<OwnLogo['kind'], Partial<Record<Dress['wall'], string>>>> = {
  'one-color': { color: 'your logo has one strong color' },
  colorful: {
    color: 'parts of your logo are too light for white walls',
    white: 'your logo has several colors',
  },
  dark: { color: 'your logo is black or gray' },
  light: { designed: 'your logo is light' },
  tile: { color: "that is your logo's own background" },
  photo: {},
};

const PHOTO = 'This looks like a photo; your logo alone, as a PNG or SVG, looks better on a booth.';

/**
 * Returns a sentence such as 'White logo on red walls, because your logo has one strong color.'
 * @example dressSentence(logo.dress, logo)
 */
export function dressSentence(dress: Dress, logo: OwnLogo | null): string {
  const walls = wallWords(dress, logo?.kind);
  if (!logo) return `${walls.charAt(0).toUpperCase()}${walls.slice(1)}.`;
  const own = logo.dress;
  const isOwn = dress.wall === own.wall && dress.ink === own.ink && dress.color === own.color;
  // Charcoal stands for olive, brown or mustard: there is no reason to give
  const isOther = dress.wall === 'color' && dress.color === CHARCOAL && logo.kind !== 'dark';
  const reason = isOwn && !isOther ? REASONS[logo.kind][dress.wall] : '';
  const note = logo.kind === 'photo' ? ` ${PHOTO}` : '';
  const version = dress.ink === 'white' ? 'White logo' : 'Your logo as it is';
  return `${version} on ${walls}${reason ? `, because ${reason}` : ''}.${note}`;
}

function wallWords({ wall, ink, color }: Dress, kind?: OwnLogo['kind']): string {
  if (wall === 'designed' || (wall === 'color' && !color)) return 'walls as designed';
  const name = color && colorName(color);
  if (wall === 'white') return name ? `white walls with ${name}` : 'white walls';
  // A tile's walls have its own color
  return `${ink === 'original' && name !== 'black' && name !== 'charcoal' && kind !== 'tile' ? 'deep ' : ''}${name} walls`;
}

/** Upper ends of hues in degrees. */
const HUES = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [190, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
] as const;

/** @param color such as `#2456f5` */
function colorName(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = high - low;
  if (chroma < 24) return high < 24 ? 'black' : high < 70 ? 'charcoal' : high > 220 ? 'white' : 'gray';
  const turn = high === r ? (g - b) / chroma + 6 : high === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const hue = (turn % 6) * 60;
  return HUES.find(([end]) => hue <= end)?.[1] ?? 'red';
}
