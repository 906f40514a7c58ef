import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { FullSizeLink } from './FullSizeLink.tsx';

/** Other components may leave announcements on the page for a moment. */
const part = page.getByRole('region', { name: 'In your own room' });
const link = page.getByRole('link', { name: 'See it at full size' });
const launch = (
  <FullSizeLink
    model="/media/booth-designs/launch-0123456789abcdef.bin"
    title="Launch"
    size="10 by 10 feet"
  />
);

afterEach(() => vi.restoreAllMocks());

function asAndroid(userAgent = 'Mozilla/5.0 (Linux; Android 16; Phone) Chrome/150.0 Mobile'): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

test('a browser without a viewer app has no link', async () => {
  await render(launch);
  await expect.element(page.getByText('full size')).not.toBeInTheDocument();
});

test('Firefox on Android, which does not hand over, has none either', async () => {
  asAndroid('Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0');
  await render(launch);
  await expect.element(link).not.toBeInTheDocument();
});

test('on Android it opens Scene Viewer, loads nothing before, and says so when there is none', async () => {
  asAndroid();
  performance.clearResourceTimings();
  await render(launch);
  await expect.element(link).toBeVisible();
  const href = link.element().getAttribute('href') ?? '';
  expect(href).toMatch(/^intent:\/\/arvr\.google\.com\/.*launch-0123456789abcdef\.glb.*#Intent;/);
  await expect.element(page.getByText("Opens Google's Scene Viewer")).toBeVisible();
  await expectAccessible();
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => /\.glb|\.usdz/.test(name))).toEqual([]);

  const before = location.href;
  location.hash = '#no-full-size-viewer';
  await expect.element(part.getByRole('status')).toMatchTextContent('No app on this device can show it.');
  await expect.poll(() => location.href).toBe(before);
});

test('on iOS it is a link in the form Quick Look expects: one image, and text', async () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  await render(launch);
  await expect.element(link).toHaveAttribute('rel', 'ar');
  expect(link.element().getAttribute('href')).toMatch(
    /\/launch-0123456789abcdef\.usdz#allowsContentScaling=0$/,
  );
  expect([...link.element().children].map(({ tagName }) => tagName)).toEqual(['IMG']);
  await expectAccessible();
});
