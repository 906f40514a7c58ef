/** A customer's proposal in their record. */
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  hoursAgo,
  openCustomers,
  startCustomers,
  storeDeal,
} from '../../../../../tests/browser/admin-customers.tsx';
import { button, dialog, expectToast, question } from '../../../../../tests/browser/admin-panel.tsx';
import type { FakeApi } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import type { Fields } from '../../../../../tests/browser/firebase/fake-snapshot.ts';
import { servePreview, storeProposal } from '../../../../../tests/browser/proposals.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';

const opened = dialog('Vera Visitor');
let api: FakeApi;
let id: string;

beforeEach(() => {
  api = startCustomers();
  id = storeProposal(storeDeal(), { reads: 2, valid_until: '2027-01-09' });
});

const accepted = () => ({
  state: 'accepted',
  accepted: {
    ...{ version: 1, sha256: 'a'.repeat(64), ticked: [1], total: 8690 },
    ...{ name: 'Jane Doe', role: 'VP Marketing', at: hoursAgo(1) },
  },
});

async function open(): Promise<void> {
  await openCustomers('Vera Visitor');
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
  change({ version: 2 });
  await expect.element(opened).not.toMatchTextContent('A second counter');
  change({ version: 1, asked: [] });
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
  await setViewport(PHONE);
  await expectAccessible();
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
    servePreview(api);
    api.answer('POST /api/admin/proposals', { success: true, ...sent });
    if (!opened.query()) await open();
    await button('New version: PR-7F3K9Q', opened).click();
    await button('Preview', next).click();
    await button('Send', dialog('Preview')).click();
    await expectToast(title, 'We sent this address many emails in the last hours.');
  }
});
