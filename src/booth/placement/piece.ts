/** Floor space of an extra, as its model's file states it. */
import type { Outline, Point } from './outline.ts';

/** A piece that is placed separately: a plant set has three pots, most extras are one piece. */
export interface Piece {
  /** The kind of place that it stands at. */
  readonly kind: string;
  /** Outlines on the floor; none for hanging pieces. */
  readonly bodies: readonly Outline[];
  /** Standing places of its users, and how many of them must be reachable. */
  readonly use: readonly Point[];
  readonly needs: number;
}

/** One of the extra, and several. */
export type Nouns = readonly [one: string, many: string];

/** An extra's model: its address, its pieces in the model's order, and the name of one for screen readers. */
export interface ExtraModel {
  readonly url: string;
  readonly pieces: readonly Piece[];
  readonly nouns: Nouns;
  /** Of the tallest piece, in meters. */
  readonly height?: number;
}
