import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { contactForm, MESSAGE, SEND_MESSAGE } from '../../../tests/browser/contact-form.tsx';
import { fakeApi, held, keysSentTo, noAnswer, problem } from '../../../tests/browser/fake-api.ts';
import { fieldHints } from '../../../tests/browser/field-hints.ts';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { focus } from '../../../tests/browser/texts.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';
import { QuoteSection } from '../../../tests/browser/wizard.tsx';

const REQUIRED = [
  ['Name', 'Name is required'],
  ['Company', 'Company is required'],
  ['Email', 'Invalid email address'],
  ['Phone', 'Phone is required'],
  ['Message', 'Message is required'],
] as const;

const TAKEN = { success: true };
const LOGGED = /Error sending the contact message/;

test('a slip in the address is asked about, and corrected only by a press', async () => {
  fakeApi();
  await contactForm.open();
  const email = contactForm.field('Email');
  const question = page.getByRole('status').filter({ hasText: 'Did you mean' });
  await email.fill('vera@gmial.com');
  await expect.element(question).toMatchTextContent('Did you mean vera@gmail.com?');
  await expect.element(email).toHaveValue('vera@gmial.com');
  await expectAccessible();
  await email.fill('vera@acme.example');
  await expect.element(question).not.toBeInTheDocument();
  await email.fill('vera@gmial.com');
  await question.getByRole('button', { name: 'vera@gmail.com' }).click();
  await expect.element(email).toHaveValue('vera@gmail.com');
  await expect.element(email).toHaveFocus();
  await expect.element(question).not.toBeInTheDocument();
});

test('missing values are reported next to the fields and, the first one, in a toast; nothing is sent', async () => {
  const api = fakeApi();
  await contactForm.open();
  await contactForm.button.click();
  await expect.element(toastOf('Validation Error')).toMatchTextContent('Name is required');
  for (const [field, message] of REQUIRED) {
    await expect.element(contactForm.field(field)).toHaveAccessibleDescription(message);
    await expect.element(contactForm.field(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(contactForm.field('Name')).toHaveFocus();

  for (const [index, [field]] of REQUIRED.entries()) {
    await contactForm.field(field).fill(MESSAGE[field]);
    await expect.element(contactForm.field(field)).toHaveAccessibleDescription('');
    const [next, message] = REQUIRED[index + 1] ?? [];
    if (!next) break;
    await contactForm.button.click();
    await expect.element(toastOf('Validation Error')).toMatchTextContent(message ?? '');
    await expect.element(contactForm.field(next)).toHaveFocus();
  }
  expect(api.requests).toEqual([]);
});

test('the thank-you state stays for three seconds, then the form is empty and has the focus again', async () => {
  fakeApi({ [SEND_MESSAGE]: TAKEN });
  await contactForm.open();
  await contactForm.fill();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await contactForm.button.click();
  // The polls of an expectation would advance the clock, on a busy machine by all three seconds
  while (document.activeElement !== contactForm.thanks.query()) await nextFrame();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(contactForm.thanks.query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(contactForm.thanks).not.toBeInTheDocument();
  await contactForm.expectEmpty();
  await expect.element(contactForm.heading).toHaveFocus();
  await expect.element(contactForm.form).toMatchTextContent('Your message was sent.');
  await expect.element(contactForm.form.getByRole('link', { name: 'Get Instant' })).toBeVisible();
  await expect.element(contactForm.button).toHaveTextContent('Send Message');
  await contactForm.field('Email').fill('v');
  await expect.element(contactForm.field('Email')).toHaveAccessibleDescription('');
});

test('the thank-you state promises a reply and offers a quote as the next step', async () => {
  fakeApi({ [SEND_MESSAGE]: TAKEN });
  await contactForm.open();
  await contactForm.fill();
  await contactForm.button.click();
  const promise = page.getByText('Our team has it and will reply within 24 hours.', { exact: true });
  await expect.element(promise).toBeVisible();
  const next = page.getByRole('link', { name: 'Get Instant Design & Quote' });
  await expect.element(next).toHaveAttribute('href', '#quote-automation');
  await userEvent.tab();
  await expect.element(next).toHaveFocus();
  await expectAccessible();
});

test('pressing again while the message is being sent sends it once', async () => {
  const sending = held(TAKEN);
  const api = fakeApi({ [SEND_MESSAGE]: sending.answer });
  await contactForm.open();
  await contactForm.fill();
  await contactForm.field('Phone').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(contactForm.button).toHaveTextContent('Sending...');
  await expect.element(contactForm.button).toHaveAttribute('aria-busy', 'true');
  await expect.element(contactForm.field('Message')).toHaveAttribute('readonly');
  await expect.element(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  // The button is marked as busy, so a normal click would wait
  await contactForm.button.dblClick({ force: true });
  sending.release();
  await expect.element(contactForm.thanks).toBeVisible();
  expect(api.requestsTo(SEND_MESSAGE)).toHaveLength(1);
});

test("a touch keyboard's Enter key moves to the next field where it says so, and breaks the line in the message", async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
  );
  await contactForm.open();
  await contactForm.field('Name').click();
  for (const field of ['Company', 'Email', 'Phone', 'Message'] as const) {
    await userEvent.keyboard('{Enter}');
    await expect.element(contactForm.field(field)).toHaveFocus();
  }
  await userEvent.keyboard('one{Enter}two');
  await expect.element(contactForm.field('Message')).toHaveValue('one\ntwo');
  expect(toastOf('Validation Error').query()).toBeNull();
});

test('typed text survives a reload, even half of it', async () => {
  await contactForm.open();
  const half = { Name: MESSAGE.Name, Company: '', Email: 'vera@', Message: 'First line\nsecond' };
  await contactForm.fill(half);
  await contactForm.reload();
  await contactForm.expectFilled(half);
  await expect.element(contactForm.notice).not.toBeInTheDocument();
});

test('the form works by keyboard alone', async () => {
  const api = fakeApi({ [SEND_MESSAGE]: TAKEN });
  await contactForm.open();
  await focus(contactForm.field('Name'));
  await userEvent.keyboard(`${MESSAGE.Name}{Tab}${MESSAGE.Company}{Tab}${MESSAGE.Email}{Tab}`);
  await userEvent.keyboard(`${MESSAGE.Phone}{Tab}One line{Tab}`);
  await expect.element(contactForm.button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(contactForm.thanks).toHaveFocus();
  const [sent] = api.requestsTo(SEND_MESSAGE).map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject({ name: MESSAGE.Name, phone: MESSAGE.Phone, message: 'One line' });
});

test('a corrupt draft is logged and ignored', async () => {
  allowProblems(/contact message is corrupt/);
  contactForm.plantDraft('{"message":{"name":5}}');
  await contactForm.open();
  await contactForm.expectEmpty();
  expect(contactForm.storedDraft()).toBeNull();
});

test('without an answer: the toast, everything kept, and a retry with the same key, also after a reload', async () => {
  allowProblems(LOGGED);
  const api = fakeApi({ [SEND_MESSAGE]: () => new Response('Down', { status: 503 }) });
  await contactForm.open();
  await contactForm.fill();
  await contactForm.button.click();
  const failed = toastOf('Error');
  await expect
    .element(failed)
    .toMatchTextContent('Failed to send message. Please try again or email us directly.');
  await expect.element(contactForm.notice).toHaveFocus();
  await expect.element(contactForm.notice).toMatchTextContent('Your entries are kept');
  await expect.element(contactForm.notice).toMatchTextContent('Trying again never sends it twice.');
  await expect.element(contactForm.notice).not.toMatchTextContent(/send message|try again or|not sent/i);
  await expect.element(contactForm.notice.getByRole('link', { name: 'hello@booth.example' })).toBeVisible();
  await contactForm.expectFilled();

  await contactForm.reload();
  await expect.element(contactForm.notice).toMatchTextContent('We may already have your message');
  await contactForm.expectFilled();
  await expect.element(failed).not.toBeInTheDocument();
  api.answer(SEND_MESSAGE, noAnswer);
  await contactForm.button.click();
  await expect.element(failed).toBeVisible();
  api.answer(SEND_MESSAGE, TAKEN);
  await contactForm.button.click();
  await expect.element(contactForm.thanks).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  const keys = keysSentTo(api, SEND_MESSAGE);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

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

for (const viewport of WIDTHS) {
  test(`every state is accessible at ${viewport.width} px`, async () => {
    allowProblems(LOGGED);
    const sending = held(() => new Response('Down', { status: 503 }));
    fakeApi({ [SEND_MESSAGE]: sending.answer });
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
  });
}

test('each field declares its purpose to keyboards and browsers', async () => {
  await contactForm.open();
  expect(fieldHints(contactForm.form)).toEqual([
    '- next name',
    '- next organization',
    'email next email',
    'tel next tel',
    '- enter off',
  ]);
});

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
