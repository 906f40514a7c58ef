import { parseGlb } from './glb.ts';
import { type ModelKind, modelSlugs, packModel } from './pack-model.ts';

export interface PackedModel {
  readonly slug: string;
  readonly kind: ModelKind;
  /** The file before compression. */
  readonly glb: Uint8Array;
  readonly triangles: number;
  readonly parts: number;
}

/** Every model of a folder of exported ones; designs first. */
export function packModels(folder: string): PackedModel[] {
  return (['design', 'extra'] as const).flatMap((kind) =>
    modelSlugs(folder, kind).map((slug) => {
      const glb = packModel(folder, kind, slug);
      return { slug, kind, glb, ...countParts(glb) };
    }),
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
      .map(
        ({ slug, triangles, parts }) =>
          `  '${slug}': {\n` +
          `    url: new URL('../../${modelFile(slug)}', import.meta.url).href,\n` +
          `    triangles: ${triangles},\n    parts: ${parts},\n  },\n`,
      )
      .join('');
  return `// Written by art/make.ts

/** A packed model: where it is, and what drawing it once costs. */
export interface ModelFile {
  readonly url: string;
  readonly triangles: number;
  /** Draw calls. */
  readonly parts: number;
}

/** The hall around every booth, as a panorama. */
export const HALL_URL = new URL('../../assets/booth3d/hall.webp', import.meta.url).href;

/** Models of designs, by the design's slug. */
export const DESIGN_FILES: Readonly<Record<string, ModelFile>> = {
${entries('design')}};

/** Models of extras, by the extra's slug. */
export const EXTRA_FILES: Readonly<Record<string, ModelFile>> = {
${entries('extra')}};
`;
}

function countParts(glb: Uint8Array): { triangles: number; parts: number } {
  const { json } = parseGlb(glb);
  const primitives = json.meshes.flatMap((mesh: { primitives: { indices: number }[] }) => mesh.primitives);
  const indices = primitives.map(({ indices }: { indices: number }) => json.accessors[indices].count);
  const triangles = indices.reduce((sum: number, count: number) => sum + count / 3, 0);
  return { triangles, parts: primitives.length };
}
