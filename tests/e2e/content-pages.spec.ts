import { gzipSync } from 'node:zlib';
import { builtPages, indexedPages } from '../support/built-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { mainText, sharedText } from '../support/shared-text.ts';

/** Pages about one thing: all pages in the sitemap except the home page and the privacy page. */
function contentPages() {
  const indexed = indexedPages();
  return builtPages().filter(({ path }) => indexed.includes(path) && !['/', '/privacy'].includes(path));
}

/** Bytes that fit the first flight of a connection: ten segments of 1,460, less headers. */
const FIRST_FLIGHT = 14_100;

test('content pages arrive in one flight, without an island', () => {
  expect(contentPages().length).toBeGreaterThan(10);
  for (const { path, html } of contentPages()) {
    expect(gzipSync(html, { level: 9 }).length, path).toBeLessThan(FIRST_FLIGHT);
    expect(html, path).not.toContain('<astro-island');
    expect(html.match(/<link[^>]*stylesheet/), path).toBeNull();
  }
});

/** Returns the paths on this site that a page links to. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="(\/[^"?#]*)/g)].map(([, path]) => path ?? '');
}

test('every page is reached from the home page by links, and no link is dead', () => {
  const pages = new Map(builtPages().map(({ path, html }) => [path, linksOf(html)]));
  const reached = new Set<string>();
  const next = ['/'];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    expect([...pages.keys()], 'a linked page').toContain(path);
    next.push(...(pages.get(path) ?? []));
  }
  for (const path of indexedPages()) expect([...reached]).toContain(path);
});

test('no two pages share more than 60 % of their text', () => {
  const texts = contentPages().map(({ path, html }) => ({ path, text: mainText(html) }));
  const alike = texts.flatMap(({ path, text }, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const share = sharedText(text, other.text);
      return share > 0.6 ? [`${path} and ${other.path}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("a show's page estimates for each size what others charge there, where that is known", () => {
  const textOf = (path: string) => mainText(builtPages().find((page) => page.path === path)?.html ?? '');
  const ces = textOf('/shows/ces-las-vegas');
  expect(ces).toContain('Show services at CES');
  expect(ces.match(/\$[\d,]+-\$[\d,]+/g)).toHaveLength(3);
  expect(ces).toContain(
    'never part of our price. Source: Sample figures for this demo, as of November 1, 2026.',
  );
  expect(textOf('/shows/sema-show-las-vegas')).not.toContain('Show services');
});

test('pages about invented projects say so, and name no results of them', () => {
  const samples = builtPages().filter(({ path }) => /^\/projects\/./.test(path));
  expect(samples.length).toBeGreaterThan(5);
  for (const { path, html } of samples) {
    const text = mainText(html);
    expect(text, path).toContain('Sample project, not built for a customer. All pictures are renderings.');
    expect(text, path).not.toMatch(/Results|What we built/);
    expect(html, path).not.toContain('"CreativeWork"');
  }
  const home = builtPages().find(({ path }) => path === '/')?.html ?? '';
  expect(home).not.toContain('Booths we designed, built and installed');
});

test("a show's page leads to the wizard with the show chosen, and from a price also the size", async ({
  wizard,
  page,
}) => {
  await page.goto('/shows/ces-las-vegas');
  await page.getByRole('link', { name: 'Price your CES booth' }).click();
  await expect(wizard.heading('Choose your booth size')).toBeVisible();
  const ces = { show: { id: 'ces-las-vegas' }, city: { city: 'Las Vegas', state: 'NV' } };
  await expect.poll(() => wizard.storedDraft()).toMatchObject({ ...ces, boothSize: null });

  await page.goto('/shows/ces-las-vegas');
  await page.getByRole('link', { name: "20' × 20' at CES" }).click();
  await expect.poll(() => wizard.storedDraft()).toMatchObject({ ...ces, boothSize: '20x20' });
});

test("a project's card opens its page in a new tab, which leads to one like it", async ({
  gallery,
  wizard,
  page,
}) => {
  await gallery.open();
  const card = page.getByRole('link', { name: 'View project: Maple & Loom' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    card.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Maple & Loom at NRF Big Show');
  await tab.close();

  await page.goto('/projects/maple-loom-nrf-big-show');
  await page.getByRole('link', { name: 'Start from this project' }).click();
  await expect(wizard.heading('Choose your booth size')).toBeVisible();
  expect(await wizard.storedDraft()).toMatchObject({
    show: { id: 'nrf-big-show-new-york' },
    boothSize: '10x20',
    inspiredBy: { id: 'demo-retail' },
  });
});
