/**
 * Usual limits for booths, so that a design can be built as sold. Source: IAEE, 'Guidelines for Display Rules and
 * Regulations', 2019, linear booths; many shows allow 8'3" for their 8' back wall.
 */
import { positionOf } from '../../functions/src/models/vertices.ts';
import type { FloorData } from '../../src/booth/placement/floor.ts';
import type { ModelPart } from '../../src/booth/viewer/model.ts';

type Deck = Pick<FloorData, 'width' | 'depth'>;

const FOOT = 0.3048;
/** Maximum height in the rear half of an inline booth. */
const HIGHEST = 8.25 * FOOT;
/** Maximum height toward the aisle, where neighbors must be visible. */
const HIGHEST_IN_FRONT = 4 * FOOT;
/** Depth of an inline booth. */
const INLINE = 10 * FOOT;
/** Width of the deck's edging beyond the space, in meters. */
const EDGING = 0.016;
/** Tolerance for rounded positions, in meters. */
const SLACK = 0.005;

/** Excesses of the demo's designs. Their descriptions state them, since the show has to agree. */
const AGREED: Readonly<Record<string, readonly string[]>> = {
  '10x10-studio': ["is 8.9' high", "is 8.9' high in the front half"],
  '10x20-theater': ["is 10.3' high", "is 10.3' high in the front half"],
};

/** @throws Error if the design exceeds a limit that its description does not name */
export function checkDisplayRules(slug: string, parts: readonly ModelPart[], deck: Deck): void {
  const broken = excesses(parts, deck).filter((excess) => !AGREED[slug]?.includes(excess));
  if (broken.length > 0) throw new Error(`${slug} ${broken.join(' and ')}.`);
}

function excesses(parts: readonly ModelPart[], { width, depth }: Deck): string[] {
  let [side, front, back, high, highInFront] = [0, 0, 0, 0, 0];
  for (const part of parts) {
    for (const vertex of new Set(part.indices)) {
      const [x, y, z] = positionOf(part, vertex);
      side = Math.max(side, Math.abs(x) - width / 2);
      front = Math.max(front, z - depth / 2);
      back = Math.max(back, -z - depth / 2);
      high = Math.max(high, y);
      if (z > SLACK) highInFront = Math.max(highInFront, y);
    }
  }
  const isInline = depth < INLINE + SLACK;
  return [
    ...[side, front, back]
      .filter((over) => over > EDGING)
      .map((over) => `leaves its deck by ${over.toFixed(2)} m`),
    ...(isInline && high > HIGHEST ? [`is ${inFeet(high)} high`] : []),
    ...(isInline && highInFront > HIGHEST_IN_FRONT
      ? [`is ${inFeet(highInFront)} high in the front half`]
      : []),
  ];
}

function inFeet(meters: number): string {
  return `${(meters / FOOT).toFixed(1)}'`;
}
