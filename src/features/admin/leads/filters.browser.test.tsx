/** Filters of the leads, which query the database. */
import { beforeEach, expect, test } from 'vitest';
import {
  expectNames,
  hoursAgo,
  leads,
  openLeads,
  startLeads,
  teamFields,
} from '../../../../tests/browser/admin-leads.tsx';
import { button } from '../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeMessage, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';

beforeEach(() => void startLeads());

test('the chips narrow by state and kind, with counts, and are kept in the address', async () => {
  storeMessage(0, { name: 'Untouched', created_at: hoursAgo(1) });
  storeMessage(0, { name: 'Noted', created_at: hoursAgo(2), ...teamFields({ note: 'Call first' }) });
  storeCustomRequest({ name: 'Won', created_at: hoursAgo(3), ...teamFields({ state: 'won' }) });
  await openLeads();
  for (const name of ['All 3', 'New 2', 'Answered 0', 'Won 1', 'Lost 0']) {
    await expect.element(button(name, leads)).toBeVisible();
  }
  await button('New 2', leads).click();
  await expectNames(['Untouched', 'Noted']);
  await button('Won 1', leads).click();
  await expectNames(['Won']);
  expect(location.hash).toContain('state=won');
  await button('Message or added', leads).click();
  await expect.element(leads).toMatchTextContent('No leads match these filters.');
  await button('All 3', leads).click();
  await expectNames(['Untouched', 'Noted']);
  await button('All kinds', leads).click();
  await expectNames(['Untouched', 'Noted', 'Won']);
});

test('111 new leads are all counted, and each filter pages through all of its leads in the database', async () => {
  for (let index = 0; index < 150; index += 1) {
    const created_at = hoursAgo(index / 10);
    const lead = index < 111 ? {} : teamFields({ state: 'lost' });
    storeMessage(0, { name: `Guest ${index}`, created_at, ...lead });
  }
  storeQuote();
  await openLeads();
  await expect.element(button('Lost 39', leads)).toBeVisible();
  await button('New 112', leads).click();
  await button('Message or added', leads).click();
  const names = Array.from({ length: 150 }, (_, index) => `Guest ${index}`);
  await expectNames(names.slice(0, 20));
  const more = button('Show more', leads);
  while (more.query()) {
    (more.element() as HTMLElement).click();
    await tick();
  }
  await expectNames(names.slice(0, 111));

  const before = database.reads();
  await button('Lost 39', leads).click();
  await expectNames(names.slice(111, 131));
  // Two queries, and due leads and counts for each
  expect(database.reads() - before).toBeLessThanOrEqual(80);
});

test('a page of all kinds has the newest, even if most are of one kind', async () => {
  for (let index = 0; index < 30; index += 1) {
    storeMessage(0, { name: `Guest ${index}`, created_at: hoursAgo(index / 10) });
    storeQuote({ created_at: hoursAgo(10 + index) });
  }
  await openLeads();
  await expectNames(Array.from({ length: 20 }, (_, index) => `Guest ${index}`));
});

/** Waits until the list shows what was loaded. */
async function tick(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
