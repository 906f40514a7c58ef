import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { indexedPages, listedPages } from '../support/built-pages.ts';
import { expect, test } from '../support/fixtures.ts';

/** Search engines and social networks read the built HTML, before any script runs. */
test.use({ javaScriptEnabled: false });

const HEADLINE = 'We design, build, and deliver your trade show booths';

async function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
}

for (const [path, title] of [
  ['/', /^Booth Studio: /],
  ['/privacy', /^Privacy \| Booth Studio$/],
  ['/booths/10x20', /^10' × 20' Trade Show Booths from \$14,200 \| Booth Studio$/],
  ['/projects/maple-loom-nrf-big-show', /^Maple & Loom at NRF Big Show \| Booth Studio$/],
  ['/shows/ces-las-vegas', /^CES Booths in Las Vegas from \$8,500 \| Booth Studio$/],
  ['/cities/las-vegas', /^Trade Show Booths in Las Vegas, NV from \$8,500 \| Booth Studio$/],
  ['/designs/10x20-theater', /^Theater: 10' × 20' Booth Design from \$14,200 \| Booth Studio$/],
] as const) {
  test(`${path} has title, description, one heading, canonical address, and a social card with its picture`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    expect((await meta(page, 'description'))?.length).toBeGreaterThan(50);
    expect((await meta(page, 'description'))?.length).toBeLessThan(160);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(await meta(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);

    expect(await meta(page, 'og:title')).toMatch(title);
    expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
    expect(await meta(page, 'og:url')).toBe(`${baseURL}${path}`);
    expect(await meta(page, 'og:type')).toBe('website');
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(await meta(page, 'og:image:alt')).toBeTruthy();
    const picture = await request.get((await meta(page, 'og:image')) ?? '');
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await meta(page, 'og:image:width')).toBe(String(width));
    expect(await meta(page, 'og:image:height')).toBe(String(height));
  });
}

test('the home page tells search engines who the company is and what it offers', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(HEADLINE);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@context']).toBe('https://schema.org');
  const [business, service] = data['@graph'];
  expect(business).toMatchObject({
    '@type': 'Organization',
    name: 'Booth Studio',
    url: `${baseURL}/`,
    email: 'hello@booth.example',
    telephone: '+1 (702) 555-0142',
    areaServed: { '@type': 'Country', name: 'United States' },
  });
  expect(service).toMatchObject({
    '@type': 'Service',
    provider: { '@id': business['@id'] },
    areaServed: { '@type': 'Country', name: 'United States' },
    offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 7800, highPrice: 28500 },
  });
});

for (const path of ['/admin', '/auth', '/no-such-page']) {
  test(`${path} is kept out of search engines`, async ({ page, allowProblems }) => {
    allowProblems(/404/);
    await page.goto(path);
    expect(await meta(page, 'robots')).toBe('noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
  });
}

test("/quote has a general social card and stays out of search engines: a forwarded link's fragment reaches no server", async ({
  page,
  request,
}) => {
  await page.goto('/quote');
  expect(await meta(page, 'robots')).toBe('noindex');
  expect(await meta(page, 'og:title')).toBe('A booth quote from Booth Studio');
  expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
  const picture = await request.get((await meta(page, 'og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  // A network that opens this address would drop the quote
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(0);
});

/** Returns the nodes of the page's JSON-LD by type. */
async function dataOf(page: Page, path: string): Promise<Record<string, Record<string, unknown>>> {
  await page.goto(path);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] };
  return Object.fromEntries(graph.map((node) => [String(node['@type']), node]));
}

for (const [path, name] of [
  ['/booths/20x20', "20' × 20' trade show booth"],
  ['/designs/20x20-island', "Island, 20' × 20' trade show booth"],
] as const) {
  test(`${path} tells search engines about the booth, its prices and the way to the page`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { Product: product, BreadcrumbList: crumbs } = await dataOf(page, path);
    expect(product).toMatchObject({
      name,
      url: `${baseURL}${path}`,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: 26200,
        highPrice: 28500,
        offers: [28500, 26200, 27200].map((price) => ({ '@type': 'Offer', price, priceCurrency: 'USD' })),
      },
    });
    expect(String(product?.['description']).length).toBeGreaterThan(40);
    const images = (product?.['image'] ?? []) as string[];
    for (const image of images) expect((await request.get(image)).status()).toBe(200);
    const way = (crumbs?.['itemListElement'] ?? []) as { position: number; item: string }[];
    expect(way.map(({ position }) => position)).toEqual(way.map((_crumb, index) => index + 1));
    expect(way[0]?.item).toBe(`${baseURL}/`);
    expect(way.at(-1)?.item).toBe(`${baseURL}${path}`);
  });
}

test('a page of one thing has a social card with its own picture', async ({ page }) => {
  await page.goto('/designs/10x20-theater');
  expect(await meta(page, 'og:image')).toMatch(/\/og\/10x20-theater-frontview-[^/]*\.jpg$/);
  expect(await meta(page, 'og:image:alt')).toBe('Theater, front view');
});

test("a show's page is about the show and its venue", async ({ page }) => {
  const { WebPage: about } = await dataOf(page, '/shows/ces-las-vegas');
  expect(about?.['about']).toEqual({
    '@type': 'Event',
    name: 'CES',
    location: {
      '@type': 'Place',
      name: 'Las Vegas Convention Center',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Las Vegas',
        addressRegion: 'NV',
        addressCountry: 'US',
      },
    },
  });
});

test('search engines read the same answers as visitors', async ({ page }) => {
  const { FAQPage: faq } = await dataOf(page, '/faq');
  const questions = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(9);
  for (const { name, acceptedAnswer } of questions) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
  }
});

test('the sitemap lists exactly the public pages, and robots.txt leads to it', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  // Crawlers must read a page to see its noindex
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(address).toBe(`${baseURL}/sitemap-index.xml`);
  expect(await (await request.get(address)).text()).toContain(`<loc>${baseURL}/sitemap-0.xml</loc>`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect((await listedPages(request)).toSorted()).toEqual(indexedPages().toSorted());
});

test('the icons are all there, in their declared sizes', async ({ page, request }) => {
  await page.goto('/');
  async function sizeOf(url: string): Promise<string> {
    const response = await request.get(url);
    expect(response.headers()['content-type'], url).toMatch(/^image\//);
    const { width, height } = await sharp(await response.body()).metadata();
    return `${width}x${height}`;
  }
  for (const [icon, size] of [
    ['[rel=icon][type="image/svg+xml"]', '32x32'],
    ['[rel=icon][type="image/png"][sizes="32x32"]', '32x32'],
    ['[rel=apple-touch-icon]', '180x180'],
  ]) {
    expect(await sizeOf((await page.locator(`link${icon}`).getAttribute('href')) ?? '')).toBe(size);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);

  const manifest = await request.get('/admin.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, theme_color, icons } = await manifest.json();
  expect(name).toBe('Booth Studio Admin Panel');
  expect(theme_color).toBe(await meta(page, 'theme-color'));
  const sizes: string[] = icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes);
});

test('the hero is preloaded with high priority, with the same files that the picture uses', async ({
  page,
}) => {
  await page.goto('/');
  const preloads = page.locator('head link[rel=preload][as=image][type="image/avif"][fetchpriority=high]');
  await expect(preloads).toHaveCount(2);
  await expect(page.locator('#hero img')).toHaveAttribute('fetchpriority', 'high');
  for (const preload of await preloads.all()) {
    const files = await preload.getAttribute('imagesrcset');
    const source = page.locator(`#hero source[type="image/avif"][srcset="${files}"]`);
    await expect(source).toHaveAttribute('sizes', (await preload.getAttribute('imagesizes')) ?? '');
  }
});
