import type { Marking } from '../../marking/marking.ts';
import type { ModelKind } from '../source-model.ts';

export interface RepairTask extends Partial<Pick<Marking, 'left_out'>> {
  readonly bytes: Uint8Array;
  readonly kind: ModelKind;
  /** Width and depth of the design's booth in meters, if known. */
  readonly size?: readonly [width: number, depth: number] | null;
}

/** A change to an uploaded model, as a sentence for its author. */
export interface RepairNote {
  readonly text: string;
}

export interface RepairedModel {
  /** A GLB without extensions, compression, animations, bones and shape keys. */
  readonly bytes: Uint8Array;
  /** Extensions that the file requires and that were not read. */
  readonly unread: readonly string[];
  readonly notes: readonly RepairNote[];
}
