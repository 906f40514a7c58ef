import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  bookingApi,
  CONTENT,
  CREATE_BOOKING,
  FIRST_DAY,
  SEND_QUOTE,
} from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import type { FakeApi } from '../../../../tests/browser/fake-api.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { DEFAULT_QUOTE_RULES } from '../../../domain/quote/quote-rules.ts';

let api: FakeApi;

beforeEach(() => {
  api = bookingApi({
    [CONTENT]: { ...DEMO_CONTENT, quote_rules: { ...DEFAULT_QUOTE_RULES, needs_phone: true } },
  });
});

test('if the team calls visitors, a booking needs a number, and the field says why', async () => {
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('10:00 AM').click();
  await meeting.fillContact({ Phone: '' });
  const phone = meeting.contact('Phone');
  await expect.element(phone).toHaveAttribute('aria-required', 'true');
  await expect
    .element(phone)
    .toHaveAccessibleDescription('The meeting is a phone call: we call you at this number.');
  await meeting.confirm.click();
  await expect.element(phone).toHaveFocus();
  await expect
    .element(phone)
    .toHaveAccessibleDescription(/Enter a phone number: the meeting is a phone call$/);
  expect(api.requestsTo(SEND_QUOTE)).toHaveLength(0);
  await expectAccessible();
  await phone.fill('+1 555 010 0199');
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
  expect(api.requestsTo(CREATE_BOOKING)).toHaveLength(1);
});

test('a quote without a meeting needs no number', async () => {
  await wizard.openWithDraft(draftAt('meeting'));
  await meeting.fillContact({ Phone: '' });
  await wizard.root.getByRole('button', { name: 'Send my quote, arrange a time later' }).last().click();
  await wizard.root.getByRole('button', { name: 'Send my quote', exact: true }).click();
  await expect.poll(() => api.requestsTo(SEND_QUOTE)).toHaveLength(1);
});
