import { expect, test, vi } from 'vitest';
import {
  AVAILABILITY,
  bookingApi,
  CREATE_BOOKING,
  FIRST_DAY,
  offeredDay,
  SEND_QUOTE,
  TODAY,
} from '../../../../tests/browser/booking-api.ts';
import { type Answer, type FakeApi, keysSentTo, noAnswer } from '../../../../tests/browser/fake-api.ts';
import { meeting, VISITOR } from '../../../../tests/browser/meeting.ts';
import { allowProblems, problemsSoFar } from '../../../../tests/browser/problems.ts';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

/** Messages that the wizard logs during an outage. */
const OUTAGE = [/Failed to submit quote/, /Booking creation failed/, /Failed to create booking/];

/** Presses the button and advances the clock past the pauses between three tries. */
async function confirmThreeTimes(api: FakeApi, route: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await meeting.confirm.click();
  for (const [failed, pause] of [800, 2_500].entries()) {
    await expect.poll(() => api.requestsTo(route)).toHaveLength(failed + 1);
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(pause);
        return api.requestsTo(route).length;
      })
      .toBe(failed + 2);
  }
  vi.useRealTimers();
}

/** Expects, after three failed tries, the toast, kept input, and another try with the same key. */
async function expectKeptAndRetried(api: FakeApi, route: string): Promise<void> {
  await expect
    .element(toastOf('Booking failed'))
    .toMatchTextContent('Please try again or contact us directly.');
  await expect.element(meeting.notice).toMatchTextContent('Your entries are kept');
  await expect.element(meeting.notice).not.toMatchTextContent(/failed|contact us directly/i);
  await expect.element(meeting.contact('Name')).toHaveValue(VISITOR.Name);
  await expect.element(meeting.slot('10:00 AM')).toHaveAttribute('aria-pressed', 'true');
  expect(wizard.storedDraft()).toMatchObject({
    meeting: { slot: { date: FIRST_DAY, time: '10:00 AM' } },
    contact: { email: VISITOR['Work email'] },
  });

  const works = bookingApi();
  await meeting.notice.getByRole('button', { name: 'Try again' }).click();
  await expect.element(meeting.confirmation).toMatchTextContent('10:00 AM');
  const keys = [...keysSentTo(api, route), ...keysSentTo(works, route)];
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
}

for (const [name, route, fail] of [
  ['no connection while the quote is sent', SEND_QUOTE, noAnswer],
  [
    'the server down while the meeting is booked',
    CREATE_BOOKING,
    () => new Response('Down', { status: 503 }),
  ],
] satisfies [string, string, Answer][]) {
  test(`${name}: the toast, everything kept, and a retry with the same key`, async () => {
    allowProblems(...OUTAGE, /Down \(503\)/);
    const api = bookingApi({ [route]: fail });
    await meeting.fillIn();
    await confirmThreeTimes(api, route);
    await expectKeptAndRetried(api, route);
  });
}

test('after a booking the times are requested again, past the cache', async () => {
  const api = bookingApi();
  await meeting.fillIn();
  const before = api.requestsTo(AVAILABILITY).length;
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
  await expect.poll(() => api.requestsTo(AVAILABILITY).length).toBe(before + 1);
  expect(api.requestsTo(AVAILABILITY).at(-1)?.cache).toBe('reload');
});

test('a double press on the button sends one booking', async () => {
  const api = bookingApi();
  await meeting.fillIn();
  await meeting.confirm.dblClick();
  await expect.element(meeting.confirmation).toBeVisible();
  expect(keysSentTo(api, CREATE_BOOKING)).toHaveLength(1);
});

/**
 * Opens the last step while times are unavailable, and advances the clock past the pauses between four tries.
 */
async function openWithoutTimes(): Promise<FakeApi> {
  allowProblems(/Error loading availability/);
  const api = bookingApi({ [AVAILABILITY]: () => new Response('Down', { status: 503 }) });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(`${TODAY}T12:00:00Z`) });
  await wizard.openWithDraft(draftAt('meeting'));
  for (const [failed, pause] of [1_000, 2_000, 4_000].entries()) {
    await expect.poll(() => api.requestsTo(AVAILABILITY)).toHaveLength(failed + 1);
    await vi.advanceTimersByTimeAsync(pause);
  }
  await expect.poll(problemsSoFar).toContainEqual(expect.stringContaining('Error loading availability'));
  expect(api.requestsTo(AVAILABILITY)).toHaveLength(4);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
  api.answer(AVAILABILITY, { availability: [offeredDay(FIRST_DAY, '10:00 AM')] });
  return api;
}

test('availability is requested four times, at growing intervals, and can then be retried by hand', async () => {
  await openWithoutTimes();
  await wizard.root.getByRole('button', { name: /try again|load again/i }).click();
  await meeting.chooseDay(FIRST_DAY);
  await expect.element(meeting.slot('10:00 AM')).toBeEnabled();
});

test('availability is requested automatically when the connection returns', async () => {
  await openWithoutTimes();
  dispatchEvent(new Event('online'));
  await meeting.chooseDay(FIRST_DAY);
  await expect.element(meeting.slot('10:00 AM')).toBeEnabled();
});

test('a time chosen in another zone is on the local day, and is sent in New York time', async () => {
  const api = bookingApi({ [AVAILABILITY]: { availability: [offeredDay(FIRST_DAY, '2:00 AM')] } });
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Pick a Time & Book Kickoff');
  await meeting.searchZone('Los Angeles');
  await meeting.zoneOptions.first().click();
  await meeting.chooseDay('2027-02-08');
  await meeting.slot('11:00 PM').click();
  await meeting.fillContact();
  await meeting.confirm.click();
  for (const text of ['Monday, February 8, 2027', '11:00 PM', 'Pacific', 'The Booth Studio team']) {
    await expect.element(meeting.confirmation).toMatchTextContent(text);
  }
  const [sent] = api.requestsTo(CREATE_BOOKING).map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject({ date: FIRST_DAY, time: '2:00 AM', time_zone: 'America/Los_Angeles' });
});

test('an invalid website does not stop a booking', async () => {
  const api = bookingApi();
  await meeting.fillIn();
  await meeting.contact('Website').fill('our site soon');
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
  expect(JSON.parse(api.requestsTo(CREATE_BOOKING)[0]?.body ?? '')).toMatchObject({
    website: 'our site soon',
  });
});
