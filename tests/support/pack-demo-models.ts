/** Packs the demo's models before browser tests, and tells them what the models' records say. */
import type { TestProject } from 'vitest/node';
import type { ModelKinds } from '../../packages/booth-3d/src/server.ts';
import { demoKinds, MODELED } from './demo-models.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Kinds of the demo's models by slug; only in browser tests. */
    readonly demoKinds: undefined | Readonly<Record<string, ModelKinds>>;
  }
}

export function setup({ provide }: TestProject): void {
  const kinds = (['designs', 'extras'] as const).flatMap((folder) =>
    MODELED[folder].map((slug) => [slug, demoKinds(folder, slug)] as const),
  );
  provide('demoKinds', Object.fromEntries(kinds));
}
