/**
 * `npm run art [step ...]`: creates the site's committed assets from the exported models and renders; all steps by
 * default. Needs no Blender.
 */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { COMPANY_FOLDER, renderOf } from './company.ts';
import { writeSocialCard } from './social-card.ts';

const HEROES = [
  { name: 'tall', source: 'hero-mobile.webp', widths: [540, 810, 1080] },
  { name: 'wide', source: 'hero.webp', widths: [960, 1440, 1920, 2400] },
];

/** The hero's booth for a visitor's logo, one width each: it is loaded while the visitor waits. */
const BLANKS = [
  { name: 'blank-tall', source: 'hero-blank-mobile', width: 810 },
  { name: 'blank-wide', source: 'hero-blank', width: 1920 },
];

const STEPS: Readonly<Record<string, () => unknown>> = {
  models: () => import('./booth3d/to-glb.ts'),
  hero: writeHero,
  blank: writeBlankHero,
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
  // Both are looked for before the first one takes its minutes
  const renders = HEROES.map((hero) => ({ ...hero, file: renderOf(hero.source) }));
  for (const { name, file, widths } of renders) {
    for (const width of widths) {
      const picture = sharp(file).resize(width);
      const target = resolve(folder, `${name}-${width}`);
      const avif = await picture.clone().avif({ quality: 48, effort: 7 }).toFile(`${target}.avif`);
      const webp = await picture.clone().webp({ quality: 62, effort: 6 }).toFile(`${target}.webp`);
      console.log(`${name} ${width}: AVIF ${avif.size} bytes, WebP ${webp.size} bytes`);
    }
  }
}

/** Creates the hero's booth for a visitor's logo. */
async function writeBlankHero(): Promise<void> {
  const folder = resolve(COMPANY_FOLDER, 'hero');
  for (const { name, source, width } of BLANKS) {
    const open = (file: string) => sharp(renderOf(`${file}.webp`)).resize(width);
    const avif = await open(source)
      .avif({ quality: 48, effort: 7 })
      .toFile(resolve(folder, `${name}.avif`));
    console.log(`${name}: ${avif.size} bytes`);
    for (const part of ['walls', 'accents']) {
      const { data, info } = await open(`${source}-${part}`)
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { height } = info;
      const mask = await sharp({ create: { width, height, channels: 3, background: 'black' } })
        .joinChannel(data, { raw: { width, height, channels: 1 } })
        .webp({ alphaQuality: 60, effort: 6 })
        .toFile(resolve(folder, `${name}-${part}.webp`));
      console.log(`${name}, ${part}: ${mask.size} bytes`);
    }
  }
}
