import type { RepairNote, RepairStep } from '../../../../src/domain/schemas/model-repair.ts';
import type { ModelKind } from '../source-model.ts';

export interface RepairTask {
  readonly bytes: Uint8Array;
  readonly kind: ModelKind;
  /** Width and depth of the design's booth in meters, if known. */
  readonly size?: readonly [width: number, depth: number] | null;
  /** Steps that are switched off. */
  readonly without?: readonly RepairStep[];
}

export interface RepairedModel {
  /** A GLB without extensions, compression, animations, bones and shape keys. */
  readonly bytes: Uint8Array;
  readonly notes: readonly RepairNote[];
}
