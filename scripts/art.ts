/** `npm run art [hero | icons | card ...]`: makes the pictures in a company's folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { colors } from '#company/colors.ts';
import { texts } from '#company/texts.ts';
import { brand } from '../src/config/brand.ts';
import { COMPANY_FOLDER } from '../src/config/company-folder.mjs';
import { SOCIAL_CARD } from '../src/domain/media.ts';
import { chromiumLaunchOptions } from '../tests/support/chromium.ts';
import { ROOT } from './stack/addresses.ts';

const STEPS: Readonly<Record<string, () => Promise<void>>> = {
  hero: writeHero,
  icons: writeIcons,
  card: writeSocialCard,
};

const HEROES = [
  { name: 'tall', file: 'hero-mobile.webp', widths: [540, 810, 1080] },
  { name: 'wide', file: 'hero.webp', widths: [960, 1440, 1920, 2400] },
];

/**
 * Creates the hero's widths and formats; committed, because AVIF takes a minute. With these settings it is a fifth to a
 * quarter smaller than WebP at the same quality.
 */
async function writeHero(): Promise<void> {
  // Both are looked for before the first one takes its minutes
  for (const { file } of HEROES)
    if (!existsSync(resolve(COMPANY_FOLDER, file)))
      throw new Error(`${resolve(COMPANY_FOLDER, file)} is missing (docs/make-it-yours.md).`);
  for (const { name, file, widths } of HEROES) {
    for (const width of widths) {
      const picture = sharp(resolve(COMPANY_FOLDER, file)).resize(width);
      const target = resolve(COMPANY_FOLDER, 'hero', `${name}-${width}`);
      const avif = await picture.clone().avif({ quality: 48, effort: 7 }).toFile(`${target}.avif`);
      const webp = await picture.clone().webp({ quality: 62, effort: 6 }).toFile(`${target}.webp`);
      console.log(`${name} ${width}: AVIF ${avif.size} bytes, WebP ${webp.size} bytes`);
    }
  }
}

const PUBLIC = resolve(COMPANY_FOLDER, 'public');
const FAVICON = resolve(PUBLIC, 'favicon.svg');

const ICONS = [
  { file: 'favicon-32.png', size: 32 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, isCropped: true },
  { file: 'apple-touch-icon.png', size: 180, isCropped: true },
];

/**
 * Creates the icons from favicon.svg, on the company's color. Icons that the system crops (Apple's, and the maskable
 * one) have the color up to the edge, with the mark well inside every crop.
 */
async function writeIcons(): Promise<void> {
  const drawn = readFileSync(FAVICON, 'utf8').replace(/(<rect[^>]* fill=")#[\da-f]{6}/, `$1${colors.brand}`);
  writeFileSync(FAVICON, drawn);
  for (const { file, size, isCropped } of ICONS)
    writeFileSync(resolve(PUBLIC, file), await draw(drawn, size, isCropped));
  writeFileSync(resolve(PUBLIC, 'favicon.ico'), icoOf(await draw(drawn, 32), 32));
}

/** Returns the picture as PNG, drawn at its final size for sharp edges. */
function draw(drawing: string, size: number, isCropped = false): Promise<Buffer> {
  const icon = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
  return (isCropped ? icon.flatten({ background: colors.brand }) : icon)
    .png({ palette: size > 32 })
    .toBuffer();
}

/** Returns an .ico file with one PNG: a header of 6 bytes, an entry of 16, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

export const SOCIAL_CARD_FILE = resolve(PUBLIC, 'og.png');

/** The words in the picture, which are also its description. */
export const SOCIAL_CARD_WORDS = `${brand.name}: ${texts.hero.headline}`;

/**
 * Draws the card in Chromium, with the site's font: after a change of the company's name, the headline or the hero. PNG
 * with all colors: a palette makes bands of the dark hall.
 */
async function writeSocialCard(): Promise<void> {
  await using browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage({ viewport: SOCIAL_CARD });
  await page.setContent(cardPage());
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .withExif({ IFD0: { ImageDescription: SOCIAL_CARD_WORDS } })
    .toFile(SOCIAL_CARD_FILE);
}

function cardPage(): string {
  const font = dataUrl('font/woff2', resolve(ROOT, 'src/assets/fonts/geist-latin-400-600.woff2'));
  const hero = dataUrl('image/webp', resolve(COMPANY_FOLDER, 'hero.webp'));
  const mark = dataUrl('image/svg+xml', FAVICON);
  return `<!doctype html>
<style>
  @font-face { font-family: Site; font-weight: 400 600; src: url(${font}) }
  body {
    box-sizing: border-box; margin: 0; height: 630px; padding: 64px 72px; display: flex; flex-direction: column;
    justify-content: space-between; color: #fff; font: 600 62px/1.08 Site; letter-spacing: -0.035em;
    background: linear-gradient(90deg, ${colors['navy-950']}d9, ${colors['navy-950']}73 45%, transparent 65%), url(${hero}) 78% 60% / cover;
  }
  p { display: flex; align-items: center; gap: 18px; margin: 0; font-size: 36px; letter-spacing: -0.02em }
  h1 { margin: 0; max-width: 620px; font: inherit; text-wrap: balance }
</style>
<p><img src="${mark}" alt="" width="52" height="52">${brand.name}</p>
<h1>${texts.hero.headline}</h1>`;
}

function dataUrl(type: string, file: string): string {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : Object.keys(STEPS)) {
    const step = STEPS[name];
    if (!step) throw new Error(`No step "${name}": use ${Object.keys(STEPS).join(', ')}.`);
    await step();
  }
}
