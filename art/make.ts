/**
 * `npm run art [step ...]`: creates the site's committed assets from the exported models and renders; all steps by
 * default. Needs no Blender.
 */
import { COMPANY_FOLDER } from '../src/config/company-folder.mjs';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import sharp from 'sharp';
import { ROOT } from '../scripts/stack/addresses.ts';
import { modelFile, packModels } from './pack/pack-model.ts';
import { writeSocialCard } from './social-card.ts';

const EXPORTED = resolve(ROOT, 'art/booth3d/models');
const HEROES = [
  { name: 'tall', source: 'hero-mobile.webp', widths: [540, 810, 1080] },
  { name: 'wide', source: 'hero.webp', widths: [960, 1440, 1920, 2400] },
];

const STEPS: Readonly<Record<string, () => unknown>> = {
  models: writeModels,
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

/** Compresses the demo's models. The results are committed, because this takes half a minute. */
async function writeModels(): Promise<void> {
  for (const model of packModels(EXPORTED)) {
    const packed = await gzipAsync(model.bytes, { numiterations: 15 });
    mkdirSync(dirname(modelFile(model)), { recursive: true });
    writeFileSync(modelFile(model), packed);
    console.log(`${model.slug}: ${(packed.length / 1000).toFixed(1)} KB`);
  }
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
