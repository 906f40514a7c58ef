/** Floor space of an extra, as its model's file states it. */
import type { Outline, Point } from './outline.ts';

/** A piece that is placed separately. Most extras are one piece; a plant set has three pots. */
export interface Piece {
  /** Kind of place where it can stand. */
  readonly kind: string;
  /** Outlines on the floor; none for hanging pieces. */
  readonly bodies: readonly Outline[];
  /** Standing places of its users, and the number that must be reachable. */
  readonly use: readonly Point[];
  readonly needs: number;
}

export type Nouns = readonly [one: string, many: string];

/** An extra's model: its address, its pieces in the model's order, and the piece's name for screen readers. */
export interface ExtraModel {
  readonly url: string;
  readonly pieces: readonly Piece[];
  readonly nouns: Nouns;
  /** Height of the tallest piece, in meters. */
  readonly height: number;
}
