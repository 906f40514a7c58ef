import { build, type Metafile } from 'esbuild';
import { expect, test, vi } from 'vitest';
import type { Step } from '../domain/wizard/steps.ts';

const loading = vi.hoisted(() => ({ luxon: 0 }));
vi.mock('luxon', async (original) => {
  loading.luxon += 1;
  return original();
});

/** Entry points that visitors load before they open anything. */
const ISLANDS = [
  'src/features/wizard/Wizard.tsx',
  'src/features/gallery/Gallery.tsx',
  'src/features/contact/ContactForm.tsx',
  'src/features/quote/QuotePage.tsx',
  'src/features/auth/AuthPage.tsx',
  'src/features/admin/AdminPanel.tsx',
];
/** Parts that may import luxon: the last step, the confirmation after it, and the signed-in panel. */
const WITH_LUXON = [
  'src/features/wizard/meeting/MeetingStep.tsx',
  'src/features/wizard/meeting/Confirmation.tsx',
  'src/features/admin/shell/AdminSections.tsx',
];

const { metafile } = await build({
  entryPoints: ISLANDS,
  bundle: true,
  splitting: true,
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  outdir: 'dist',
  write: false,
  metafile: true,
});

/**
 * Returns the shortest import path (static or dynamic) to luxon that avoids `closed`; null if there is none.
 */
function wayToLuxon(from: readonly string[], inputs: Metafile['inputs'], closed: readonly string[]) {
  const seen = new Set(closed);
  const ways = from.map((path) => [path]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const { path, external } of inputs[way.at(-1) ?? '']?.imports ?? []) {
      if (external && path === 'luxon') return way;
      if (external || seen.has(path)) continue;
      seen.add(path);
      ways.push([...way, path]);
    }
  }
  return null;
}

test('no page loads luxon before the meeting step is open or an administrator is signed in', () => {
  expect(wayToLuxon(ISLANDS, metafile.inputs, WITH_LUXON)).toBeNull();
});

test.each(WITH_LUXON)('%s needs luxon, so its exception is justified', (part) => {
  expect(wayToLuxon([part], metafile.inputs, [])).not.toBeNull();
});

test('code prefetched for the steps has no luxon until the last step is open', async () => {
  // Another test file in this process may already have loaded the parts
  vi.resetModules();
  const { preloadAfter } = await import('./wizard/frame/wizard-parts.ts');
  for (const step of [1, 2, 3, 4] satisfies Step[]) preloadAfter(step);
  await vi.dynamicImportSettled();
  expect(loading.luxon).toBe(0);
  preloadAfter(5);
  await expect.poll(() => loading.luxon).toBe(1);
});
