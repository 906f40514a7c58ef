import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { CHANGE, teamFields } from '../../../../tests/browser/admin-leads.tsx';
import {
  booking,
  openBooking,
  openMeetings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  REPORTED,
  withoutNetwork,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { clearToasts } from '../../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { NEW_LEAD } from '../../../domain/schemas/leads.ts';

beforeEach(() => startMeetings());

const note = dialog('Note about Vera Visitor');
const field = note.getByLabelText('Note');

/** Stores a booking whose quote the team has noted something about, and a server that changes the note. */
function notedLead(changes: object = {}) {
  const noted = { note: 'Call first', next_step: '2027-01-20', ...changes };
  const quote = storeQuote({ booking_id: 'booked', ...teamFields(noted) });
  const id = storeBooking({ quote_submission_id: quote });
  const route = `POST /api/admin/bookings/${id}/note`;
  const changeNote = (text: string) =>
    database.change(`quote_submissions/${quote}`, teamFields({ ...noted, note: text }));
  const api = fakeApi({
    [route]: ({ body }) => {
      changeNote(JSON.parse(body).note);
      return { success: true };
    },
  });
  return { id, quote, api, route, changeNote };
}

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px a booking shows the note and next step of its lead`, async () => {
    await setViewport(viewport);
    notedLead();
    await openMeetings();
    await expect
      .element(booking('Vera Visitor').getByRole('img', { name: 'Note: Call first' }))
      .toBeVisible();
    const opened = await openBooking('Vera Visitor');
    await expect.element(opened).toMatchTextContent('Note: Call first');
    await expect.element(opened.getByLabelText('Next step on')).toHaveValue('2027-01-20');
    await expectAccessible();
  });
}

test('a note is edited in the booking, and its row shows the new one', async () => {
  const { api, route } = notedLead();
  await openMeetings();
  await openBooking('Vera Visitor');
  await button('Edit note: Vera Visitor').click();
  await expect.element(field).toHaveValue('Call first');
  await field.fill('Booth 12');
  await button('Save note').click();
  await expectToast('Note saved', 'Vera Visitor');
  await expect.element(dialog('Vera Visitor')).toMatchTextContent('Note: Booth 12');
  await button('Close', dialog('Vera Visitor')).click();
  await expect.element(booking('Vera Visitor').getByRole('img', { name: 'Note: Booth 12' })).toBeVisible();
  expect(JSON.parse(api.requestsTo(route)[0]?.body ?? '')).toEqual({
    note: 'Booth 12',
    expected: 'Call first',
  });
});

test("someone else's note is not overwritten unseen", async () => {
  const { api, route, changeNote } = notedLead();
  await openMeetings();
  await openBooking('Vera Visitor');
  await button('Edit note: Vera Visitor').click();
  await field.fill('Mine');
  changeNote('Theirs');
  const notice = note.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Changed since you opened it');
  await expect.element(field).toHaveValue('Mine');
  await button('Load theirs', notice).click();
  await expect.element(field).toHaveValue('Theirs');
  await field.fill('Ours');
  await button('Save note').click();
  await expectToast('Note saved');
  expect(JSON.parse(api.requestsTo(route)[0]?.body ?? '')).toEqual({ note: 'Ours', expected: 'Theirs' });
});

test('a save that fails offline is noted in the dialog until the next try', async () => {
  allowProblems(REPORTED);
  notedLead();
  await openMeetings();
  await openBooking('Vera Visitor');
  await button('Edit note: Vera Visitor').click();
  await field.fill('Booth 12');
  await withoutNetwork(async () => {
    await button('Save note').click();
    await expectToast('Error saving note', NO_NETWORK);
    clearToasts();
    await expect.element(note).toMatchTextContent('Not saved: you are offline. Your input stays here.');
  });
  await expect.element(note).toMatchTextContent('You are back online. This is not saved yet.');
  await button('Save note').click();
  await expect.element(note).not.toBeInTheDocument();
  await expectToast('Note saved');
});

test('the quote of a booking is marked as won for an amount', async () => {
  const id = storeQuote({ booking_id: 'booked' });
  const lead = { ...NEW_LEAD, state: 'won', agreed_amount: 8690 };
  const api = fakeApi({ [CHANGE]: { success: true, lead, before: NEW_LEAD } });
  storeBooking({ quote_submission_id: id });
  await openMeetings();
  const outcome = (await openBooking('Vera Visitor')).getByLabelText('Outcome of the quote');
  await expect.element(outcome).toHaveValue('answered');

  await outcome.selectOptions('won');
  await expect.element(outcome).toHaveValue('answered');
  await button('Save as won', dialog('Agreed amount')).click();

  await expectToast('Acme: New → Won');
  expect(JSON.parse(api.requestsTo(CHANGE)[0]?.body ?? '').change).toEqual({
    state: 'won',
    agreed_amount: 8690,
  });
});
