import type { ModelScene } from '../viewer/model.ts';
import { DECK } from '../viewer/pieces.ts';
import { formatFeet } from './feet.ts';
import type { SurfaceRectangle } from './surface-rectangle.ts';
import type { Surface } from './surfaces.ts';

/** Heights in meters: what ends below is a counter or a table, what begins above hangs. */
const LOW = 1.4;
const HANGING = 2;
/** Walls are at least as high. */
const TALL = 1.8;
const LEVEL = 0.7;

type Space = Pick<ModelScene, 'box' | 'floor'>;

/**
 * Describes a surface.
 * @example describeSurface(model.listed[0], model.scene) // "Back wall, 20' × 8', facing the aisle"
 */
export function describeSurface(
  { whole, best: { n } }: Pick<Surface, 'whole' | 'best'>,
  space: Space,
): string {
  const facing = Math.abs(n[1]) > LEVEL ? '' : `, facing ${facingOf(n)}`;
  return `${nameOf({ ...whole, n }, space)}, ${sizeText(whole)}${facing}`;
}

/**
 * Describes surfaces so that no two are alike.
 * @example describeSurfaces(model.listed, model.scene)
 */
export function describeSurfaces(surfaces: readonly Surface[], space: Space): string[] {
  const texts = surfaces.map((surface) => describeSurface(surface, space));
  return texts.map((text, index) => {
    const alike = texts.filter((other) => other === text).length;
    const before = texts.slice(0, index).filter((other) => other === text).length;
    return alike > 1 ? `${text} (${before + 1} of ${alike})` : text;
  });
}

/**
 * Formats meters as feet.
 * @example sizeText({ w: 6.1, h: 2.44 }) // "20' × 8'"
 */
export function sizeText({ w, h }: Pick<SurfaceRectangle, 'w' | 'h'>): string {
  return `${formatFeet(w)} × ${formatFeet(h)}`;
}

/** Names the side of the booth that a direction points to. */
function facingOf([side = 0, , front = 0]: readonly number[]): string {
  if (Math.abs(side) > Math.abs(front)) return side > 0 ? 'the right' : 'the left';
  return front >= 0 ? 'the aisle' : 'the back';
}

function nameOf({ p, n, h }: SurfaceRectangle, { box: [low, high], floor }: Space): string {
  if (n[1] > LEVEL) {
    const isDeck = floor && Math.abs(p[1] - DECK) < 0.02;
    return isDeck ? 'Deck' : `Top, ${formatFeet(p[1] - (floor ? DECK : 0))} high`;
  }
  if (n[1] < -LEVEL) return 'Underside';
  const [bottom, top] = [p[1] - h / 2, p[1] + h / 2];
  if (bottom > HANGING) return 'Hanging panel';
  if (top < LOW) return 'Counter or table';
  if (h < TALL) return 'Panel';
  const [width, depth] = [high[0] - low[0], high[2] - low[2]];
  if (n[2] > LEVEL && p[2] < low[2] + depth / 4) return 'Back wall';
  if (n[0] > LEVEL && p[0] < low[0] + width / 4) return 'Left wall';
  if (n[0] < -LEVEL && p[0] > high[0] - width / 4) return 'Right wall';
  return 'Panel';
}
