/** Packs the demo's models before unit and browser tests, and tells them what the models' records say. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { type ModelKinds, modelKinds } from '../../functions/src/models/model-kinds.ts';
import { readModel } from '../../packages/booth-3d/src/viewer/read-model.ts';
import { DEMO_DESIGNS } from '../../scripts/demo/designs.ts';
import { DEMO_EXTRAS } from '../../scripts/demo/extras.ts';
import { type ModelFolder, packDemoModels, packedModelPath } from '../../scripts/demo/packed-models.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Kinds of the demo's models by slug. */
    readonly demoKinds: Readonly<Record<string, ModelKinds>>;
  }
}

export async function setup({ provide }: TestProject): Promise<void> {
  await packDemoModels();
  const kindsOf = (folder: ModelFolder, slug: string) => {
    const bytes = gunzipSync(readFileSync(packedModelPath(folder, slug)));
    return [slug, modelKinds(readModel(new Uint8Array(bytes).buffer).scene)] as const;
  };
  provide(
    'demoKinds',
    Object.fromEntries([
      ...DEMO_DESIGNS.map(({ slug }) => kindsOf('designs', slug)),
      ...DEMO_EXTRAS.map(({ file }) => kindsOf('extras', file)),
    ]),
  );
}
