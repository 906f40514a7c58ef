/** Addresses and numbers lose what was pasted along with them when their field is left. */
import { expect, test } from 'vitest';
import { contactForm, MESSAGE, SEND_MESSAGE } from '../../tests/browser/contact-form.tsx';
import { fakeApi } from '../../tests/browser/fake-api.ts';

test('what was pasted along with an address or a number is taken out; two addresses stay, with a message', async () => {
  const api = fakeApi({ [SEND_MESSAGE]: { success: true } });
  await contactForm.open();
  const two = 'Jane <jane@acme.example>, Bob <bob@acme.example>';
  await contactForm.fill({ ...MESSAGE, Email: two, Phone: '\u202a+1 (555) 123-4567\u202c' });
  await contactForm.button.click();
  await expect.element(contactForm.field('Email')).toHaveValue(two);
  await expect.element(contactForm.field('Email')).toHaveAccessibleDescription('Invalid email address');
  await contactForm.field('Email').fill('Jane Doe <jane@acme.example>');
  await contactForm.field('Message').click();
  await contactForm.expectFilled({ Email: 'jane@acme.example', Phone: '+1 (555) 123-4567' });
  await expect.element(contactForm.field('Email')).not.toHaveAttribute('aria-invalid');
  await contactForm.button.click();
  await expect.element(contactForm.thanks).toBeVisible();
  expect(JSON.parse(api.requestsTo(SEND_MESSAGE)[0]?.body ?? '')).toMatchObject({
    email: 'jane@acme.example',
    phone: '+1 (555) 123-4567',
  });
});
