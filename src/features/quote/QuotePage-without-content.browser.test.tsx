import { expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { CONTENT } from '../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { LINK, quotePage } from '../../../tests/browser/quote-page.tsx';

test('without the catalogue there is no price, but a retry; the link still holds the quote', async () => {
  allowProblems(/Error loading/);
  const api = await quotePage.open(LINK, {
    answers: { [CONTENT]: () => new Response('Gone', { status: 404 }) },
  });
  await expect.element(quotePage.notice).toMatchTextContent('The quote could not be loaded');
  await expectAccessible();
  api.answer(CONTENT, DEMO_CONTENT);
  await quotePage.button('Try again').click();
  await expect.element(quotePage.sheet).toMatchTextContent('$8,690');
});
