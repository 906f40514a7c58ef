import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentAnswers } from '../../../tests/browser/demo-content.ts';
import { fakeApi } from '../../../tests/browser/fake-api.ts';
import { gallery } from '../../../tests/browser/gallery.tsx';
import { expectTexts, focus } from '../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { COMPANIES } from '../../../tests/support/companies.ts';

const NONE = 'No projects match your selected filters. Try adjusting your criteria.';
const INDUSTRIES = ['Technology', 'Energy', 'Healthcare', 'Retail', 'Financial', 'Automotive'];

beforeEach(() => {
  fakeApi(contentAnswers());
});

test('both filters stand at All, with counts, above every project', async () => {
  await gallery.open();
  const industries = gallery.root.getByRole('group', { name: 'Industry' }).getByRole('button');
  await expectTexts(industries, [/^All6/, ...INDUSTRIES.map((name) => new RegExp(`^${name}1`))]);
  const sizes = gallery.root.getByRole('group', { name: 'Booth size' }).getByRole('button');
  await expectTexts(sizes, [/^All6/, /^10' × 10'2/, /^10' × 20'2/, /^20' × 20'2/]);
  await expect.element(page.getByRole('button', { name: 'All 6 projects', pressed: true })).toHaveLength(2);
  await expectTexts(gallery.companies, COMPANIES);
  await expect.element(gallery.status).toHaveTextContent('6 projects');
  for (const text of ['CES, Las Vegas, NV', 'Technology', "20' × 20'", 'Sample project']) {
    await expect.element(gallery.cards.first()).toMatchTextContent(text);
  }
});

test('a chip filters the cards and the counts of the other group, and is in the address', async () => {
  await gallery.open('?utm_source=mail');
  await gallery.chip('Booth size', "10' × 10'").click();
  await expectTexts(gallery.companies, ['Caredock Health', 'Ledgerline Capital']);
  await expect.element(gallery.status).toHaveTextContent('2 of 6 projects');
  await expect.element(gallery.chip('Booth size', "10' × 10'")).toHaveAttribute('aria-pressed', 'true');
  await expect.element(gallery.chip('Booth size', 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(gallery.chip('Industry', 'All')).toMatchTextContent('2 projects');
  await expect.element(gallery.chip('Industry', 'Retail')).toMatchTextContent('0 projects');
  expect(gallery.address()).toBe('?utm_source=mail&size=10x10#reference-projects');

  await gallery.chip('Industry', 'Financial').click();
  await expectTexts(gallery.companies, ['Ledgerline Capital']);
  expect(gallery.address()).toBe('?utm_source=mail&size=10x10&industry=financial#reference-projects');
  await gallery.chip('Industry', 'All').click();
  await gallery.chip('Booth size', 'All').click();
  await expectTexts(gallery.companies, COMPANIES);
  expect(gallery.address()).toBe('?utm_source=mail#reference-projects');
});

test('filters without a project say so, and a button shows all projects again', async () => {
  await gallery.open();
  await gallery.chip('Industry', 'Technology').click();
  await gallery.chip('Booth size', "10' × 20'").click();
  await expect.element(gallery.status).toHaveTextContent(NONE);
  await expect.element(gallery.cards).toHaveLength(0);
  await gallery.root.getByRole('button', { name: 'Show all projects' }).click();
  await expectTexts(gallery.companies, COMPANIES);
  expect(gallery.address()).toBe('#reference-projects');
});

test('on a phone the chips of a group are one row, which shows the chosen one', async () => {
  await setViewport(PHONE);
  await gallery.open('?industry=automotive');
  const chosen = gallery.chip('Industry', 'Automotive');
  await expect.element(chosen).toBeInViewport({ ratio: 0.99 });
  const topOf = (name: string) => gallery.chip('Industry', name).element().getBoundingClientRect().top;
  expect(topOf('All')).toBe(topOf('Automotive'));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  // The two groups leave room in the window for the projects
  const filters = chosen.element().closest('fieldset')?.parentElement;
  expect(filters?.offsetHeight).toBeLessThan(200);
  await focus(gallery.chip('Industry', 'All'));
  for (const name of ['All', ...INDUSTRIES]) {
    await expect.element(gallery.chip('Industry', name)).toHaveFocus();
    await expect.element(gallery.chip('Industry', name)).toBeInViewport({ ratio: 0.99 });
    await userEvent.tab();
  }
});

test('the pictures of all cards load as soon as the list is in sight, not one by one', async () => {
  await setViewport(PHONE);
  await gallery.open();
  const pictures = () => [...gallery.root.element().querySelectorAll<HTMLImageElement>('li img')];
  expect(pictures()).toHaveLength(6);
  await expect.poll(() => pictures().every(({ naturalWidth }) => naturalWidth > 0)).toBe(true);
  expect(pictures().at(-1)?.getBoundingClientRect().top).toBeGreaterThan(2 * PHONE.height);
});
