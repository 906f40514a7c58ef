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

/** Path of a model's compressed file, below the sources. */
export function modelFile(slug: string): string {
  return `assets/booth3d/${slug}.bin`;
}

/** The text of src/booth/viewer/manifest.ts. */
export function manifestText(models: readonly PackedModel[]): string {
  const entries = (wanted: ModelKind) =>
    models
      .filter(({ kind }) => kind === wanted)
      .map(({ slug }) => `  '${slug}': new URL('../../${modelFile(slug)}', import.meta.url),\n`)
      .join('');
  return `// Written by art/make.ts

/** The hall around every booth, as a panorama. */
export const HALL_URL = new URL('../../assets/booth3d/hall.webp', import.meta.url).href;

/** Addresses of the designs' models, by the design's slug. */
export const DESIGN_FILES: Readonly<Record<string, URL>> = {
${entries('design')}};

/** Addresses of the extras' models, by the extra's slug. */
export const EXTRA_FILES: Readonly<Record<string, URL>> = {
${entries('extra')}};
`;
}
