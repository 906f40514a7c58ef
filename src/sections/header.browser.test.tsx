import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showGallery } from './header.ts';

const link = page.getByRole('link', { name: 'Reference Projects' });
const section = page.getByRole('region', { name: 'Gallery' });

beforeEach(() => {
  document.body.innerHTML = `<ul><li><a href="/#reference-projects">Reference Projects</a></li></ul>
    <section id="reference-projects" aria-label="Gallery" style="height: 1000px">Cards</section>`;
});

afterEach(() => {
  document.documentElement.removeAttribute('data-no-projects');
});

test('without a project neither the gallery nor a link to it is shown; the first project brings both', async () => {
  // An unreadable answer
  showGallery(undefined);
  await expect.element(section).toBeVisible();
  showGallery([]);
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(section).not.toBeInTheDocument();
  showGallery([{ id: 'first' }]);
  await expect.element(link).toBeVisible();
  await expect.element(section).toBeVisible();
});
