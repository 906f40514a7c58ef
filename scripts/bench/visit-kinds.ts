import type { Page } from '@playwright/test';
import { launchBrowser } from '../stack/launch-browser.ts';
import { type Asset, bytesOf, inlineScriptBytes, recordAssets } from './page-weight.ts';

/** So long a reader looks at half a screen, and the browser has what comes near; at the end it may be late with some. */
const A_LOOK_MS = 500;
const AT_END_MS = 3_000;

const SCREENS = [
  {
    screen: 'phone',
    options: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    },
  },
  {
    screen: 'desktop',
    options: {
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1,
      hasTouch: false,
      isMobile: false,
    },
  },
] as const;

/** Prints what a visit loads that only looks at the first screen, and one that reads the page to its end, with nothing cached. */
export async function reportVisitKinds(baseURL: string): Promise<void> {
  console.log(
    '\n| A first visit, KB | all | HTML | JS | images | from `/media` | JSON | files | of `/media` |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  const browser = await launchBrowser();
  try {
    for (const { screen, options } of SCREENS) {
      const context = await browser.newContext({ ...options, baseURL });
      const page = await context.newPage();
      const assets = recordAssets(page);
      const html = (await (await page.goto('/'))?.text()) ?? '';
      await page.waitForLoadState('networkidle');
      print(`${screen}: looks`, await assets.settled(), html);
      await readToTheEnd(page);
      print(`${screen}: reads to the end`, await assets.settled(), html);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** Goes down the page half a screen at a time, and waits each time for what comes near. */
async function readToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(isAtEnd ? AT_END_MS : A_LOOK_MS);
    if (isAtEnd) return;
  }
}

function print(what: string, assets: readonly Asset[], html: string): void {
  const inline = inlineScriptBytes(html);
  const fromMedia = assets.filter(({ path }) => path.startsWith('/media/'));
  const figures = [
    bytesOf(assets, 'html', 'css', 'js', 'time-zones', 'image', 'font', 'model', 'json'),
    bytesOf(assets, 'html'),
    inline + bytesOf(assets, 'js', 'time-zones'),
    bytesOf(assets, 'image'),
    bytesOf(fromMedia, 'image'),
    bytesOf(assets, 'json'),
  ];
  console.log(
    `| ${what} | ${figures.map((bytes) => (bytes / 1000).toFixed(1)).join(' | ')} | ${assets.length} | ${fromMedia.length} |`,
  );
}
