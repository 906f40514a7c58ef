import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { CONTENT } from '../../../tests/browser/booking-api.ts';
import { contentAnswers, DEMO_CONTENT, WHOLE_PROJECTS } from '../../../tests/browser/demo-content.ts';
import { fakeApi, problem } from '../../../tests/browser/fake-api.ts';
import { gallery } from '../../../tests/browser/gallery.tsx';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
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

test('going back and forward restores the filter', async () => {
  await gallery.open();
  await gallery.chip('Industry', 'Retail').click();
  location.hash = '#quote-automation';
  await gallery.chip('Industry', 'Energy').click();
  await expectTexts(gallery.companies, ['Verdant Grid Energy']);
  history.back();
  await expectTexts(gallery.companies, ['Maple & Loom']);
  history.forward();
  await expectTexts(gallery.companies, ['Verdant Grid Energy']);
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

test('on a phone a strip of chips shows the chosen one and the one with the focus', async () => {
  await setViewport(PHONE);
  await gallery.open('?industry=automotive');
  await expect.element(gallery.chip('Industry', 'Automotive')).toBeInViewport({ ratio: 0.99 });
  await focus(gallery.chip('Industry', 'All'));
  for (const name of ['All', ...INDUSTRIES]) {
    await expect.element(gallery.chip('Industry', name)).toHaveFocus();
    await expect.element(gallery.chip('Industry', name)).toBeInViewport({ ratio: 0.99 });
    await userEvent.tab();
  }
});

const TODAY = WHOLE_PROJECTS.filter(({ industry }) => industry !== 'Energy').map((project) => ({
  ...project,
  company_name: `${project.company_name} today`,
}));
const PUBLISHED = {
  ...contentAnswers(TODAY),
  'GET /api/projects/demo-energy': problem(404, { code: 'project-not-found' }),
};

test('the content published today replaces what the page was built with', async () => {
  fakeApi(PUBLISHED);
  await gallery.open();
  await expectTexts(
    gallery.companies,
    COMPANIES.filter((name) => !name.startsWith('Verdant')).map((name) => `${name} today`),
  );
  await expect.element(gallery.chip('Industry', 'Energy')).toMatchTextContent('0 projects');
});

const gone = () => new Response('Gone', { status: 404 });

test('content that cannot be loaded is only logged, and the projects stay', async () => {
  allowProblems(/Error loading/);
  fakeApi({ ...contentAnswers(), [CONTENT]: gone });
  await gallery.open();
  await expect
    .poll(problemsSoFar)
    .toContainEqual(expect.stringMatching(/^error: Error loading reference projects/));
  await expectTexts(gallery.companies, COMPANIES);
  await gallery.chip('Industry', 'Healthcare').click();
  await gallery.openProject('Caredock Health');
  await expect.element(gallery.dialog).toMatchTextContent('Nurses try the software where it would be used');
});

test('projects that could not be loaded are not called missing, and can be loaded again', async () => {
  allowProblems(/Error loading/);
  const api = fakeApi({ [CONTENT]: gone });
  await gallery.open('', []);
  const failure = gallery.root.getByRole('alert');
  await expect.element(failure).toMatchTextContent('The projects could not be loaded');
  await expect.element(gallery.root.getByText('No projects match')).not.toBeInTheDocument();
  await expectAccessible();
  api.answer(CONTENT, DEMO_CONTENT);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expectTexts(gallery.companies, COMPANIES);
  await expect.element(failure).not.toBeInTheDocument();
});
