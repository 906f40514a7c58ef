import { resolve } from 'node:path';
import { ROOT } from '../../scripts/stack/addresses.ts';
import { type ModelKind, modelSlugs, packModel } from './pack-model.ts';

export interface PackedModel {
  readonly slug: string;
  readonly kind: ModelKind;
  /** The file before compression. */
  readonly glb: Uint8Array;
}

/** Every model of a folder of exported ones; designs first. */
export function packModels(folder: string): PackedModel[] {
  return (['design', 'extra'] as const).flatMap((kind) =>
    modelSlugs(folder, kind).map((slug) => ({ slug, kind, glb: packModel(folder, kind, slug) })),
  );
}

/** Path of a model's compressed file. */
export function modelFile({ slug, kind }: Pick<PackedModel, 'slug' | 'kind'>): string {
  return resolve(ROOT, `scripts/demo/models/${kind}s/${slug}.bin`);
}
