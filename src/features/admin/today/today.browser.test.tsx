import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  dayFromNow,
  dealOf,
  hoursAgo,
  serveChanges,
  storeDeal,
  writeDeal,
} from '../../../../tests/browser/admin-customers.tsx';
import { NOW, startMeetings, storeBooking, storeSlots } from '../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  card,
  dialog,
  openPanel,
  PARTNER,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { expectTexts } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { changeDeal } from '../../../domain/deals/change-deal.ts';
import type { DealChange } from '../../../domain/deals/deal-events.ts';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';

const next = card('Next Meeting');
const soon = card('Today and Tomorrow');
const waiting = card('Waiting for an Answer');
const hours = card('Open Hours');

beforeEach(() => startMeetings());

test("the next meeting: when, with whom, the visitor's time, contact details, and booth", async () => {
  storeBooking({ date: '2027-01-06', time: '9:00 AM', user_name: 'Over By Now' });
  storeBooking({ date: '2027-01-06', time: '11:00 AM', user_name: 'Called Off', status: 'cancelled' });
  storeBooking({
    date: '2027-01-06',
    time: '1:00 PM',
    time_zone: 'America/Los_Angeles',
    company: 'Acme',
    user_phone: '+1 (702) 555-0142',
    quote_submission_id: storeQuote(),
  });
  await openPanel('today');
  await expect.element(next.getByRole('heading', { name: 'Vera Visitor' })).toBeVisible();
  for (const text of [
    '1:00 PM',
    'in 3 h',
    'Wednesday, January 6, 2027, New York',
    'For the visitor: Wednesday, January 6, 2027, 10:00 AM Pacific time',
    'Acme',
    'Showcase',
    '$8,690.00',
  ]) {
    await expect.element(next.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(next.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+17025550142');
  await expect
    .element(next.getByRole('link', { name: 'Email' }))
    .toHaveAttribute('href', 'mailto:vera@acme.example');
});

test('a meeting in progress is the next one until it ends; today and tomorrow list the others, and nothing later', async () => {
  storeBooking({ date: '2027-01-08', time: '9:00 AM', user_name: 'Later' });
  storeBooking({ date: '2027-01-07', time: '9:00 AM', user_name: 'Tomorrow' });
  storeBooking({ date: '2027-01-06', time: '10:00 AM', user_name: 'On Now' });
  storeBooking({ date: '2027-01-06', time: '11:00 AM', user_name: 'Then Her' });
  await openPanel('today');
  await expect.element(next.getByText('On Now')).toBeVisible();
  await expect.element(next.getByText('now', { exact: true })).toBeVisible();
  await expectTexts(soon.getByRole('heading', { level: 3 }), ['Then Her', 'Tomorrow']);
  vi.setSystemTime(new Date(NOW.getTime() + 46 * 60_000));
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(next.getByText('Then Her')).toBeVisible();
  await expectTexts(soon.getByRole('heading', { level: 3 }), ['Tomorrow']);
});

const ROOM = 'https://meet.example.com/booth-BK-TEST01';
const join = next.getByRole('link', { name: 'Join' });

/** Stores the team's choice of a place. */
function storePlace(fields: object = {}): void {
  database.store('team_settings/meetings', {
    place_kind: 'video',
    video_url: 'https://meet.example.com/booth-{reference}',
    admin_id: PARTNER.uid,
    ...fields,
  });
}

test('the next meeting says where it is; the link to join becomes a button 15 minutes before', async () => {
  storePlace();
  storeBooking({ date: '2027-01-06', time: '11:00 AM' });
  await openPanel('today');
  await expect.element(next).toMatchTextContent('Where: Video call');
  await expect.element(join).toHaveAttribute('href', ROOM);
  await expect.element(join).toHaveAttribute('rel', 'noopener noreferrer');
  const isButton = () => getComputedStyle(join.element()).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  await pass(44);
  await expect.poll(isButton).toBe(false);
  await pass(1);
  await expect.poll(isButton).toBe(true);
  await setViewport(PHONE);
  await expectAccessible();
});

test('until the team has chosen a place, that is said once the site is in use, with the way to the setting', async () => {
  storeBooking({ date: '2027-01-05' });
  const unset = card('Meeting Place');
  await openPanel('today');
  await expect.element(unset).toMatchTextContent('Visitors are not told where to meet yet. Choose a place.');
  await expect.element(card('First Steps')).not.toBeInTheDocument();
  await expect
    .element(unset.getByRole('link', { name: 'Choose a place.' }))
    .toHaveAttribute('href', '#settings?card=where-we-meet');
  await expectAccessible();
  storePlace({ place_kind: 'phone' });
  await expect.element(unset).not.toBeInTheDocument();
});

test('a place setting that cannot be loaded is not taken for none; an address as a place is never a link', async () => {
  allowProblems(REPORTED);
  database.refuse((path) => path.startsWith('team_settings/'));
  const id = storeBooking({ date: '2027-01-06', time: '11:00 AM' });
  await openPanel('today');
  await expect.element(next).toMatchTextContent('Where: Video call');
  await expect.element(card('Meeting Place')).not.toBeInTheDocument();
  const place = { kind: 'address', text: 'https://a.example, 12 Main Street' };
  database.change(`bookings/${id}`, { place });
  await expect.element(next).toMatchTextContent(`Where: ${place.text}`);
  await expect.element(join).not.toBeInTheDocument();
  await expect.element(next.getByRole('link', { name: /a\.example/ })).not.toBeInTheDocument();
});

const toDo = card('To do');

test('the newest three customers without an answer are listed', async () => {
  for (const [index, name] of ['Ann', 'Bea', 'Cleo', 'Dot'].entries())
    storeDeal({ name, at: hoursAgo(index + 1) });
  storeDeal({ name: 'Answered', state: 'answered', waiting: null });
  await openPanel('today');
  await expect.element(waiting.getByRole('heading', { level: 3 })).toHaveLength(3);
  for (const text of ['Ann, Acme', 'Bea', 'Cleo', 'Message · Wed, Jan 6, 9:00 AM']) {
    await expect.element(waiting).toMatchTextContent(text);
  }
  await expect
    .element(waiting.getByRole('link', { name: 'All customers' }))
    .toHaveAttribute('href', '#customers');
});

/** Stores a customer after these events. */
function storeAfter(name: string, ...changes: DealChange[]): string {
  const id = storeDeal({ name, waiting: null });
  const author = { at: hoursAgo(2), by: 'visitor' };
  writeDeal(
    id,
    changes.reduce((deal, change) => changeDeal(deal, change, author), dealOf(id)),
  );
  return id;
}

const BOOKED: DealChange = {
  ...{ what: 'booked', id: 'b1', starts_at: hoursAgo(-24), host: 'admin@booth.example' },
  ...{ reference: 'BK-TEST01', is_pending: false },
};
const proposed = (valid_until: string): DealChange => ({
  what: 'proposed',
  proposal: { id: 'p1', reference: 'PR-7F3K9Q', state: 'sent', total: 8000, valid_until },
});
const payment = (due_on: string, text = '') => ({ text, amount: 4000, due_on, paid_on: null });

test('To do begins the day: wishes, steps, proposals, payments, answers and mails, each with its press; what is done leaves it', async () => {
  const wish = storeAfter('Wanda Wish', BOOKED, proposed(dayFromNow(20)), { what: 'asked', text: 'A tower' });
  const step = { next_step: dayFromNow(-1), next_what: 'Send samples' };
  const stan = storeAfter('Stan Step', BOOKED, { what: 'edited', fields: step });
  storeAfter('Eve Expired', proposed(dayFromNow(-1)));
  const late = [payment(dayFromNow(-5), 'With the order'), payment(dayFromNow(30))];
  storeAfter('Dan Deposit', { what: 'accepted', total: 8000, payments: late });
  storeDeal({ name: 'Nora Night', at: hoursAgo(40) });
  storeAfter('Max Mail', { what: 'undelivered' });
  storeAfter('Carl Canceled', BOOKED, { what: 'canceled', id: 'b1' });
  storeDeal({ name: 'Archie Archived', is_archived: true, next_step: dayFromNow(-1) });
  await openPanel('today');
  for (const [name, text, press] of [
    ['Wanda Wish', 'Asked to change the proposal', 'New version: Wanda Wish'],
    ['Stan Step', 'Send samples', 'Done: Send samples for Stan Step'],
    ['Eve Expired', 'PR-7F3K9Q expired', 'New version: Eve Expired'],
    ['Dan Deposit', 'With the order: $4,000.00', 'Paid: Deposit of Acme'],
    ['Max Mail', 'An email was not delivered', 'Send again: Max Mail'],
    ['Carl Canceled', 'Canceled the meeting', 'Book a meeting: Carl Canceled'],
  ] as const) {
    const line = toDo.getByRole('listitem').filter({ hasText: name });
    await expect.element(line).toMatchTextContent(text);
    await expect.element(button(press, line)).toBeVisible();
  }
  await expect.element(toDo.getByRole('link', { name: 'Answer Nora Night' })).toBeVisible();
  await expect.element(toDo).not.toMatchTextContent('Archie Archived');
  await setViewport(PHONE);
  await expectAccessible();

  const sent = serveChanges(fakeApi({}), stan);
  await button('Done: Send samples for Stan Step').click();
  await expect.element(toDo).not.toMatchTextContent('Stan Step');
  expect(sent()).toMatchObject([{ change: { next_step: null } }]);
  await button('New version: Wanda Wish').click();
  expect(location.hash).toBe(`#customers?customer=${wish}&begin=proposal`);
});

test('a warning shows for few open hours, not for many', async () => {
  const labels = SLOT_LABELS.slice(9, 19);
  storeSlots('2027-01-11', ...labels);
  await openPanel('today');
  await expect.element(hours.getByText('10 free hours in 6 days')).toBeVisible();
  await expect.element(hours.getByText(/Visitors have few times/)).toBeVisible();
  storeSlots('2027-01-19', ...labels);
  await expect.element(hours.getByText('20 free hours in 14 days')).toBeVisible();
  await expect.element(page.getByText(/Visitors have few times/)).not.toBeInTheDocument();
});

test('names open their booking or customer, and closing it returns to the day', async () => {
  storeBooking({ date: '2027-01-06', time: '1:00 PM', user_name: 'Next Up' });
  storeBooking({ date: '2027-01-07', user_name: 'Then Her' });
  storeDeal({ name: 'Mia' });
  await openPanel('today', 'bookings', 'customers');
  for (const [where, name, label] of [
    [next, 'Next Up', 'Next Up'],
    [soon, 'Then Her', 'Then Her'],
    [waiting, 'Mia', 'Mia, Acme'],
  ] as const) {
    await button(label, where).click();
    await expect.element(dialog(name)).toBeVisible();
    expect(location.hash).toMatch(/^#(?:bookings\?booking|customers\?customer)=/);
    await button('Close', dialog(name)).click();
    await expect.element(dialog(name)).not.toBeInTheDocument();
    await expect.poll(() => location.hash).toBe('');
  }
});

test('Today lists what the last build left out, with the reasons', async () => {
  fakeApi({
    'GET /left-out.json': [
      { what: 'show "CES" (/shows/ces-las-vegas)', why: 'It breaks' },
      { what: 'design "Launch"', why: 'description: Use at most 2,000 characters' },
    ],
  });
  await openPanel('today');

  for (const text of ['2', 'show "CES" (/shows/ces-las-vegas)', 'It breaks', 'design "Launch"']) {
    await expect.element(card('Missing from the Site').getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible();
});
