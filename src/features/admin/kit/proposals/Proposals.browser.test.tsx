/** A customer's proposal in their record, and the open ones in Leads and Today. */
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  expectNames,
  hoursAgo,
  lead,
  leads,
  openLeads,
  startLeads,
} from '../../../../../tests/browser/admin-leads.tsx';
import { openMeetings, storeBooking } from '../../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  card,
  dialog,
  expectToast,
  openPanel,
  question,
} from '../../../../../tests/browser/admin-panel.tsx';
import { storeMessage, storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import type { FakeApi } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import type { Fields } from '../../../../../tests/browser/firebase/fake-snapshot.ts';
import { storeProposal } from '../../../../../tests/browser/proposals.ts';
import { setViewport, WIDTHS } from '../../../../../tests/browser/viewports.ts';
import { NEW_LEAD } from '../../../../domain/schemas/leads.ts';

const opened = dialog('Vera Visitor');
let api: FakeApi;
let id: string;

beforeEach(() => {
  api = startLeads();
  id = storeProposal(storeQuote(), { reads: 2, valid_until: '2027-01-09' });
});

const accepted = () => ({
  state: 'accepted',
  accepted: {
    ...{ version: 1, sha256: 'a'.repeat(64), ticked: [1], total: 8690 },
    ...{ name: 'Jane Doe', role: 'VP Marketing', at: hoursAgo(1) },
  },
});

async function open(): Promise<void> {
  await openLeads();
  await button('Vera Visitor', leads).click();
  await expect.element(opened).toMatchTextContent('PR-7F3K9Q');
}

test('the record shows the state in words, live', async () => {
  await open();
  for (const text of ['Version 1', '$8,500.00', 'Opened twice, valid 3 more days']) {
    await expect.element(opened).toMatchTextContent(text);
  }
  const change = (changes: Fields) => database.change(`proposals/${id}`, changes);
  change({ reads: 0, valid_until: '2027-01-06' });
  await expect
    .element(opened)
    .toMatchTextContent('Not opened yet, valid until tonight, midnight Eastern time');
  change({ asked: [{ at: hoursAgo(2), version: 1, text: 'A second counter' }] });
  await expect
    .element(opened)
    .toMatchTextContent('Change requested on Wednesday, January 6, 2027: A second counter');
  change({ ends_at: hoursAgo(1), valid_until: '2027-01-05' });
  await expect
    .element(opened)
    .toMatchTextContent('Expired on Tuesday, January 5, 2027, midnight Eastern time');
  change({ state: 'declined', decline_reason: 'Too expensive' });
  await expect.element(opened).toMatchTextContent('Declined: Too expensive');
  change({ state: 'withdrawn', changed_at: hoursAgo(30) });
  await expect.element(opened).toMatchTextContent('Withdrawn on Tuesday, January 5, 2027');
  await expect.element(button('New version: PR-7F3K9Q', opened)).toBeVisible();
  change(accepted());
  await expect
    .element(opened)
    .toMatchTextContent('Accepted by Jane Doe, VP Marketing, on Wednesday, January 6, 2027');
  await expect.element(button('New version: PR-7F3K9Q', opened)).not.toBeInTheDocument();
});

test('a new link is copied, and it is withdrawn, each after a question', async () => {
  const url = 'https://booth.example/proposal#p1.secret';
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  api.answer(`POST /api/admin/proposals/${id}/link`, { success: true, url });
  api.answer(`POST /api/admin/proposals/${id}/withdraw`, () => {
    database.change(`proposals/${id}`, { state: 'withdrawn', changed_at: hoursAgo(0) });
    return { success: true };
  });
  await open();
  await button('New link: PR-7F3K9Q', opened).click();
  const making = question('Make a new link to PR-7F3K9Q?');
  await expect.element(making).toMatchTextContent('Links that the customer has stop working.');
  await button('Copy new link', making).click();
  await expectToast('Link copied', 'PR-7F3K9Q');
  expect(copied).toHaveBeenCalledWith(url);
  await button('Withdraw: PR-7F3K9Q', opened).click();
  await button('Withdraw', question('Withdraw PR-7F3K9Q?')).click();
  await expectToast('Proposal withdrawn', 'PR-7F3K9Q');
  await expect.element(opened).toMatchTextContent('Withdrawn on Wednesday, January 6, 2027');
  await expect.element(button('New link: PR-7F3K9Q', opened)).not.toBeInTheDocument();
});

test('a version whose mail has to wait says when it leaves', async () => {
  const next = dialog('New version of PR-7F3K9Q for Acme');
  for (const [leaves_at, title] of [
    ['2027-01-06T20:05:00.000Z', 'It will be sent at 3:05 PM Eastern'],
    ['2027-01-07T14:00:00.000Z', 'It will be sent on Thursday, January 7, 2027 at 9:00 AM Eastern'],
  ] as const) {
    const sent = { id, reference: 'PR-7F3K9Q', version: 2, url: '/proposal#p1.secret', leaves_at };
    api.answer('POST /api/admin/proposals', { success: true, ...sent });
    if (!opened.query()) await open();
    await button('New version: PR-7F3K9Q', opened).click();
    await button('Send proposal', next).click();
    await button('Send', question('Send this proposal?')).click();
    await expectToast(title, 'We sent this address many emails in the last hours.');
  }
});

test('money that came in is ticked with a day, today by default, and taken back', async () => {
  const route = `POST /api/admin/proposals/${id}/payments`;
  database.change(`proposals/${id}`, accepted());
  api.answer(route, ({ body }) => {
    database.change(`proposals/${id}`, JSON.parse(body));
    return { success: true };
  });
  await open();
  const deposit = opened.getByRole('checkbox', { name: 'Deposit received', exact: true });
  await deposit.click();
  const day = opened.getByLabelText('Deposit received on');
  await expect.element(day).toHaveValue('2027-01-06');
  await day.fill('2027-01-04');
  await opened.getByRole('checkbox', { name: 'Paid', exact: true }).click();
  await expect.element(opened.getByLabelText('Paid on')).toHaveValue('2027-01-06');
  await deposit.click();
  await expect.element(day).not.toBeInTheDocument();
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toEqual([
    { deposit_on: '2027-01-06', paid_on: null },
    { deposit_on: '2027-01-04', paid_on: null },
    { deposit_on: '2027-01-04', paid_on: '2027-01-06' },
    { deposit_on: null, paid_on: '2027-01-06' },
  ]);
});

test('a payment that was saved stays ticked, and is not taken back by the next, though the record comes late', async () => {
  const route = `POST /api/admin/proposals/${id}/payments`;
  database.change(`proposals/${id}`, accepted());
  api.answer(route, { success: true });
  await open();
  const box = (name: string) => opened.getByRole('checkbox', { name, exact: true });
  const requests = () => api.requestsTo(route).map(({ body }) => JSON.parse(body));
  await box('Deposit received').click();
  await expect.poll(requests).toHaveLength(1);
  await expect
    .element(box('Deposit received').element().closest<HTMLElement>('[aria-busy]'))
    .toHaveAttribute('aria-busy', 'false');
  await box('Paid').click();
  const both = { deposit_on: '2027-01-06', paid_on: '2027-01-06' };
  await expect.poll(requests).toEqual([{ ...both, paid_on: null }, both]);
  await expect.element(box('Deposit received')).toBeChecked();

  database.change(`proposals/${id}`, { deposit_on: null, paid_on: '2027-01-05' });
  await expect.element(box('Deposit received')).not.toBeChecked();
});

test("'Proposal sent' lists what waits for an answer, and leads with one have a badge", async () => {
  storeMessage(0, { name: 'Mel Message' });
  storeProposal('over', { name: 'Over', valid_until: '2027-01-05' });
  storeProposal('booked', { name: 'Ben Booked', company: '', booking_id: 'b1' });
  database.silence();
  await openLeads();
  await expect.element(button('Proposal sent', leads)).toBeVisible();
  database.answer();
  await expect.element(lead('Vera Visitor')).toMatchTextContent('Proposal sent');
  await expect.element(lead('Mel Message')).not.toMatchTextContent('Proposal sent');
  await button('Proposal sent 2', leads).click();
  expect(location.hash).toContain('state=proposed');
  await expectNames(['Vera Visitor, Acme', 'Ben Booked']);
  await expect.element(leads).toMatchTextContent('PR-7F3K9Q · $8,500.00 · Opened twice, valid 3 more days');
  await button('Ben Booked', leads).click();
  expect(location.hash).toBe('#bookings?booking=b1');
});

test('Today lists open proposals, which lead to the record', async () => {
  await openPanel('today');
  const open = card('Open Proposals');
  await expect.element(open).toMatchTextContent('Opened twice, valid 3 more days');
  await button('Vera Visitor, Acme', open).click();
  expect(location.hash).toMatch(/^#leads\?lead=quote/);
  database.change(`proposals/${id}`, { state: 'declined' });
  await expect.element(open).not.toBeInTheDocument();
});

test("a booking shows its quote's proposal; one without a quote says what to do", async () => {
  const quote = storeQuote({ booking_id: 'b1' });
  storeProposal(quote, { reference: 'PR-000000', booking_id: 'b1' });
  storeBooking({ quote_submission_id: quote, user_name: 'Quoted' });
  storeBooking({ user_name: 'Plain', time: '11:00 AM' });
  await openMeetings();
  await button('Quoted').click();
  await expect.element(dialog('Quoted')).toMatchTextContent('PR-000000');
  await button('Close', dialog('Quoted')).click();
  await button('Plain').click();
  await expect.element(dialog('Plain')).toMatchTextContent('Use Add lead in Leads.');
});

test("'Add and make proposal' adds the lead and opens its proposal", async () => {
  api.answer('POST /api/admin/leads', ({ body }) => {
    const { note, ...person } = JSON.parse(body);
    database.store('contact_messages/added', {
      ...person,
      message: '',
      lead: NEW_LEAD,
      created_at: hoursAgo(0),
    });
    return { success: true, id: 'added' };
  });
  await openLeads();
  await button('Add lead', leads).click();
  const adding = dialog('Add lead');
  await adding.getByLabelText('Name').fill('Cal Caller');
  await adding.getByLabelText('Email').fill('cal@acme.example');
  await button('Add and make proposal', adding).click();
  const making = dialog('Proposal for Cal Caller');
  await expect.element(making.getByLabelText('Line 1: text')).toHaveValue('');
  await button('Cancel', making).click();
  await expect.element(button('Make proposal', dialog('Cal Caller'))).toBeVisible();
  await button('Close', dialog('Cal Caller')).click();
  await button('Cal Caller', leads).click();
  await expect.element(button('Make proposal', dialog('Cal Caller'))).toBeVisible();
  await expect.element(making).not.toBeInTheDocument();
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the record with an accepted proposal is accessible`, async () => {
    await setViewport(viewport);
    const asked = [{ at: hoursAgo(2), version: 1, text: 'A second counter' }];
    database.change(`proposals/${id}`, { ...accepted(), asked, deposit_on: '2027-01-05' });
    await open();
    await expectAccessible();
  });
}
