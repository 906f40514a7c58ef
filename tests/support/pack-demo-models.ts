/** Packs the demo's models before unit and browser tests, and tells them what the models' records say. */

import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { kindsIn, type ModelKinds } from '../../packages/booth-3d/src/server.ts';
import { DEMO_DESIGNS, DEMO_EXTRAS } from '../../scripts/demo/content.ts';
import { type ModelFolder, packDemoModels, packedModelPath } from '../../scripts/demo/packed-models.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Kinds of the demo's models by slug. */
    readonly demoKinds: Readonly<Record<string, ModelKinds>>;
  }
}

export async function setup({ provide }: TestProject): Promise<void> {
  await packDemoModels();
  const kindsOf = (folder: ModelFolder, slug: string) =>
    [slug, kindsIn(readFileSync(packedModelPath(folder, slug)))] as const;
  provide(
    'demoKinds',
    Object.fromEntries([
      ...DEMO_DESIGNS.map(({ slug }) => kindsOf('designs', slug)),
      ...DEMO_EXTRAS.map(({ file }) => kindsOf('extras', file)),
    ]),
  );
}
