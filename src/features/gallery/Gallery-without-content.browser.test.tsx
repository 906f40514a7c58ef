import { expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { CONTENT } from '../../../tests/browser/booking-api.ts';
import { contentAnswers, DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { fakeApi } from '../../../tests/browser/fake-api.ts';
import { gallery } from '../../../tests/browser/gallery.tsx';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { expectTexts } from '../../../tests/browser/texts.ts';
import { COMPANIES } from '../../../tests/support/companies.ts';

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

test('a truly empty list says so', async () => {
  fakeApi({ [CONTENT]: { ...DEMO_CONTENT, reference_projects: [] } });
  await gallery.open('', []);
  await expect
    .element(gallery.status)
    .toMatchTextContent('No projects match your selected filters. Try adjusting your criteria.');
});
