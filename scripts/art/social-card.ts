/** The social card: `npm run art card`, after a change of the company's name, the headline or the hero. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { colors } from '#company/colors.ts';
import { texts } from '#company/texts.ts';
import { brand } from '../../src/config/brand.ts';
import { COMPANY_FOLDER } from '../../src/config/company-folder.mjs';
import { SOCIAL_CARD } from '../../src/domain/media.ts';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { ROOT } from '../stack/addresses.ts';

const FONT = resolve(ROOT, 'src/assets/fonts/geist-latin-400-600.woff2');

export const SOCIAL_CARD_FILE = resolve(COMPANY_FOLDER, 'public/og.png');

/** The words in the picture, which are also its description. */
export const SOCIAL_CARD_WORDS = `${brand.name}: ${texts.hero.headline}`;

/** Draws the card in Chromium, with the site's font. PNG with all colors: a palette makes bands of the dark hall. */
export async function writeSocialCard(): Promise<void> {
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
  const hero = dataUrl('image/webp', resolve(COMPANY_FOLDER, 'hero.webp'));
  const mark = dataUrl('image/svg+xml', resolve(COMPANY_FOLDER, 'public/favicon.svg'));
  return `<!doctype html>
<style>
  @font-face { font-family: Site; font-weight: 400 600; src: url(${dataUrl('font/woff2', FONT)}) }
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
