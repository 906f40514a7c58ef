/**
 * `npm run art [step ...]`: creates the site's committed assets from the exported models and renders; all steps by
 * default. Needs no Blender.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { COMPANY_FOLDER } from './company.ts';
import { writeSocialCard } from './social-card.ts';

const HEROES = [
  { name: 'tall', source: 'hero-mobile.webp', widths: [540, 810, 1080] },
  { name: 'wide', source: 'hero.webp', widths: [960, 1440, 1920, 2400] },
];

const STEPS: Readonly<Record<string, () => unknown>> = {
  models: () => import('./booth3d/to-glb.ts'),
  hero: writeHero,
  icons: () => import('./icons.mjs'),
  card: writeSocialCard,
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(STEPS)) {
  const step = STEPS[name];
  if (!step) throw new Error(`No step "${name}": use ${Object.keys(STEPS).join(', ')}.`);
  await step();
}

/**
 * Creates the hero's widths and formats; committed, because AVIF takes a minute. With these settings it is a fifth to a
 * quarter smaller than WebP at the same quality.
 */
async function writeHero(): Promise<void> {
  const folder = resolve(COMPANY_FOLDER, 'hero');
  for (const { name, source, widths } of HEROES) {
    // A company's own render stands in its folder
    const own = resolve(COMPANY_FOLDER, source);
    const file = existsSync(own) ? own : resolve(import.meta.dirname, source);
    for (const width of widths) {
      const picture = sharp(file).resize(width);
      const target = resolve(folder, `${name}-${width}`);
      const avif = await picture.clone().avif({ quality: 48, effort: 7 }).toFile(`${target}.avif`);
      const webp = await picture.clone().webp({ quality: 62, effort: 6 }).toFile(`${target}.webp`);
      console.log(`${name} ${width}: AVIF ${avif.size} bytes, WebP ${webp.size} bytes`);
    }
  }
}
