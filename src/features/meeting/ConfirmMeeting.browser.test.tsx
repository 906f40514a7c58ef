import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { keysSentTo, noAnswer, problem } from '../../../tests/browser/fake-api.ts';
import {
  answerWith,
  CONFIRM,
  GET_MEETING,
  managed,
  PENDING,
  TOKEN,
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

test('a meeting that cannot be confirmed keeps its button', async () => {
  allowProblems(/Error confirming the meeting/);
  const over = () => problem(409, { error: meetingMessages.over, code: 'meeting-over' });
  await managed.open({ [GET_MEETING]: answerWith(PENDING), [CONFIRM]: over });
  await managed.confirmButton.click();
  await expect.element(managed.notice).toMatchTextContent(meetingMessages.over);
  await expect.element(managed.confirmButton).toBeVisible();
});
