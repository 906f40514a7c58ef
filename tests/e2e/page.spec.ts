import { expect, test } from '../support/fixtures.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('the hero says what the company does, with its two actions and its claims; the footer shows the other claims', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We design, build, and deliver your trade show booths',
  );
  await expect(hero).toContainText(
    'Instant design & pricing for U.S. shows. One partner for concept, fabrication, logistics, and on-site install.',
  );
  await expect(hero.getByRole('link')).toHaveText(['Get Instant Design & Quote', 'Talk to an Expert']);
  await expect(hero.getByRole('listitem')).toHaveText([
    '50+ Booths Delivered',
    '2+ Years Experience',
    '100% On-Time Delivery',
  ]);
  const height = await hero.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
  const footer = page.getByRole('contentinfo');
  for (const claim of ['5+ years', '100+ deliveries', '100% on-time delivery guarantee']) {
    await expect(footer).toContainText(claim);
  }
  await expect(footer).toContainText(/nationwide coverage/i);
});

test('the sections of the home page follow each other, and the navigation names them and marks the one being read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('link');
  await expect(links).toHaveText([
    'Booth Studio',
    'Quote Automation',
    'Reference Projects',
    'Contact',
    'Get Quote',
  ]);
  const places = page.locator(
    '[data-site-header], #hero, #quote-automation, #reference-projects, #contact, footer',
  );
  const names = await places.evaluateAll((all) => all.map(({ id, localName }) => id || localName));
  expect(names).toEqual(['header', 'hero', 'quote-automation', 'reference-projects', 'contact', 'footer']);

  const navigation = page.getByRole('navigation', { name: 'Main' });
  const marked = navigation.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const link of await navigation.getByRole('link').all()) {
    const section = page.locator((await link.getAttribute('href')) ?? '');
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(marked).toHaveCount(1);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});

test('the header is transparent until 100 px are scrolled, then white and blurred', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'fixed');
  await expect(header).toHaveCSS('background-color', TRANSPARENT);
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await expect(header).toHaveCSS('background-color', TRANSPARENT);
  await page.evaluate(() => scrollTo(0, 101));
  await expect(header).not.toHaveCSS('background-color', TRANSPARENT);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', TRANSPARENT);
});

test('the mobile menu opens, and closes on a choice, on Escape, and when the keyboard moves on behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Quote Automation' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#quote-automation')).toBeInViewport();
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await toggle.press('Enter');
  for (const link of await menu.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('#hero').getByRole('link', { name: 'Get Instant Design & Quote' })).toBeFocused();
  await expect(menu).toBeHidden();
});

test('the logo is in the page from the start, and does not move', async ({ page }) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownBrands: shown });
    const note = () => {
      const brand = document.querySelector<HTMLElement>('[data-brand]');
      const text = brand?.querySelector('[data-brand-text]');
      const seen = text?.checkVisibility() ? 'the text' : brand?.querySelector('img')?.getAttribute('src');
      if (seen && seen !== shown.at(-1)) shown.push(seen);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const answered = page.waitForResponse('**/api/content');
  await page.goto('/');
  await answered;
  const brand = page.getByRole('banner').getByRole('link', { name: 'Booth Studio, home' });
  await expect(brand.locator('img')).toBeVisible();
  await expect(page.locator('#hero img')).toBeVisible();
  const shown = await page.evaluate(() => (window as unknown as { shownBrands: string[] }).shownBrands);
  expect(shown).toEqual([expect.stringMatching(/^\/media\//)]);
});

test('without a logo the text brand is shown again', async ({ page }) => {
  await page.route('**/api/content', (route) =>
    route.fulfill({ json: { logo_url: null, booth_designs: [], extras: [], reference_projects: [] } }),
  );
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Booth Studio')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});

test('a logo that cannot be loaded is logged and replaced by the text brand', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/Error loading logo/, /Failed to load resource/, /Error loading/);
  await page.route('**/api/content', (route) => route.fulfill({ status: 503, body: 'Down' }));
  await page.route(/\/media\/.*logo/, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error loading logo'));
  await page.goto('/');
  await logged;
  await expect(page.getByRole('banner').getByText('Booth Studio')).toBeVisible();
});

test('the buttons of header, hero and footer lead to the wizard', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const card = page.locator('#quote-automation');
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
    const header = viewport.width < 768 ? 64 : 72;
    const places = [page.getByRole('banner'), page.locator('#hero'), page.getByRole('contentinfo')];
    for (const place of viewport.width < 768 ? places.slice(1) : places) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await place.getByRole('link', { name: /^Get (Quote|Instant Design & Quote)$/ }).click();
      await expect(page).toHaveURL(/#quote-automation$/);
      // The wizard itself is right below the header, not the lines above it
      await expect.poll(top).toBeGreaterThanOrEqual(header);
      await expect.poll(top).toBeLessThan(header + 24);
      await expect(card.getByRole('heading', { name: 'Where is your trade show?' })).toBeInViewport();
    }
  }
});

test('scrolling is smooth, and the hero picture turns with the pointer and is fixed from 768 px on, unless the visitor wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  const picture = page.locator('[data-hero-turn] > div');
  await expect(picture).toHaveCSS('position', 'fixed');
  const transform = () => picture.evaluate((scene) => getComputedStyle(scene).transform);
  await page.mouse.move(100, 300);
  const turned = await transform();
  await page.mouse.move(700, 300);
  await expect.poll(transform).not.toBe(turned);
  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(picture).not.toHaveCSS('position', 'fixed');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  await expect(picture).not.toHaveCSS('position', 'fixed');
  await expect(picture).toHaveCSS('transform', 'none');
});

test('an unknown address gives the 404 page, logs the path and leads home', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such-page'));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('trade show booths');
});
