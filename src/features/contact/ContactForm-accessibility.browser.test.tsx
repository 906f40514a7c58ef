import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { contactForm, SEND_MESSAGE } from '../../../tests/browser/contact-form.tsx';
import { fakeApi, held } from '../../../tests/browser/fake-api.ts';
import { fieldHints } from '../../../tests/browser/field-hints.ts';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';

for (const viewport of WIDTHS) {
  test(`every state is accessible at ${viewport.width} px`, async () => {
    allowProblems(/Error sending the contact message/);
    const sending = held(() => new Response('Down', { status: 503 }));
    const api = fakeApi({ [SEND_MESSAGE]: sending.answer });
    await setViewport(viewport);
    await contactForm.open();
    await expectAccessible();
    await contactForm.button.click();
    await expect.element(toastOf('Validation Error')).toBeVisible();
    await expect.element(contactForm.field('Name')).toBeInViewport();
    await expectAccessible();

    await contactForm.fill();
    // A pasted address widens no form
    await contactForm.field('Message').fill(`https://briefs.example/${'x'.repeat(300)}`);
    await contactForm.button.click();
    await expect.element(contactForm.button).toHaveTextContent('Sending...');
    await expectAccessible();
    sending.release();
    await expect.element(contactForm.notice).toBeInViewport();
    await expectAccessible();

    api.answer(SEND_MESSAGE, { success: true });
    const laterOn = holdThanks();
    await contactForm.button.click();
    await expect.element(contactForm.thanks).toBeInViewport();
    await expectAccessible();
    laterOn();
    await expect.element(contactForm.form).toMatchTextContent('Your message was sent.');
    await expectAccessible();
  });
}

/** Holds the thank-you state until the returned function is called. A fake clock would also stop axe. */
function holdThanks(): () => void {
  const { setTimeout } = globalThis;
  let end: () => void = () => {};
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((action: () => void, delay?: number) => {
    if (delay !== 3000) return setTimeout(action, delay);
    end = action;
    return 0;
  }) as typeof globalThis.setTimeout);
  return () => end();
}

test('each field declares its purpose to keyboards and browsers', async () => {
  fakeApi({});
  await contactForm.open();
  expect(fieldHints(contactForm.form)).toEqual([
    '- next name',
    '- next organization',
    'email next email',
    'tel next tel',
    '- enter off',
  ]);
});
