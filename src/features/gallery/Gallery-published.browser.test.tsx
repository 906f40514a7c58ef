import { beforeEach, expect, test } from 'vitest';
import { contentAnswers, WHOLE_PROJECTS } from '../../../tests/browser/demo-content.ts';
import { fakeApi, problem } from '../../../tests/browser/fake-api.ts';
import { gallery } from '../../../tests/browser/gallery.tsx';
import { expectTexts } from '../../../tests/browser/texts.ts';
import { COMPANIES } from '../../../tests/support/companies.ts';

const NO_PHOTOS = { stand_front_photo: null, stand_side_photo: null, stand_interior_photo: null };

const TODAY = WHOLE_PROJECTS.filter(({ industry }) => industry !== 'Energy').map((project) => ({
  ...project,
  company_name: `${project.company_name} today`,
  stand_photos: NO_PHOTOS,
}));

// Shared by all tests in this file, since the page requests the content only once
beforeEach(() => {
  const gone = problem(404, { code: 'project-not-found' });
  fakeApi({ ...contentAnswers(TODAY), 'GET /api/projects/demo-energy': gone });
});

test('the content published today replaces what the page was built with', async () => {
  await gallery.open();
  await expectTexts(
    gallery.companies,
    COMPANIES.filter((name) => !name.startsWith('Verdant')).map((name) => `${name} today`),
  );
  await expect.element(gallery.chip('Industry', 'Energy')).toMatchTextContent('0 projects');
});

test('a project without photos keeps both tabs', async () => {
  await gallery.open('?project=demo-retail');
  await expect.element(gallery.companies.first()).toMatchTextContent('today');
  await gallery.tab('Stand Photos').click();
  const photos = gallery.dialog.getByRole('tabpanel', { name: 'Stand Photos' });
  await expect.element(photos).toBeVisible();
  await expect.element(gallery.dialog.getByRole('group')).toHaveLength(0);
  await gallery.tab('Design Renderings').click();
  await expect.element(gallery.slide('Top View')).toBeVisible();
});
