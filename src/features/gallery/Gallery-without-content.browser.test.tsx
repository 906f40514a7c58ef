import { expect, test } from 'vitest';
import { CONTENT } from '../../../tests/browser/booking-api.ts';
import { fakeApi } from '../../../tests/browser/fake-api.ts';
import { gallery } from '../../../tests/browser/gallery.tsx';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { expectTexts } from '../../../tests/browser/texts.ts';
import { COMPANIES } from '../../../tests/support/companies.ts';

test('content that cannot be loaded is logged only, and the projects stay', async () => {
  allowProblems(/Error loading/);
  fakeApi({ [CONTENT]: () => new Response('Gone', { status: 404 }) });
  await gallery.open();
  await expect
    .poll(problemsSoFar)
    .toContainEqual(expect.stringMatching(/^error: Error loading reference projects/));
  await expectTexts(gallery.companies, COMPANIES);
  await gallery.chip('Industry', 'Healthcare').click();
  await gallery.openProject('Caredock Health');
  await expect.element(gallery.dialog).toMatchTextContent('190 product trials in three days');
});
