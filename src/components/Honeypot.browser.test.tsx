/** People cannot reach the contact form's honeypot, and what a bot filled in is sent only once. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contactForm, SEND_MESSAGE } from '../../tests/browser/contact-form.tsx';
import { fakeApi, problem } from '../../tests/browser/fake-api.ts';
import { allowProblems } from '../../tests/browser/problems.ts';
import { HONEYPOT_FIELD } from '../domain/schemas/honeypot.ts';

const REFUSAL = problem(422, { code: 'looks-automated', error: 'Please send the form again.' });

function honeypot(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`form [name="${HONEYPOT_FIELD}"]`);
  if (!input) throw new Error('There is no honeypot');
  return input;
}

test('it can be neither seen, heard nor reached', async () => {
  await contactForm.open();

  const { right } = honeypot().getBoundingClientRect();
  expect(right).toBeLessThan(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  expect(page.getByRole('textbox').elements()).toHaveLength(5);
  expect(honeypot().autocomplete).toBe('off');
  await contactForm.field('Message').click();
  await userEvent.tab();
  await expect.element(contactForm.button).toHaveFocus();
});

test('a filled-in value is sent, and sending again counts as a person', async () => {
  allowProblems(/Error sending the contact message/);
  const api = fakeApi({ [SEND_MESSAGE]: REFUSAL });
  await contactForm.open();
  await contactForm.fill();
  honeypot().value = 'Buy now';

  await contactForm.button.click();
  await expect.element(contactForm.notice).toMatchTextContent('Please send the form again.');
  api.answer(SEND_MESSAGE, { success: true });
  await contactForm.button.click();
  await expect.element(contactForm.thanks).toBeVisible();

  const bodies = api.requests.map(({ body }) => JSON.parse(body));
  expect(bodies).toMatchObject([{ [HONEYPOT_FIELD]: 'Buy now' }, {}]);
  expect(bodies[1]).not.toHaveProperty(HONEYPOT_FIELD);
});
