import { expect, test } from 'vitest';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { contactForm, SEND_MESSAGE } from '../../../tests/browser/contact-form.tsx';
import { type Answer, fakeApi, keysSentTo, noAnswer, problem } from '../../../tests/browser/fake-api.ts';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { QuoteSection } from '../../../tests/browser/wizard.tsx';

const TAKEN = { success: true };
const LOGGED = /Error sending the contact message/;

for (const [name, fail] of [
  ['no connection', noAnswer],
  ['the server down', () => new Response('Down', { status: 503 })],
] satisfies [string, Answer][]) {
  test(`${name}: the toast, everything kept, and a retry with the same key`, async () => {
    allowProblems(LOGGED);
    const api = fakeApi({ [SEND_MESSAGE]: fail });
    await contactForm.open();
    await contactForm.fill();
    await contactForm.button.click();
    await expect
      .element(toastOf('Error'))
      .toMatchTextContent('Failed to send message. Please try again or email us directly.');
    await expect.element(contactForm.notice).toHaveFocus();
    await expect.element(contactForm.notice).toMatchTextContent('Your entries are kept');
    await expect.element(contactForm.notice).toMatchTextContent('Trying again never sends it twice.');
    await expect.element(contactForm.notice).not.toMatchTextContent(/send message|try again or|not sent/i);
    await expect.element(contactForm.notice.getByRole('link', { name: 'hello@booth.example' })).toBeVisible();
    await contactForm.expectFilled();

    api.answer(SEND_MESSAGE, TAKEN);
    await contactForm.button.click();
    await expect.element(contactForm.thanks).toBeVisible();
    await expect.element(toastOf('Error')).not.toBeInTheDocument();
    const keys = keysSentTo(api, SEND_MESSAGE);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
}

test('a refusal by the server is shown next to its field, in its words, and only there', async () => {
  allowProblems(LOGGED);
  const refusal = { error: 'No such phone', code: 'invalid', fields: { phone: 'No such phone' } };
  fakeApi({ [SEND_MESSAGE]: () => problem(400, refusal) });
  await contactForm.open();
  await contactForm.fill();
  await contactForm.button.click();
  await expect.element(toastOf('Error')).toMatchTextContent('Failed to send message.');
  await expect.element(contactForm.field('Phone')).toHaveAccessibleDescription('No such phone');
  await expect.element(contactForm.field('Phone')).toHaveFocus();
  await expect.element(contactForm.notice).toMatchTextContent('Nothing was sent. Your entries are kept.');
  await expect.element(contactForm.notice).not.toMatchTextContent('No such phone');
});

test('with the wizard on the page, too, a toast appears once', async () => {
  bookingApi();
  await contactForm.open(<QuoteSection />);
  await contactForm.button.click();
  await expect.element(toastOf('Validation Error')).toHaveLength(1);
  await expect.element(contactForm.field('Message')).toHaveAccessibleDescription('Message is required');
  await expect.element(toastOf('Validation Error')).toHaveLength(1);
});
