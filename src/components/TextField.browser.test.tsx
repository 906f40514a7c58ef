/** Addresses and numbers lose what was pasted along with them when their field is left. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contactForm, MESSAGE, SEND_MESSAGE } from '../../tests/browser/contact-form.tsx';
import { fakeApi } from '../../tests/browser/fake-api.ts';
import words from '../../tests/support/words/words.json' with { type: 'json' };

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
