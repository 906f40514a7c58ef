import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { instantOf, SECOND_DAY } from '../../../tests/browser/booking-api.ts';
import { keysSentTo, noAnswer, problem } from '../../../tests/browser/fake-api.ts';
import {
  answerWith,
  CANCEL,
  CANCELLED,
  CONFIRM,
  GET_MEETING,
  MEETING,
  MOVE,
  managed,
  managedApi,
  PENDING,
  TOKEN,
  taken,
} from '../../../tests/browser/managed-meeting.tsx';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { MeetingPlace } from '../../domain/schemas/meeting-place.ts';
import { MeetingPage } from './MeetingPage.tsx';

const join = managed.facts.getByRole('link', { name: 'Join the meeting' });

test('the meeting is shown in the zone in which it was booked, with place and host; the token goes in a header only, the tab keeps it, and the full link can be copied', async () => {
  const api = await managed.open();
  await expect.element(managed.facts).toMatchTextContent('Tuesday, February 9, 2027');
  await expect.element(managed.facts).toMatchTextContent('4:00 PM Central European Time');
  await expect.element(managed.facts).toMatchTextContent('BK-7F3K9Q');
  await expect.element(managed.facts).toMatchTextContent('Confirmed');
  await expect.element(managed.facts).toMatchTextContent('WhereVideo call');
  await expect.element(managed.facts).toMatchTextContent('ARHostAlex Rivera');
  await expect.element(join).toHaveAttribute('href', 'https://meet.example.com/booth-BK-7F3K9Q');
  await expect.element(join).toHaveAttribute('rel', 'noopener noreferrer');
  const [request] = api.requestsTo(GET_MEETING);
  expect([request?.headers.get('X-Meeting-Token'), request?.cache]).toEqual([TOKEN, 'no-store']);
  expect(api.requests.filter(({ path }) => path.includes('secret'))).toEqual([]);
  expect(location.hash).toBe('');
  await cleanup();
  await render(<MeetingPage />);
  await expect.element(managed.facts).toBeVisible();
  expect(api.requestsTo(GET_MEETING).map(({ headers }) => headers.get('X-Meeting-Token'))).toEqual([
    TOKEN,
    TOKEN,
  ]);

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .element(toastOf('Link copied'))
    .toMatchTextContent('Anyone with the link can see, move or cancel this meeting.');
  expect(write).toHaveBeenCalledWith(`${location.origin}${location.pathname}#${TOKEN}`);
});

test('the link to join becomes a button 15 minutes before the start, until the end, and nothing moves', async () => {
  managedApi();
  const now = Date.parse(MEETING.starts_at) - 16 * 60_000;
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  await managed.show();
  await expect.element(join).toBeVisible();
  const isButton = () => getComputedStyle(join.element()).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const heightOfCard = () => managed.facts.element().getBoundingClientRect().height;
  const height = heightOfCard();
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  expect(isButton()).toBe(false);
  await pass(1);
  await expect.poll(isButton).toBe(true);
  expect(heightOfCard()).toBe(height);
  await setViewport(PHONE);
  await expectAccessible();
  await pass(15 + 44);
  await expect.poll(isButton).toBe(true);
  await pass(1);
  await expect.poll(isButton).toBe(false);
});

test.each<MeetingPlace>([
  { kind: 'phone', text: 'Phone call: we call you' },
  { kind: 'address', text: 'https://a.example, 12 Main Street' },
  { kind: 'video', text: 'Video call' },
])('%j is plain text, never a link', async (place) => {
  await managed.open({ [GET_MEETING]: answerWith({ ...MEETING, place, host: null }) });
  await expect.element(managed.facts).toMatchTextContent(`Where${place.text}`);
  await expect.element(managed.facts).toMatchTextContent('The Booth Studio team');
  await expect.element(managed.facts.getByRole('link')).not.toBeInTheDocument();
});

test('choosing another date and time and one press move the meeting; a message says so and has the focus', async () => {
  const api = await managed.open();
  await expect.element(managed.moveButton).toBeDisabled();
  await managed.chooseSecondDay();
  await expect.element(page.getByText('To Thursday, February 11, 2027 at 4:00 PM')).toBeVisible();
  await managed.moveButton.click();
  await expect.element(managed.facts).toMatchTextContent('Thursday, February 11, 2027');
  await expect.element(managed.facts.getByRole('heading')).toHaveFocus();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your meeting has been moved.' }))
    .toBeInTheDocument();
  const [sent] = api.requestsTo(MOVE);
  expect(sent?.headers.get('X-Meeting-Token')).toBe(TOKEN);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    availability_id: `demo_${SECOND_DAY}`,
    date: SECOND_DAY,
    time: '10:00 AM',
    time_zone: 'Europe/Berlin',
  });
});

test('a time that was just taken is reported, with others to choose', async () => {
  allowProblems(/Error moving the meeting/);
  const api = await managed.open({ [MOVE]: taken });
  await managed.chooseSecondDay();
  await managed.moveButton.click();
  await expect.element(managed.notice).toHaveFocus();
  await expect.element(managed.notice).toMatchTextContent('Somebody booked it.');
  await managed.notice.getByRole('button', { name: '8:00 PM' }).click();
  await expect.element(managed.notice).not.toBeInTheDocument();
  api.answer(MOVE, answerWith(MEETING));
  await managed.moveButton.click();
  await expect.poll(() => api.requestsTo(MOVE).length).toBe(2);
  expect(JSON.parse(api.requestsTo(MOVE)[1]?.body ?? '')).toMatchObject({ time: '2:00 PM' });
});

test('a move without a response keeps the choice, and the retry is the same one; a fourth move within a day is refused', async () => {
  allowProblems(/Error moving the meeting/);
  const api = await managed.open({ [MOVE]: noAnswer });
  await managed.chooseSecondDay();
  await managed.moveButton.click();
  await expect.element(managed.notice).toMatchTextContent('nothing happens twice');
  await expect.element(managed.time('4:00 PM')).toHaveAttribute('aria-pressed', 'true');

  const { tooManyMoves } = meetingMessages;
  api.answer(MOVE, () => problem(429, { error: tooManyMoves, code: 'too-many-moves' }));
  await managed.moveButton.click();
  await expect.element(managed.notice).toMatchTextContent(tooManyMoves);
  await expect.element(managed.notice).toHaveFocus();
  await expect.element(managed.facts).toMatchTextContent('Tuesday, February 9, 2027');
  expect(keysSentTo(api, MOVE)).toHaveLength(2);
  expect(new Set(keysSentTo(api, MOVE)).size).toBe(1);
});

test('the meeting is canceled with a reason, and nothing can be changed afterward', async () => {
  const api = await managed.open();
  await managed.cancelButton.click();
  await expect.element(managed.dialog.getByRole('button', { name: 'Keep Meeting' })).toHaveFocus();
  await managed.dialog.getByLabelText('Reason').fill('The show is off.');
  await managed.dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your meeting is canceled' })).toHaveFocus();
  await expect.element(page.getByText('Where')).not.toBeInTheDocument();
  await expect.element(join).not.toBeInTheDocument();
  await expect.element(managed.moveButton).not.toBeInTheDocument();
  await expect.element(managed.cancelButton).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Book a meeting' })).toBeVisible();
  expect(JSON.parse(api.requestsTo(CANCEL)[0]?.body ?? '')).toEqual({ reason: 'The show is off.' });
});

test('a reason that is too long, and a cancellation without a response, are reported next to it and keep it', async () => {
  allowProblems(/Error canceling the meeting/);
  await setViewport(PHONE);
  const api = await managed.open({ [CANCEL]: noAnswer });
  await managed.chooseSecondDay();
  await expectAccessible();
  await managed.cancelButton.click();
  const reason = managed.dialog.getByLabelText('Reason');
  await reason.fill('x'.repeat(501));
  await managed.dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
  await expect.element(reason).toHaveAccessibleDescription(/Please use at most 500 characters/);
  await expectAccessible();
  expect(api.requestsTo(CANCEL)).toEqual([]);
  await reason.fill('We are ill.');
  await managed.dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
  await expect.element(managed.dialog.getByRole('alert')).toHaveFocus();
  await expect.element(reason).toHaveValue('We are ill.');
  api.answer(CANCEL, answerWith(CANCELLED));
  await managed.dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
  await expect.element(managed.dialog).not.toBeInTheDocument();
  expect(new Set(keysSentTo(api, CANCEL)).size).toBe(1);
});

test('an invalid link says so, and offers a way on', async () => {
  await managed.open({ [GET_MEETING]: problem(404, { error: 'Nothing.', code: 'meeting-not-found' }) });
  await expect.element(managed.notice).toMatchTextContent("This link doesn't open a meeting.");
  await expect.element(managed.notice.getByRole('link', { name: 'Book a meeting' })).toBeVisible();
});

test('a meeting that cannot be loaded can be requested again', async () => {
  allowProblems(/Error loading the meeting/);
  const api = await managed.open({ [GET_MEETING]: noAnswer });
  await expect.element(managed.notice).toMatchTextContent('Your meeting could not be loaded');
  api.answer(GET_MEETING, answerWith(MEETING));
  await managed.notice.getByRole('button', { name: 'Try again' }).click();
  await expect.element(managed.facts).toBeVisible();
});

test('a meeting that has begun is shown, and can no longer be changed', async () => {
  const starts_at = instantOf('2027-02-08', '6:59 AM');
  await managed.open({ [GET_MEETING]: answerWith({ ...MEETING, starts_at }) });
  await expect.element(managed.facts).toBeVisible();
  await expect.element(managed.cancelButton).not.toBeInTheDocument();
});

test('a pending meeting is booked by one press, not by opening the link', async () => {
  const api = await managed.open({ [GET_MEETING]: answerWith(PENDING) });
  await expect.element(page.getByText("We're holding this time for you for a short while.")).toBeVisible();
  expect(api.requestsTo(CONFIRM)).toEqual([]);
  await expect.element(managed.moveButton).not.toBeInTheDocument();
  await setViewport(PHONE);
  await expectAccessible();
  await managed.confirmButton.click();
  await expect.element(managed.facts).toMatchTextContent('Confirmed');
  await expect.element(managed.facts.getByRole('heading')).toHaveFocus();
  await expect
    .element(page.getByRole('status').filter({ hasText: meetingMessages.confirmed }))
    .toBeInTheDocument();
  await expect.element(managed.moveButton).toBeVisible();
  expect(api.requestsTo(CONFIRM)[0]?.headers.get('X-Meeting-Token')).toBe(TOKEN);
});

test('a failed confirmation is reported, and the next press is the same one; a refused one keeps its button', async () => {
  allowProblems(/Error confirming the meeting/);
  const api = await managed.open({ [GET_MEETING]: answerWith(PENDING), [CONFIRM]: noAnswer });
  await managed.confirmButton.click();
  await expect.element(managed.notice).toMatchTextContent('Your meeting was not confirmed');
  await expect.element(managed.notice).toMatchTextContent('nothing happens twice');
  await expectAccessible();
  api.answer(CONFIRM, () => problem(409, { error: meetingMessages.over, code: 'meeting-over' }));
  await managed.confirmButton.click();
  await expect.element(managed.notice).toMatchTextContent(meetingMessages.over);
  await expect.element(managed.confirmButton).toBeVisible();
  expect(keysSentTo(api, CONFIRM)).toHaveLength(2);
  expect(new Set(keysSentTo(api, CONFIRM)).size).toBe(1);
});
