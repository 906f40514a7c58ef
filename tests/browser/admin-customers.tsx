/** Customers as stored in the database, and their section; each test changes the fields that it is about. */
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { changeDeal, newDeal } from '../../src/domain/deals/change-deal.ts';
import type { DealPerson } from '../../src/domain/deals/deal-events.ts';
import { dueOn } from '../../src/domain/deals/to-do.ts';
import { DEALS, type Deal } from '../../src/domain/records/deals.ts';
import { searchedInDeal, searchWords } from '../../src/domain/visitor/search-words.ts';
import { NOW } from './admin-meetings.tsx';
import { ADMIN, button, card, dialog, openPanel, startPanel } from './admin-panel.tsx';
import { fakeApi } from './fake-api.ts';
import { database } from './firebase/fake-database.ts';
import type { Fields } from './firebase/fake-snapshot.ts';
import { Timestamp } from './firebase/timestamp.ts';

export const VERA: DealPerson = {
  name: 'Vera Visitor',
  company: 'Acme',
  email: 'vera@acme.example',
  phone: '+1 555 010 0199',
  show_id: 'ces',
  show_name: 'CES',
  booth_size: '10x20',
};

/** Returns the moment `hours` before now. */
export function hoursAgo(hours: number): Timestamp {
  return Timestamp.fromMillis(Date.now() - hours * 3_600_000);
}

/** Stores a customer as the server does: Vera, who sent a message an hour ago, unless changed. Returns the id. */
export function storeDeal(changes: Partial<Deal> & { at?: Timestamp } = {}): string {
  const { at = hoursAgo(1), ...fields } = changes;
  const id = crypto.randomUUID();
  const first = newDeal(fields.source ?? 'message', VERA, at);
  const sent = changeDeal(first, { what: 'message', id: 'm1', person: VERA }, { at, by: 'visitor' });
  writeDeal(id, { ...sent, messages: [], ...fields });
  return id;
}

/** Returns a stored customer. */
export function dealOf(id: string): Deal {
  return DEALS.read(database.read(`deals/${id}`) ?? {});
}

/** Stores a customer with what follows from its fields. */
export function writeDeal(id: string, deal: Deal): void {
  const derived = { due_on: dueOn(deal), search_words: searchWords(searchedInDeal(deal)) };
  database.store(`deals/${id}`, { ...deal, ...derived } as unknown as Fields);
}

/** Returns the day `days` from now in the company's zone. */
export function dayFromNow(days: number): string {
  return todayInNewYork(new Date(Date.now() + days * 24 * 3_600_000));
}

export const customers = card('Customers');

/** Starts an empty database at NOW. */
export function startCustomers() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  startPanel();
  return fakeApi({});
}

/** Fakes the server's change of a customer, by the signed-in administrator; returns what was sent. */
export function serveChanges(api: ReturnType<typeof fakeApi>, id: string): () => unknown[] {
  const route = `POST /api/admin/deals/${id}/change`;
  api.answer(route, ({ body }) => {
    const before = dealOf(id);
    const { change: fields } = JSON.parse(body);
    const author = { at: Timestamp.now(), by: ADMIN.email };
    const deal = changeDeal(before, { what: 'edited', fields }, author);
    writeDeal(id, deal);
    return { success: true, deal, before };
  });
  return () => api.requestsTo(route).map(({ body }) => JSON.parse(body));
}

/** Opens the section; with a name, also this customer's record. */
export async function openCustomers(name?: string): Promise<Locator> {
  await openPanel('customers');
  if (!name) return customers;
  await button(name, customers).click();
  await expect.element(dialog(name)).toBeVisible();
  return dialog(name);
}

/** Locates a customer by the displayed name. */
export function customer(name: string): Locator {
  const heading = page.getByRole('heading', { name, level: 3, exact: true });
  return customers.getByRole('listitem').filter({ has: heading });
}

/** Expects the listed customers, by their displayed names. */
export async function expectNames(names: readonly string[]): Promise<void> {
  const headings = customers.getByRole('heading', { level: 3 });
  await expect.poll(() => headings.elements().map(({ textContent }) => textContent)).toEqual(names);
}
