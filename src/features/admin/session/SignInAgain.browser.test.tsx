import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { serveChanges, storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import {
  booking,
  bookings,
  openBooking,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { ADMIN, button, dialog, expectToast, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { type FakeApi, fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { provider } from '../../../../tests/browser/firebase/fake-auth.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { $asksToSignIn } from '../../../lib/firebase/session.ts';
import { AdminPanel } from '../AdminPanel.tsx';

const signIn = dialog('Sign in again');
const note = dialog('Vera Visitor').getByLabelText('Note');
const ended = () =>
  problem(401, { error: 'Your session has ended. Please sign in again.', code: 'unauthorized' });

let id = '';
let deal = '';
let api: FakeApi;

beforeEach(() => {
  startMeetings();
  $asksToSignIn.set(false);
  allowProblems(REPORTED, /session could not be renewed/);
});

/** Leaves the note, which saves it. */
function leave(): Promise<void> {
  return dialog('Vera Visitor').getByLabelText('State').click();
}

/** Opens the panel at a booking and types a note that the server refuses for lack of a session. */
async function saveWithoutSession() {
  deal = storeDeal();
  id = storeBooking({ deal_id: deal });
  api = fakeApi({ [`POST /api/admin/deals/${deal}/change`]: ended });
  location.hash = 'bookings';
  await render(
    <main>
      <AdminPanel />
    </main>,
  );
  await expect.element(bookings).toBeVisible();
  await openBooking('Vera Visitor');
  await note.fill('Half an hour of typing');
  await leave();
}

test('a session that a refusal ends is renewed in place, and the open dialog keeps its input', async () => {
  provider.start();
  provider.signIn(ADMIN);
  provider.expire();
  await saveWithoutSession();
  await expect.element(signIn).toMatchTextContent('Your session has ended. Please sign in again.');
  await expect.element(signIn.getByLabelText('Email')).toHaveValue(ADMIN.email);
  await expectAccessible();
  await button('Sign In', signIn).click();
  await expect.element(signIn).toMatchTextContent('Password is required');
  await signIn.getByLabelText('Password').fill('demo-admin-1');

  await button('Sign In', signIn).click();

  await expect.element(signIn).not.toBeInTheDocument();
  expect(provider.asked()).toEqual([`sign-in ${ADMIN.email}`]);
  await expect.element(note).toHaveValue('Half an hour of typing');
  serveChanges(api, deal);
  await note.click();
  await leave();
  await expectToast('Acme: private note saved');
  // The lists have started over
  database.change(`bookings/${id}`, { user_name: 'Vera Renamed' });
  await expect.element(booking('Vera Renamed')).toBeInTheDocument();
});

test('a request refused with 401 offers to sign in again', async () => {
  await saveWithoutSession();
  const told = await expectToast('Error saving customer', 'Your session has ended. Please sign in again.');
  await button('Sign in again', told).click();
  await expect.element(signIn).toBeVisible();
  await button('Close', signIn).click();
  await expect.element(note).toHaveValue('Half an hour of typing');
});
