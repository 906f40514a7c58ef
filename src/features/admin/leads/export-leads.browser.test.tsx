import { beforeEach, expect, test, vi } from 'vitest';
import { leads, openLeads, startLeads, teamFields } from '../../../../tests/browser/admin-leads.tsx';
import { button, expectToast, PARTNER, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeMessage, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';

const saved: HTMLAnchorElement[] = [];
beforeEach(() => {
  startLeads();
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this);
  });
});

/** Presses 'Export CSV' and returns the file's lines. */
async function exported(): Promise<string[]> {
  const { length } = saved;
  await button('Export CSV', leads).click();
  await expect.poll(() => saved.length).toBe(length + 1);
  return (await (await fetch(saved[length]?.href ?? '')).text()).trim().split('\r\n');
}

const at = (second: number) => Timestamp.fromMillis(Date.UTC(2027, 0, 6, 9, 0, second));

test('the file has all leads that match the filter, the newest first, with what the team knows', async () => {
  storeQuote({ created_at: at(2), ...teamFields({ state: 'won', agreed_amount: 9000 }) });
  storeCustomRequest({
    ...{ name: 'Rita', created_at: at(1) },
    ...teamFields({ state: 'lost', lost_reason: 'Price' }),
  });
  storeMessage(0, {
    ...{ name: '=HYPERLINK("x")', source: 'call', added_by: PARTNER.email, message: '', show_name: 'CES' },
    ...{ created_at: at(3), ...teamFields({ note: 'Call, first' }) },
  });
  await openLeads();
  const [head, ...rows] = await exported();

  expect(head).toMatch(/^\ufeff?Received at \(UTC\),Kind,Name,Company,Email,Phone,Show,/);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('2027-01-06T09:00:03.000Z,Phone call,"\'=HYPERLINK(""x"")",Acme,');
  expect(rows[0]).toContain('"Call, first"');
  expect(rows[1]).toContain(',CES,Las Vegas,NV,10x20,Showcase,8690.00,,won,9000.00,,');
  expect(rows[2]).toContain('lost,,Price,');
  await expect.poll(() => saved[0]?.download).toBe('leads-2027-01-06.csv');

  await button('Won 1', leads).click();
  expect(await exported()).toHaveLength(2);
  await button('All 3', leads).click();
  await button('Custom size', leads).click();
  expect((await exported())[1]).toContain('Rita');
});

test('more leads than one query returns are all in the file', async () => {
  for (let index = 0; index < 450; index += 1) storeMessage(index, { name: `Guest ${index}` });
  await openLeads();
  const [, ...rows] = await exported();
  expect(new Set(rows.map((row) => row.split(',')[2])).size).toBe(450);
});

test('an export that fails is reported, and the button works again', async () => {
  allowProblems(REPORTED);
  storeMessage(1);
  await openLeads();
  await expect.element(button('New 1', leads)).toBeVisible();
  database.refuse();
  await button('Export CSV', leads).click();
  await expectToast('Error exporting leads');
  expect(saved).toEqual([]);
  await expect.element(button('Export CSV', leads)).toBeEnabled();
});
