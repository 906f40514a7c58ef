import { build } from 'esbuild';
import { expect, test } from 'vitest';

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
const WITH_LUXON = ['*/MeetingStep.tsx', '*/Confirmation.tsx', '*/AdminSections.tsx'];

test('no page loads luxon before the meeting step is open or an administrator is signed in', async () => {
  const { metafile } = await build({
    entryPoints: ISLANDS,
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    external: WITH_LUXON,
    jsx: 'automatic',
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  const early = Object.entries(metafile.inputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path === 'luxon'),
  );
  expect(early.map(([path]) => path)).toEqual([]);
});
