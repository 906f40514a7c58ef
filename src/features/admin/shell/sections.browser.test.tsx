import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { dayFromNow, dealOf, storeDeal, writeDeal } from '../../../../tests/browser/admin-customers.tsx';
import {
  NOW,
  startMeetings,
  storeBooking,
  storeClaim,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  card,
  dialog,
  expectToast,
  openWhole,
  press,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { changeDeal } from '../../../domain/deals/change-deal.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';
import { AdminSections } from './AdminSections.tsx';

const tabs = page.getByRole('navigation', { name: 'Sections' });
const tab = (name: string) => tabs.getByRole('link', { name });
const section = (name: string) => page.getByRole('region', { name: `${name} section`, exact: true });

beforeEach(() => {
  startMeetings();
});

async function openAt(hash = ''): Promise<void> {
  if (hash) location.hash = hash;
  await openWhole(<AdminSections admin={ADMIN} />);
  await expect.element(tabs).toBeVisible();
}

test('the panel opens on the day; sections have addresses, by keyboard too, and Back returns', async () => {
  await openAt();
  await expect.element(card('Next Meeting')).toBeVisible();
  await tab('Bookings').click();
  await expect.element(card('Recent Bookings')).toBeVisible();
  expect(location.hash).toBe('#bookings');
  await expect.element(section('Bookings')).toHaveFocus();
  await expect.element(tab('Bookings')).toHaveAttribute('aria-current', 'page');
  await tabTo(tab('Content'));
  await press('{Enter}');
  await expect.element(section('Content')).toHaveFocus();
  await expect.element(card('Extras Management')).toBeVisible();
  history.back();
  await expect.element(card('Recent Bookings')).toBeVisible();
  // The skip link's target is not a section
  location.hash = '#main';
  await expect.element(card('Recent Bookings')).toBeVisible();
});

test('an address opens its section, and the focus stays at the start of the page', async () => {
  await openAt('#availability?date=2027-01-16');
  await expect.element(card('Current Schedule')).toBeVisible();
  await expect.element(section('Availability')).not.toHaveFocus();
  await expect.element(card('Next Meeting')).not.toBeInTheDocument();
});

test('the tabs count waiting items', async () => {
  storeBooking();
  storeBooking({ time: '11:00 AM', status: 'cancelled' });
  const slots = storeSlots('2027-01-16', '10:00 AM', '1:00 PM', '2:00 PM');
  storeDeal({ next_step: dayFromNow(0) });
  storeDeal();
  await openAt();
  await expect.element(tab('Bookings')).toMatchTextContent(/1, 1 upcoming/);
  await expect.element(tab('Customers')).toMatchTextContent(/1, 1 to do/);
  await expect.element(tab('Availability')).toMatchTextContent(/3, 3 free hours in 11 days/);
  database.remove(slots);
  await expect.element(tab('Availability')).toMatchTextContent(/0, No free hours/);
});

/** Stores open hours for the next six weeks, of which five a day are booked, 210 in all. */
function storeWeeks(): void {
  const created_at = Timestamp.fromMillis(NOW.getTime() - 120_000);
  for (let day = 1; day <= 42; day += 1) {
    const date = addDays('2027-01-06', day);
    const hours = SLOT_LABELS.slice(8, 20);
    storeSlots(date, ...hours);
    for (const time of hours.slice(0, 5)) {
      storeClaim(date, time, storeBooking({ created_at, date, time }));
    }
  }
}

test('of hundreds of meetings ahead all are counted, a new one is announced, and dates say who booked them', async () => {
  storeWeeks();
  await openAt();
  await expect.element(tab('Bookings')).toMatchTextContent(/210, 210 upcoming/);
  await expect.element(card('Open Hours')).toMatchTextContent('294 free hours in 43 days');
  await expect.element(card('Next Meeting').getByRole('heading', { name: 'Vera Visitor' })).toBeVisible();
  const created_at = Timestamp.fromMillis(NOW.getTime() + 1_000);
  storeBooking({ user_name: 'Late Date', date: '2027-03-01', created_at });
  await expectToast('New booking', 'Late Date, Mon, Mar 1 at 10:00 AM (New York)');
  await expect.element(tab('Bookings')).toMatchTextContent(/211, 211 upcoming/);

  location.hash = '#availability?date=2027-02-17';
  await expect.element(card('Current Schedule')).toMatchTextContent('Current Schedule42');
  const hour = card('Manage Availability').getByRole('checkbox', { name: '8:00 AM', exact: true });
  await expect.element(hour).toHaveAccessibleDescription('Booked: Vera Visitor');
});

test('new arrivals are announced once, with a link to them; existing items are not', async () => {
  storeBooking({ user_name: 'Old Booking' });
  await openAt();
  await expect.element(card('Next Meeting').getByText('Old Booking')).toBeVisible();
  storeBooking({
    user_name: 'Nora New',
    date: '2027-01-18',
    created_at: Timestamp.fromMillis(NOW.getTime() + 1_000),
  });
  const booked = { what: 'booked', at: null, by: ADMIN.email };
  const created_at = Timestamp.fromMillis(NOW.getTime() + 1_000);
  storeBooking({ user_name: 'My Own', date: '2027-01-19', created_at, history: [booked] });
  const shown = await expectToast('New booking', 'Nora New, Mon, Jan 18 at 10:00 AM (New York)');
  await expect.element(page.getByText('New booking')).toHaveLength(1);
  await button('Show', shown).click();
  await expect.element(card('Recent Bookings')).toBeVisible();
  await button('Close', dialog('Nora New')).click();
  await expect.element(card('Next Meeting')).toBeVisible();
  const id = storeDeal({ name: 'Mia Message', at: Timestamp.fromMillis(NOW.getTime() + 2_000) });
  const told = await expectToast('New customer: message', 'Mia Message, Acme');
  await button('Show', told).click();
  await expect.element(dialog('Mia Message')).toBeVisible();
  expect(location.hash).toBe(`#customers?customer=${id}`);
});

test('what a known customer does is announced by its name, what the team does is not', async () => {
  const id = storeDeal({ at: Timestamp.fromMillis(NOW.getTime() - 86_400_000) });
  await openAt();
  await expect.element(card('Waiting for an Answer').getByText('Vera Visitor')).toBeVisible();
  const at = (seconds: number) => Timestamp.fromMillis(NOW.getTime() + seconds * 1_000);
  const edited = { what: 'edited', fields: { note: 'Called' } } as const;
  writeDeal(id, changeDeal(dealOf(id), edited, { at: at(1), by: 'partner@booth.example' }));
  writeDeal(
    id,
    changeDeal(dealOf(id), { what: 'asked', text: 'A longer counter' }, { at: at(2), by: 'visitor' }),
  );
  const told = await expectToast('Asked to change the proposal', 'Vera Visitor, Acme');
  expect(page.getByText('Changed by the team').elements()).toEqual([]);
  await button('Show', told).click();
  await expect.element(dialog('Vera Visitor')).toBeVisible();
});

test("'Find a customer' goes to the search of the customers", async () => {
  await openAt();
  const search = card('Customers').getByRole('searchbox');
  await button('Find a customer').click();
  await expect.element(search).toHaveFocus();
  expect(location.hash).toBe('#customers');
});

test('a quote whose booking follows is announced as one; while the page is hidden its title counts new arrivals', async () => {
  document.title = 'Admin Panel | Booth Studio';
  const looks = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await openAt();
  await expect
    .element(card('Waiting for an Answer').getByText('No one is waiting for an answer.'))
    .toBeVisible();
  const after = (seconds: number) => Timestamp.fromMillis(NOW.getTime() + seconds * 1_000);
  const deal_id = storeDeal({ at: after(1), source: 'quote' });
  await expectToast('New customer: quote', 'Vera Visitor, Acme');
  storeBooking({ created_at: after(1), deal_id });
  await expectToast('New booking', 'Vera Visitor');
  await expect.element(page.getByText('New customer: quote')).not.toBeInTheDocument();
  expect(document.title).toBe('(1) Admin Panel | Booth Studio');
  storeDeal({ at: after(2) });
  await expect.poll(() => document.title).toBe('(2) Admin Panel | Booth Studio');
  looks.mockRestore();
  dispatchEvent(new Event('focus'));
  expect(document.title).toBe('Admin Panel | Booth Studio');
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the day is accessible, empty and full`, async () => {
    await setViewport(viewport);
    await openAt();
    await expectAccessible();
    storeBooking({ user_phone: '+1 702 555 0142', company: 'Acme', quote_submission_id: storeQuote() });
    storeBooking({ date: '2027-01-07', time: '9:00 AM', time_zone: 'Asia/Tokyo', user_name: 'Tom Tokyo' });
    storeBooking({ date: '2027-01-07', time: '11:00 AM', user_name: 'Eve Early' });
    storeDeal({ next_step: '2027-01-06' });
    await expect.element(card('Today and Tomorrow').getByText('Eve Early')).toBeVisible();
    await expectAccessible();
  });
}
