/** Addresses and numbers lose what was pasted along with them when their field is left. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCard, press } from '../../tests/browser/admin-panel.tsx';
import { bookingApi } from '../../tests/browser/booking-api.ts';
import { contactForm, MESSAGE, SEND_MESSAGE } from '../../tests/browser/contact-form.tsx';
import { fakeApi } from '../../tests/browser/fake-api.ts';
import { provider } from '../../tests/browser/firebase/fake-auth.ts';
import { meeting } from '../../tests/browser/meeting.ts';
import { wizard } from '../../tests/browser/wizard.tsx';
import { draftAt } from '../../tests/support/wizard-page-draft.ts';
import words from '../../tests/support/words/words.json' with { type: 'json' };
import { AuthPage } from '../features/auth/AuthPage.tsx';

test.each(words.email_must_be_repaired_or_explained)(
  '%j is taken out on leaving the field',
  async (pasted) => {
    const api = fakeApi({ [SEND_MESSAGE]: { success: true } });
    await contactForm.open();
    await contactForm.fill({ ...MESSAGE, Email: pasted });
    await contactForm.field('Email').click();
    await userEvent.tab();
    await contactForm.expectFilled({ ...MESSAGE, Email: 'jane@acme.example' });
    await expect.element(contactForm.field('Email')).not.toHaveAttribute('aria-invalid');
    await contactForm.button.click();
    await expect.element(contactForm.thanks).toBeVisible();
    expect(JSON.parse(api.requestsTo(SEND_MESSAGE)[0]?.body ?? '')).toMatchObject({
      email: 'jane@acme.example',
    });
  },
);

test('an address that cannot be taken out stays, with its message', async () => {
  fakeApi();
  await contactForm.open();
  const pasted = 'Jane <jane@acme.example>, Bob <bob@acme.example>';
  await contactForm.fill({ ...MESSAGE, Email: pasted });
  await contactForm.button.click();
  await expect.element(contactForm.field('Email')).toHaveValue(pasted);
  await expect.element(contactForm.field('Email')).toHaveAccessibleDescription('Invalid email address');
});

test.each(words.phone_must_be_accepted)(
  'the number %j is accepted, without what is invisible',
  async (phone) => {
    const api = fakeApi({ [SEND_MESSAGE]: { success: true } });
    await contactForm.open();
    await contactForm.fill({ ...MESSAGE, Phone: phone });
    const visible = phone.replace(/[\u202a-\u202e]/g, '');
    await expect.element(contactForm.field('Phone')).toHaveValue(visible);
    await contactForm.button.click();
    await expect.element(contactForm.thanks).toBeVisible();
    expect(JSON.parse(api.requestsTo(SEND_MESSAGE)[0]?.body ?? '')).toMatchObject({ phone: visible });
  },
);

test('the wizard stores the address and the number that were taken out', async () => {
  bookingApi();
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.contact('Work email').fill('<vera@acme.example>;');
  await meeting.contact('Phone').fill('\u202d+1 555 123 4567\u202c');
  await userEvent.tab();
  await expect.element(meeting.contact('Work email')).toHaveValue('vera@acme.example');
  await expect.element(meeting.contact('Phone')).toHaveValue('+1 555 123 4567');
  await expect
    .poll(() => wizard.storedDraft())
    .toMatchObject({ contact: { email: 'vera@acme.example', phone: '+1 555 123 4567' } });
});

test('an administrator signs in with a pasted address, also without leaving the field', async () => {
  provider.start();
  await openCard(<AuthPage />);
  await page.getByLabelText('Password').fill('a-good-password-1');
  await page.getByLabelText('Email').fill('\u202aAda <admin@booth.example>\u202c');
  await press('{Enter}');
  await expect.poll(provider.asked).toEqual(['sign-in admin@booth.example']);
});
