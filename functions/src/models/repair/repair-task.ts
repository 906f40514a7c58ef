import type { Marking } from '../../../../src/domain/schemas/marking.ts';
import type { RepairNote, RepairStep } from '../../../../src/domain/schemas/model-repair.ts';
import type { ModelKind } from '../source-model.ts';

/** An administrator's decisions; the repair makes the others. */
export type RepairChoices = Partial<Pick<Marking, 'turn' | 'unit' | 'deck' | 'left_out'>>;

export interface RepairTask extends RepairChoices {
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
  /** Matrix in glTF's column order from the file's coordinates to the scene's. */
  readonly frame: readonly number[];
}
