/**
 * `npm run art [step ...]`: makes the site's committed assets from the exported models and renders; every step if none is
 * named. Needs no Blender.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import sharp from 'sharp';
import { ROOT } from '../scripts/stack/addresses.ts';
import { writeFloors } from './pack/floors.ts';
import { manifestText, modelFile, packModels } from './pack/manifest.ts';

const EXPORTED = resolve(ROOT, 'art/booth3d/models');
const SOURCES = resolve(ROOT, 'src');
const HEROES = [
  { name: 'tall', source: 'hero-mobile.webp', widths: [540, 810, 1080] },
  { name: 'wide', source: 'hero.webp', widths: [960, 1440, 1920, 2400] },
];

const STEPS: Readonly<Record<string, () => unknown>> = {
  floors: writeFloors,
  models: writeModels,
  hero: writeHero,
  icons: () => import('./icons.mjs'),
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(STEPS)) {
  const step = STEPS[name];
  if (!step) throw new Error(`No step "${name}": use ${Object.keys(STEPS).join(', ')}.`);
  await step();
}

/** Compresses the models; the results are committed, because this takes half a minute. */
async function writeModels(): Promise<void> {
  const models = packModels(EXPORTED);
  const folder = resolve(SOURCES, 'assets/booth3d');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(resolve(EXPORTED, 'hall.webp'), resolve(folder, 'hall.webp'));
  for (const { slug, glb } of models) {
    const packed = await gzipAsync(glb, { numiterations: 15 });
    writeFileSync(resolve(SOURCES, modelFile(slug)), packed);
    console.log(`${slug}: ${(packed.length / 1000).toFixed(1)} KB`);
  }
  writeFileSync(resolve(SOURCES, 'booth/viewer/manifest.ts'), manifestText(models));
}

/**
 * Makes the widths and formats of the hero that the site serves; committed, because AVIF takes a minute. At these settings
 * it is a fifth to a quarter smaller than the WebP, and looks the same.
 */
async function writeHero(): Promise<void> {
  const folder = resolve(SOURCES, 'assets/hero');
  for (const { name, source, widths } of HEROES) {
    for (const width of widths) {
      const picture = sharp(resolve(import.meta.dirname, source)).resize(width);
      const file = resolve(folder, `${name}-${width}`);
      const avif = await picture.clone().avif({ quality: 48, effort: 7 }).toFile(`${file}.avif`);
      const webp = await picture.clone().webp({ quality: 62, effort: 6 }).toFile(`${file}.webp`);
      console.log(`${name} ${width}: AVIF ${avif.size} bytes, WebP ${webp.size} bytes`);
    }
  }
}
