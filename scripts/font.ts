/** `node scripts/font.ts`: regenerates the site's font after an update of the package or of the weights. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './stack/addresses.ts';

/** The site's weights: normal, medium, semibold. */
export const WEIGHTS = { min: 400, max: 600 } as const;
export const SITE_FONT = resolve(ROOT, `src/assets/fonts/geist-latin-${WEIGHTS.min}-${WEIGHTS.max}.woff2`);

const WHOLE_FONT = resolve(
  ROOT,
  'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);

/** Returns Geist as WOFF2 with all glyphs but only the site's weights, which saves a third of its bytes. */
export async function siteFont(): Promise<Buffer> {
  return subsetFont(await readFile(WHOLE_FONT), null, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wght: WEIGHTS },
  });
}

if (import.meta.main) {
  const font = await siteFont();
  await writeFile(SITE_FONT, font);
  console.log(`${SITE_FONT}: ${(font.length / 1000).toFixed(1)} KB`);
}
