/** The card 'Leads', at a time that the test sets. */
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { NEW_LEAD, settledLead } from '../../src/domain/schemas/leads.ts';
import { LeadsSection } from '../../src/features/admin/leads/LeadsSection.tsx';
import { NOW } from './admin-meetings.tsx';
import { card, openCard, startPanel } from './admin-panel.tsx';
import { fakeApi } from './fake-api.ts';
import { database } from './firebase/fake-database.ts';
import { Timestamp } from './firebase/timestamp.ts';

export const leads = card('Leads');

export const CHANGE = 'POST /api/admin/leads/change';

const COLLECTIONS = { quote: 'quote_submissions', request: 'custom_requests', message: 'contact_messages' };

/** Starts an empty database at NOW, and a server that changes its leads. */
export function startLeads() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  startPanel();
  return fakeApi({
    [CHANGE]: ({ body }) => {
      const { kind, id, change } = JSON.parse(body);
      const path = `${COLLECTIONS[kind as keyof typeof COLLECTIONS]}/${id}`;
      const before = { ...NEW_LEAD, ...(database.read(path)?.['lead'] as object | undefined) };
      const lead = settledLead({ ...before, ...change });
      database.change(path, { lead });
      return { success: true, lead, before };
    },
  });
}

/** Returns the moment `hours` before NOW. */
export function hoursAgo(hours: number): Timestamp {
  return Timestamp.fromMillis(NOW.getTime() - hours * 3_600_000);
}

/** Returns the team's part of a lead, as stored. */
export function teamFields(changes: object) {
  return { lead: { ...NEW_LEAD, ...changes } };
}

export async function openLeads() {
  return openCard(<LeadsSection />, NOW);
}

/** Locates a lead by its displayed name. */
export function lead(name: string): Locator {
  const heading = page.getByRole('heading', { name, level: 3, exact: true });
  return leads.getByRole('listitem').filter({ has: heading });
}

/** Expects the listed leads, by their displayed names. */
export async function expectNames(names: readonly string[]): Promise<void> {
  const headings = leads.getByRole('heading', { level: 3 });
  await expect.poll(() => headings.elements().map(({ textContent }) => textContent)).toEqual(names);
}
