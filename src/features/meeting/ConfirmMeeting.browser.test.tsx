import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { keysSentTo, noAnswer, problem } from '../../../tests/browser/fake-api.ts';
import {
  answerWith,
  CONFIRM,
  GET_MEETING,
  MEETING,
  MOVE,
  managed,
  PENDING,
  TOKEN,
  taken,
  UNHELD,
} from '../../../tests/browser/managed-meeting.tsx';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { meetingMessages } from '../../domain/messages/meeting.ts';

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

test('a failed confirmation is reported, and the next press is the same one', async () => {
  allowProblems(/Error confirming the meeting/);
  const api = await managed.open({ [GET_MEETING]: answerWith(PENDING), [CONFIRM]: noAnswer });
  await managed.confirmButton.click();
  await expect.element(managed.notice).toMatchTextContent('Your meeting was not confirmed');
  await expect.element(managed.notice).toMatchTextContent('nothing happens twice');
  await expectAccessible();
  await managed.confirmButton.click();
  await expect.poll(() => keysSentTo(api, CONFIRM).length).toBe(2);
  expect(new Set(keysSentTo(api, CONFIRM)).size).toBe(1);
});

test('a pending meeting whose time is not held says so, and is booked by one press', async () => {
  await managed.open({ [GET_MEETING]: answerWith(UNHELD) });
  await expect.element(page.getByText("This time isn't held for you yet.")).toBeVisible();
  await expect.element(page.getByText("We're holding this time")).not.toBeInTheDocument();
  await setViewport(PHONE);
  await expectAccessible();
  await managed.confirmButton.click();
  await expect.element(managed.facts).toMatchTextContent('Confirmed');
});

test('if that time is gone, another one is chosen and booked on the same page', async () => {
  allowProblems(/Error (confirming|booking) the meeting/);
  const api = await managed.open({ [GET_MEETING]: answerWith(UNHELD), [CONFIRM]: taken, [MOVE]: taken });
  const book = page.getByRole('button', { name: 'Book Meeting' });
  await managed.confirmButton.click();
  await expect.element(managed.notice).toHaveFocus();
  await expect.element(managed.notice).toMatchTextContent('Your meeting is not booked yet');
  await expect.element(managed.notice).toMatchTextContent('Somebody booked it.');
  await expect.element(page.getByText('We kept everything else you entered.')).toBeVisible();
  await expect.element(managed.confirmButton).not.toBeInTheDocument();
  await expectAccessible();
  await managed.chooseSecondDay();
  await book.click();
  await expect.element(managed.notice).toMatchTextContent('Somebody booked it.');
  await managed.notice.getByRole('button', { name: '8:00 PM' }).click();
  api.answer(MOVE, answerWith(MEETING));
  await book.click();
  await expect.element(managed.facts).toMatchTextContent('Confirmed');
  await expect.element(managed.facts.getByRole('heading')).toHaveFocus();
  expect(JSON.parse(api.requestsTo(MOVE)[1]?.body ?? '')).toMatchObject({ time: '2:00 PM' });
});

test('a held meeting that cannot be confirmed keeps its button', async () => {
  allowProblems(/Error confirming the meeting/);
  const over = () => problem(409, { error: meetingMessages.over, code: 'meeting-over' });
  await managed.open({ [GET_MEETING]: answerWith(PENDING), [CONFIRM]: over });
  await managed.confirmButton.click();
  await expect.element(managed.notice).toMatchTextContent(meetingMessages.over);
  await expect.element(managed.confirmButton).toBeVisible();
});
