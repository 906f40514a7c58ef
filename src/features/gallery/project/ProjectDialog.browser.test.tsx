import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { contentAnswers, WHOLE_PROJECTS } from '../../../../tests/browser/demo-content.ts';
import { fakeApi, held, problem } from '../../../../tests/browser/fake-api.ts';
import { gallery } from '../../../../tests/browser/gallery.tsx';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { expectTexts, focus } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { COMPANIES } from '../../../../tests/support/companies.ts';

const { dialog } = gallery;

beforeEach(() => {
  fakeApi(contentAnswers());
});

test('a card opens its project: pictures, story, features and outcomes; an invented one says so once, and claims no results', async () => {
  await gallery.open();
  await gallery.cards.filter({ hasText: 'Maple & Loom' }).click();
  await gallery.expectProject('Maple & Loom');
  await expect.element(dialog).toMatchTextContent('NRF Big Show, New York, NY');
  await expect.element(dialog).toMatchTextContent('A store within a show.');
  for (const [name, entry] of [
    ['Features', 'Garment rails and open canopy frame'],
    ['What it is made for', 'Orders are written at the cash desk'],
  ] as const) {
    const list = dialog.getByRole('region', { name }).getByRole('listitem');
    await expect.element(list.filter({ hasText: entry })).toHaveLength(1);
    expect(list.length).toBeGreaterThan(2);
  }
  await expect.element(gallery.tab('Design Renderings')).toHaveAttribute('aria-selected', 'true');
  await expect.element(dialog.getByRole('tabpanel', { name: 'Design Renderings' })).toBeVisible();
  await expect.element(gallery.slide('Top View')).toBeVisible();
  expect(gallery.address()).toBe('?project=demo-retail#reference-projects');
  const note = 'Sample project, not built for a customer. All pictures are renderings.';
  await expect.element(dialog.getByText(note, { exact: true })).toBeVisible();
  expect(dialog.getByText(/sample/i).elements()).toHaveLength(1);
  await expect.element(dialog.getByRole('region', { name: 'Results' })).not.toBeInTheDocument();
});

test('previous and next go through the filtered projects and wrap around', async () => {
  await gallery.open('?size=20x20');
  await gallery.openProject('Quantessa Systems');
  await gallery.dialogButton('Previous project').click();
  await gallery.expectProject('Torque & Ember Motors');
  await expect
    .element(dialog.getByRole('status').last())
    .toHaveTextContent('Torque & Ember Motors, project 2 of 2');
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Quantessa Systems');
  await expect.element(gallery.dialogButton('Next project')).toHaveFocus();
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Torque & Ember Motors');
  expect(gallery.address()).toMatch(/\?size=20x20&project=demo-automotive#/);
});

test('another project starts at its own first picture, scrolled to the top', async () => {
  await setViewport(PHONE);
  await gallery.open();
  await gallery.openProject('Quantessa Systems');
  await gallery.tab('Stand Photos').click();
  await gallery.dialogButton('Next picture').click();
  await expect.element(gallery.slide('Side')).toBeVisible();
  dialog.getByRole('region', { name: 'Features' }).element().scrollIntoView();
  await expect.element(gallery.tab('Stand Photos')).not.toBeInViewport();
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject('Torque & Ember Motors');
  await expect.element(gallery.tab('Design Renderings')).toBeInViewport();
  await expect.element(gallery.tab('Design Renderings')).toHaveAttribute('aria-selected', 'true');
  await expect.element(gallery.slide('Top View')).toBeVisible();
});

test('the tabs follow the arrow keys, Home and End, with one Tab stop', async () => {
  await gallery.open('?project=demo-energy');
  const renderings = gallery.tab('Design Renderings');
  const photos = gallery.tab('Stand Photos');
  await focus(renderings);
  for (const [key, chosen] of [
    ['ArrowRight', photos],
    ['ArrowRight', renderings],
    ['ArrowLeft', photos],
    ['Home', renderings],
    ['End', photos],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(chosen).toHaveFocus();
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  }
  await expect.element(dialog.getByRole('tabpanel', { name: 'Stand Photos' })).toBeVisible();
  await expect.element(gallery.slide('Front')).toBeVisible();
  await userEvent.tab();
  await expect.element(gallery.dialogButton('Show Front full screen')).toHaveFocus();
});

test('the carousel turns by buttons, names and arrow keys, and wraps around', async () => {
  await gallery.open('?project=demo-energy');
  await gallery.dialogButton('Previous picture').click();
  await expect.element(gallery.slide('Right View')).toBeVisible();
  await gallery.dialogButton('Front View').click();
  await expect.element(gallery.slide('Front View')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(gallery.slide('Top View')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(gallery.slide('Right View')).toBeVisible();
});

test('closing removes the project from the address and returns the focus; a double press closes once', async () => {
  history.pushState(null, '', location.pathname);
  await gallery.open('?industry=retail');
  gallery.link('Maple & Loom').element().scrollIntoView();
  const place = scrollY;
  await gallery.openProject('Maple & Loom');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(scrollY).toBe(place);
  expect(gallery.address()).toBe('?industry=retail#reference-projects');
  await expect.element(gallery.link('Maple & Loom')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await gallery.expectProject('Maple & Loom');
  const close = gallery.dialogButton('Close project').element() as HTMLElement;
  close.click();
  close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(gallery.link('Maple & Loom')).toHaveFocus();
  await gallery.openProject('Maple & Loom');
  expect(gallery.address()).toBe('?industry=retail&project=demo-retail#reference-projects');
});

test('a link to a project that is gone shows the gallery', async () => {
  await gallery.open('?project=gone');
  await expect.poll(gallery.address).toBe('#reference-projects');
  await expectTexts(gallery.companies, COMPANIES);
  await expect.element(dialog).not.toBeInTheDocument();
});

const RETAIL = 'GET /api/projects/demo-retail';

test('while its details load the dialog has the picture and the facts; quoting does not wait for them', async () => {
  const answer = held(contentAnswers()[RETAIL] ?? {});
  fakeApi({ ...contentAnswers(), [RETAIL]: answer.answer });
  await gallery.open('?project=demo-retail');
  const opened = page.getByRole('dialog');
  await expect.element(opened.getByText('Loading project...')).toBeInTheDocument();
  await expect.element(opened).toMatchTextContent('Retail');
  await expect.element(opened.getByRole('button', { name: 'Start from this project' })).toBeEnabled();
  await expectAccessible();
  answer.release();
  await expect.element(gallery.slide('Top View')).toBeVisible();
  await expect.element(dialog).toMatchTextContent('A store within a show.');
});

test('details that could not be loaded can be loaded again', async () => {
  allowProblems(/Error loading a reference project/);
  const api = fakeApi({ ...contentAnswers(), [RETAIL]: problem(400, { code: 'invalid' }) });
  await gallery.open('?project=demo-retail');
  const failure = page.getByRole('dialog').getByRole('alert');
  await expect.element(failure).toMatchTextContent('This project could not be loaded');
  await expectAccessible();
  api.answer(RETAIL, contentAnswers()[RETAIL] ?? {});
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(gallery.slide('Top View')).toBeVisible();
});

test('a project that was deleted meanwhile says so, and the next one can be shown', async () => {
  const gone = problem(404, { code: 'project-not-found', error: 'This project is no longer on the site.' });
  fakeApi({ ...contentAnswers(), [RETAIL]: gone });
  await gallery.open('?project=demo-retail');
  const opened = page.getByRole('dialog');
  await expect.element(opened.getByRole('alert')).toMatchTextContent('This project is no longer on the site');
  await expectAccessible();
  await opened.getByRole('button', { name: 'Next project' }).click();
  await gallery.expectProject('Verdant Grid Energy');
});

test('a project that was built has results and no note', async () => {
  fakeApi(contentAnswers(WHOLE_PROJECTS.map(({ is_sample: _, ...project }) => project)));
  await gallery.open('?project=demo-retail');
  await expect.element(gallery.slide('Top View')).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent('Sample');
  await expect.element(dialog.getByRole('region', { name: 'Results' })).toBeVisible();
});
