/**
 * Curated positions for extras and people in each design, in order of preference, stored in its packed model. See
 * `docs/decisions/0123-where-extras-stand.md`.
 */
import type { ListedPlace } from '../../src/booth/placement/floor.ts';
import type { Point } from '../../src/booth/placement/outline.ts';
import { type PieceKind, rankOf } from './pieces.ts';

interface Place extends ListedPlace {
  readonly kind: PieceKind;
}

/** Position in meters, and rotation in degrees: 0 faces the front, 90 the right side. */
type Listed = readonly [x: number, z: number, degrees: number];

/** Places that can all be used at once without blocking a path. */
const always = (kind: PieceKind, ...listed: readonly Listed[]) =>
  listed.map(([x, z, degrees]): Place => ({ kind, x, z, degrees }));
/** Places that overlap others. */
const spare = (kind: PieceKind, ...listed: readonly Listed[]) =>
  always(kind, ...listed).map((place): Place => ({ ...place, spare: true }));
/** Places that replace furniture of the design. */
const instead = (furniture: readonly string[], kind: PieceKind, ...listed: readonly Listed[]) =>
  always(kind, ...listed).map((place): Place => ({ ...place, swap: furniture }));

/** Places by design. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  '10x10-launch': [
    ...always('led-screen-55', [-1.25, -0.2, 90]),
    ...always('brochure-rack', [-1.28, 1.33, 0], [0.05, 1.33, 0]),
    ...always('wireless-charging-table', [0.13, -0.17, 90]),
    ...always('bar-stools', [1.12, 0.06, 0]),
    ...always('plant-snake', [0.45, -1.1, 0]),
    ...spare('bar-stools', [-1.14, 0.2, 0], [-0.1, 0.2, 0]),
    ...spare(
      'plant-fig',
      [1.28, -0.66, 90],
      [-0.1, -1.1, 180],
      [-1.2, -1.14, 180],
      [-0.6, -1.14, 180],
      [-1.26, 0.1, -90],
    ),
    ...spare(
      'plant-snake',
      [1.32, -0.27, 0],
      [-1.32, 1.3, 0],
      [-0.02, 1.3, 0],
      [-1.32, -0.25, 0],
      [-1.32, -1.12, 0],
    ),
    ...spare('wireless-charging-table', [-0.62, -0.9, 0]),
    ...spare('lightbox-wall', [-0.52, -1.07, 0]),
    ...spare('led-screen-55', [1.25, -0.35, -90], [-0.82, -1.05, 0]),
    ...spare('brochure-rack', [-1.33, -0.35, 90], [0.56, 1.1, 0]),
    ...instead(['counter'], 'reception-counter', [-0.52, 0.8, 0], [-0.52, 0.45, 0]),
    ...instead(['counter'], 'coffee-bar', [-0.62, 0.8, 0]),
    ...instead(['counter'], 'meeting-table', [-0.55, 0.33, 0]),
  ],
  '10x10-studio': [
    ...always('led-screen-55', [0.55, 1.2, 0]),
    ...always('brochure-rack', [-1.2, 1.3, 0]),
    ...always('bar-stools', [-1.2, 0.08, 0], [0.66, -0.91, 0]),
    ...always('plant-snake', [1.32, -1.12, 0]),
    ...always('plant-fig', [1.3, 0.2, 90]),
    ...spare(
      'plant-snake',
      [-1.3, -0.58, 0],
      [-0.22, -1.12, 0],
      [-0.1, 1.32, 0],
      [0.75, 1.3, 0],
      [-1.3, 1.2, 0],
    ),
    ...spare('plant-fig', [1.18, -1.02, 0], [0.38, -1.12, 180], [0.15, 1.27, 0], [0.72, 1.2, 180]),
    ...spare('brochure-rack', [0.18, 1.3, 0], [0.75, 1.3, 0], [-1.33, -0.25, 90]),
    ...spare('bar-stools', [-0.2, 0.05, 0]),
    ...instead(['counter'], 'reception-counter', [-0.57, 0.8, 0], [-0.5, 0.93, 0]),
    ...instead(['counter'], 'coffee-bar', [-0.57, 0.78, 0], [-0.5, 0.95, 0]),
    ...instead(['counter'], 'meeting-table', [-0.57, 0.62, 0]),
    ...instead(['high table'], 'wireless-charging-table', [0.66, -0.28, 90]),
    ...instead(['light box', 'high table'], 'lightbox-wall', [0.5, -1.09, 0]),
  ],
  '10x20-showcase': [
    ...always('led-screen-55', [-0.9, 0.38, 0]),
    ...always('brochure-rack', [-2.75, 1.33, 0], [-2.2, 1.33, 0]),
    ...always('bar-stools', [1.2, 0.22, 0]),
    ...always('plant-snake', [2.85, 1.3, 0], [0.1, -1.15, 0], [-1.3, -1.15, 0]),
    ...always('plant-fig', [2.65, -0.52, 90], [1.75, -1.02, 180], [0.85, -1.07, 180], [-0.5, -1.07, 180]),
    ...spare('plant-snake', [-2.85, 0.1, 0], [-1.65, 1.33, 0], [0.45, 1.3, 0]),
    ...spare('wireless-charging-table', [-0.85, 0.28, 180]),
    ...spare('brochure-rack', [-1.2, 1.33, 0], [0.5, 1.33, 0]),
    ...spare('bar-stools', [2.25, 0.22, 0]),
    ...spare('plant-fig', [0.4, 1.2, 180]),
    ...instead(['counter'], 'reception-counter', [1.75, 0.88, 0]),
    ...instead(['counter'], 'coffee-bar', [1.5, 0.88, 0]),
    ...instead(['high table', 'left plinth'], 'meeting-table', [-1.45, 0.58, 0]),
    ...instead(['shelf', 'high table'], 'lightbox-wall', [-1.95, -0.72, 30]),
  ],
  '10x20-theater': [
    ...always('brochure-rack', [1.6, 1.33, 0], [0, 1.33, 0]),
    ...always('bar-stools', [1.92, 0.06, 0], [-2.45, 1.15, 180]),
    ...always('plant-fig', [1.95, -1.22, 180]),
    ...always(
      'plant-snake',
      [-2, -1.15, 0],
      [-2.85, -0.6, 0],
      [2.85, -0.5, 0],
      [-0.5, 1.32, 0],
      [0.5, 1.32, 0],
    ),
    ...spare('brochure-rack', [-0.8, 1.33, 0], [0.8, 1.33, 0], [-2.87, -0.2, -90]),
    ...spare('plant-snake', [1.05, 1.32, 0]),
    ...spare('plant-fig', [-0.85, 1.2, 180], [0.45, 1.2, 180], [1.2, 1.2, 180], [-0.2, 1.2, 180]),
    ...instead(['kiosk'], 'led-screen-55', [-2.2, -0.6, 30]),
    ...instead(['high table'], 'wireless-charging-table', [-2.6, 0.5, 90]),
    ...instead(['counter', 'right seats'], 'reception-counter', [1.75, 0.68, 0]),
    ...instead(['counter', 'right seats'], 'coffee-bar', [1.45, 0.65, 0]),
    ...instead(['right seats'], 'meeting-table', [0.8, 0.53, 0]),
    ...instead(['kiosk', 'plant'], 'lightbox-wall', [-2, -0.924, 0]),
  ],
  '20x20-pavilion': [
    ...always('hanging-sign', [0, 0, 0]),
    ...always('led-screen-55', [-2.72, 0.8, -90], [2.72, 1.95, 90]),
    ...always('coffee-bar', [0.05, 1.15, 0]),
    ...always('wireless-charging-table', [-1.95, -0.05, -90]),
    ...always('brochure-rack', [2.45, 2.87, 0], [-2.45, 2.87, 0], [-2.87, 2.15, -90], [-2.87, -1, -90]),
    ...always('bar-stools', [-0.91, -1, -90], [-1.35, -1.57, -15]),
    ...always('plant-fig', [1.15, -0.65, 90]),
    ...always('plant-snake', [-2.85, -0.38, 0], [-2.85, -1.5, 0]),
    ...spare('reception-counter', [-0.55, 2.65, 0], [0.05, 1.1, 0]),
    ...spare(
      'plant-snake',
      [-0.75, 0.35, 0],
      [2.05, 2.85, 0],
      [-2.85, 0.35, 0],
      [-2.85, 1.3, 0],
      [2.85, 1.3, 0],
    ),
    ...spare('bar-stools', [-1.5, -0.41, 180], [-1.92, -0.58, 135]),
    ...spare('led-screen-55', [-0.6, 2.45, 20], [-1.65, -0.15, 45]),
    ...spare('lightbox-wall', [1.45, 1.25, -90], [-0.65, 1.6, 90], [-0.85, 0.15, -90]),
    ...spare('wireless-charging-table', [-0.3, 2.2, 90], [0.05, 1.2, 180]),
    ...spare('plant-palm', [1.65, 0.95, 0], [-0.4, 2.45, 0]),
    ...spare('plant-fig', [2.4, 2.83, 0], [2.83, 1.45, 90]),
    ...spare('brochure-rack', [1.3, 2.87, 0]),
    ...instead(['lounge'], 'meeting-table', [1.8, -0.75, 0]),
  ],
  '20x20-island': [
    ...always('coffee-bar', [-1.9, 2.66, 0]),
    ...always('lightbox-wall', [-0.15, -1.65, 180]),
    ...always('led-screen-55', [1.25, 2.6, 20], [1.45, -0.35, 0]),
    ...always('wireless-charging-table', [-1.55, 0.55, 180]),
    ...always('brochure-rack', [2.1, 2.87, 0], [-2.87, -2.4, -90], [2.87, 0.6, 90], [-2.85, 0.75, -90]),
    ...always('bar-stools', [0, 1.67, 0], [-2.1, -0.94, 180]),
    ...always('plant-fig', [-2.85, -1.75, -90], [2.3, -2.5, 0]),
    ...always('plant-snake', [-0.82, -2.85, 0], [0.75, -2.85, 0], [2.85, -2.6, 0], [1.05, 0.62, 0]),
    ...spare('plant-fig', [2.15, -0.72, 90], [-0.65, 2.83, 0], [0.7, 2.83, 0], [-0.75, -2.8, 180]),
    ...spare('reception-counter', [-0.45, -2.25, 180], [-2.05, 2.66, 0]),
    ...spare('coffee-bar', [-0.45, -2.25, 180]),
    ...spare('lightbox-wall', [-1.25, 0.05, -90]),
    ...spare('led-screen-55', [-1.05, 2.6, -20], [0.2, -2.75, 180]),
    ...spare('wireless-charging-table', [1.85, 0.65, 180], [0.1, -2.4, 180]),
    ...spare('brochure-rack', [-2.1, 2.87, 0]),
    ...spare(
      'plant-palm',
      [-1.65, -0.35, 0],
      [0.5, -2, 0],
      [-0.95, -1.95, 0],
      [-1.85, 2.4, 0],
      [-1.15, 1.15, 0],
    ),
    ...spare('plant-snake', [-2.85, 2.85, 0], [-1.22, 0.62, 0]),
    ...instead(['high table'], 'meeting-table', [-2.05, -1.63, 0]),
  ],
};

/** Returns a design's places, by the order in which kinds are placed. */
export function placesOf(slug: string): ListedPlace[] {
  return (PLACES[slug] ?? []).toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
}

/** Returns the names of a design's furniture that any of its places replaces. */
export function swappedIn(slug: string): string[] {
  return [...new Set((PLACES[slug] ?? []).flatMap(({ swap = [] }) => swap))];
}

/** Positions of people on the deck by design, in order of preference: next to marks, as seen from the front. */
export const PEOPLE: Readonly<Record<string, readonly Point[]>> = {
  '10x10-launch': [[0.95, -0.68]],
  '10x10-studio': [[1.3, 0.4]],
  '10x20-showcase': [[-2.4, -0.5]],
  '10x20-theater': [[-1.8, 0]],
  '20x20-pavilion': [
    [1.7, 0.6],
    [-0.2, 2.6],
  ],
  '20x20-island': [
    [-1.6, 1.6],
    [1.9, 0.4],
  ],
};
