import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { contentAnswers } from '../../../tests/browser/demo-content.ts';
import { type FakeApi, fakeApi, held, noAnswer } from '../../../tests/browser/fake-api.ts';
import { gallery } from '../../../tests/browser/gallery.tsx';
import { pressByKeyboard } from '../../../tests/browser/keyboard.ts';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { manyProjects } from '../../../tests/support/projects.ts';
import { summaryOf } from '../../domain/project/gallery.ts';

const LIST = 'GET /api/projects';
const PROJECTS = manyProjects(200);
const SUMMARIES = PROJECTS.map(summaryOf);
const nameOf = (index: number) => PROJECTS[index]?.company_name ?? '';
const idOf = (index: number) => PROJECTS[index]?.id ?? '';

const more = gallery.root.getByRole('button', { name: 'Show more' });
let api: FakeApi;

beforeEach(() => {
  // No pictures are served here
  allowProblems(/Failed to load resource|404/);
  api = fakeApi(contentAnswers(PROJECTS));
});

const open = (query = '') => gallery.open(query, SUMMARIES);

test("of 200 projects twelve have a card; 'Show more' adds twelve, loads others when needed, and moves the focus to the first added", async () => {
  await open();
  await expect.element(gallery.cards).toHaveLength(12);
  await expect.element(gallery.status).toHaveTextContent('200 projects');
  await expect.element(gallery.chip('Industry', 'Energy')).toMatchTextContent('34 projects');
  await expect.element(gallery.chip('Booth size', "20' × 20'")).toMatchTextContent('66 projects');
  await expect.element(gallery.root.getByText('Showing 12 of 200')).toBeVisible();
  expect(api.requestsTo(LIST)).toHaveLength(0);
  await expectAccessible();

  await pressByKeyboard(more);
  await expect.element(gallery.cards).toHaveLength(24);
  await expect.element(gallery.link(nameOf(12))).toHaveFocus();
  expect(api.requestsTo(LIST)).toHaveLength(0);
  await pressByKeyboard(more);
  await expect.element(gallery.cards).toHaveLength(36);
  await expect.element(gallery.link(nameOf(24))).toHaveFocus();
  expect(api.requestsTo(LIST)).toHaveLength(1);
});

test('a filter shows the first of all its projects, also of those that were not loaded, and starts over', async () => {
  await open();
  await more.click();
  await gallery.chip('Industry', 'Healthcare').click();
  await gallery.chip('Booth size', "20' × 20'").click();
  await expect.element(gallery.status).toHaveTextContent('33 of 200 projects');
  await expect.element(gallery.cards).toHaveLength(12);
  await expect.element(gallery.companies.nth(4)).toHaveTextContent(nameOf(26));
  await more.click();
  await more.click();
  await expect.element(gallery.cards).toHaveLength(33);
  await expect.element(more).not.toBeInTheDocument();
});

test('while the others load the gallery says so; if that fails, it can be tried again', async () => {
  allowProblems(/Error loading reference projects/);
  const answer = held(noAnswer);
  api.answer(LIST, answer.answer);
  await open('?industry=energy');
  await expect.element(gallery.status).toHaveTextContent('Loading projects...');
  await expect.element(gallery.cards).toHaveLength(4);
  answer.release();
  const failure = gallery.root.getByRole('alert');
  await expect.element(failure).toMatchTextContent('The projects could not be loaded');
  await expectAccessible();
  api.answer(LIST, contentAnswers(PROJECTS)[LIST] ?? {});
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(gallery.cards).toHaveLength(12);
  await expect.element(failure).not.toBeInTheDocument();
});

test('a shared link opens a project far down the list; closing leads to the gallery', async () => {
  await open(`?project=${idOf(150)}`);
  await gallery.expectProject(nameOf(150));
  await userEvent.keyboard('{Escape}');
  await expect.element(gallery.dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('previous and next wrap around all projects of the filter, with their neighbors loaded ahead', async () => {
  await open('?size=20x20');
  await gallery.openProject(nameOf(2));
  const requested = () => api.requests.map(({ path }) => path.split('/').at(-1));
  await expect.poll(requested).toEqual(expect.arrayContaining([idOf(197), idOf(2), idOf(5)]));
  await gallery.dialogButton('Previous project').click();
  await gallery.expectProject(nameOf(197));
  await gallery.dialogButton('Next project').click();
  await gallery.expectProject(nameOf(2));
  await expect.element(gallery.dialogButton('Next project')).toHaveFocus();
});
