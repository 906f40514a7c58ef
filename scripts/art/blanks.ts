/**
 * The booths that wear a visitor's logo without WebGL, drawn by the viewer in Chromium: `npm run art blanks`, after a change
 * of a demo model, the viewer or the hero's cameras. The panel draws the same of every uploaded model.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { texts } from '#company/texts.ts';
import type { BlankOptions } from '../../packages/booth-3d/src/viewer/draw-blank.ts';
import { COMPANY_FOLDER } from '../../src/config/company-folder.mjs';
import { DEMO_DESIGNS } from '../demo/content.ts';
import { packDemoModels, packedModelPath } from '../demo/packed-models.ts';
import { ROOT } from '../stack/addresses.ts';
import { knownChromium } from '../stack/tools.ts';

/** No one answers there: the sources are read from here. */
const SITE = 'http://booth.test';
const TYPES: Readonly<Record<string, string>> = { ts: 'text/javascript', webp: 'image/webp' };
const DESIGNS = resolve(ROOT, 'scripts/demo/images/designs');
const HERO = resolve(COMPANY_FOLDER, 'hero');

/** Draws the sheets of the demo's designs and of the company's hero, if its cameras are known. */
export async function writeBlanks(): Promise<void> {
  await packDemoModels();
  const executablePath = knownChromium();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await serveSources(page);
    const places: Record<string, readonly string[]> = {};
    for (const { slug } of DEMO_DESIGNS)
      places[slug] = await write(page, slug, {}, resolve(DESIGNS, `${slug}-blank.webp`));
    await writeFile(resolve(DESIGNS, 'blank-places.json'), JSON.stringify(places));
    const { booth } = texts.hero;
    const path = resolve(HERO, 'blank.json');
    if (!booth || !existsSync(path)) return;
    const pictures = JSON.parse(await readFile(path, 'utf8')) as Record<string, HeroPicture>;
    for (const [name, picture] of Object.entries(pictures)) {
      const found = await write(page, booth.design, picture, resolve(HERO, `blank-${name}.avif`));
      pictures[name] = { ...picture, places: found };
    }
    await writeFile(path, JSON.stringify(pictures));
  } finally {
    await browser.close();
  }
}

interface HeroPicture extends BlankOptions {
  readonly places: readonly string[];
}

/** Draws a demo design, writes the sheet to a file, and returns its places. */
async function write(page: Page, slug: string, options: BlankOptions, file: string): Promise<string[]> {
  const { picture, places } = await page.evaluate(
    async ([viewer, url, how]) => {
      const { drawBlank } = (await import(
        viewer
      )) as typeof import('../../packages/booth-3d/src/viewer/draw-blank.ts');
      const { sheet, places } = await drawBlank(url, how);
      return { picture: sheet.toDataURL(), places };
    },
    [
      '/packages/booth-3d/src/viewer/draw-blank.ts',
      `/${relative(ROOT, packedModelPath('designs', slug))}`,
      options,
    ] as const,
  );
  const image = sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  const encoded = file.endsWith('.avif')
    ? image.avif({ quality: 55, effort: 6 })
    : image.webp({ quality: 80, effort: 6 });
  const { size } = await encoded.toFile(file);
  console.log(`${basename(file)}: ${size} bytes, ${places.length} places`);
  return places;
}

/** Answers a page's requests with the repository's files, and TypeScript without its types. */
async function serveSources(page: Page): Promise<void> {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const ending = pathname.split('.').at(-1) ?? '';
    const bytes = await readFile(resolve(ROOT, `.${pathname}`));
    const body = ending === 'ts' ? stripTypeScriptTypes(bytes.toString()) : bytes;
    return route.fulfill({ contentType: TYPES[ending] ?? 'application/octet-stream', body });
  });
  await page.goto(SITE);
}
