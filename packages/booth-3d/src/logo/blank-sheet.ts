/** A booth's front without marks, from which cards and the hero make one with a visitor's logo. */
import type { Rgb } from './color-math.ts';
import type { MarkPlace } from './project-logo.ts';

/**
 * Pictures of a sheet, in rows of two: as designed; with black prints; what white walls add to that, and what white
 * below the accent's height adds; where marks are in sight; where the booth is, on a hero's sheet.
 */
export const CELLS = ['designed', 'dark', 'walls', 'accents', 'marks', 'silhouette'] as const;
export type Cell = (typeof CELLS)[number];
export const COLUMNS = 2;

const GROUNDS = ['wall', 'accent', 'slats', 'own'] as const;

export interface BlankPlace extends MarkPlace {
  /** Ground of the logo: printed, slatted timber, or another one, which keeps its color. */
  readonly on: (typeof GROUNDS)[number];
  /** Its color as designed. */
  readonly ground: Rgb;
}

/** A booth's front for a visitor's logo. */
export interface BlankBooth {
  /** Address of its pictures. */
  readonly sheet: string;
  /** Size of the whole picture, and the part of it that the sheet shows, in pixels. */
  readonly size: readonly [width: number, height: number];
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The farthest first. */
  readonly places: readonly BlankPlace[];
  /** True to show only the booth, over another picture of it. */
  readonly isCutOut: boolean;
}

/** Returns a place as it is stored: ground and its color, alignment, size in meters, corners in pixels. */
export function placeLine({ on, ground, align, size, corners }: BlankPlace): string {
  return [on, ...ground, align, ...size, ...corners.flat().map((part) => part.toFixed(1))].join(' ');
}

/**
 * Reads a stored place; null for one that this version does not know.
 * @example lines.flatMap((line) => placeIn(line) ?? [])
 */
export function placeIn(line: string): BlankPlace | null {
  const [on, r, g, b, align, ...rest] = line.split(' ');
  const ground = [r, g, b].map(Number) as unknown as Rgb;
  const numbers = rest.map(Number);
  const known = GROUNDS.find((each) => each === on);
  const isKnown = align === 'left' || align === 'center';
  if (!known || !isKnown || numbers.length !== 10 || ![...ground, ...numbers].every(Number.isFinite))
    return null;
  const [w = 0, h = 0, ...at] = numbers;
  const corner = (index: number) => [at[index * 2] ?? 0, at[index * 2 + 1] ?? 0] as const;
  return { on: known, ground, align, size: [w, h], corners: [corner(0), corner(1), corner(2), corner(3)] };
}

/** Pixels of a drawn front view. */
export const BLANK_SIZE = [800, 600] as const;

/** `blank` is the address of the sheet; the places are lines. */
type DrawnModel = Readonly<{ blank?: string | undefined; blank_places?: readonly string[] | undefined }>;

/**
 * Returns the front that was drawn when the model was uploaded; null without one.
 * @example blankDesign({ blank: '/media/front.webp', blank_places: lines })
 */
export function blankDesign(model: DrawnModel | null | undefined): BlankBooth | null {
  if (!model?.blank) return null;
  return {
    sheet: model.blank,
    size: BLANK_SIZE,
    box: [0, 0, ...BLANK_SIZE],
    places: (model.blank_places ?? []).flatMap((line) => placeIn(line) ?? []),
    isCutOut: false,
  };
}
