/** A customer's proposals in their record: their state, one without a quote, and the picture that goes with one. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AS_DESIGNED } from '#booth/common.ts';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  customers,
  hoursAgo,
  openCustomers,
  startCustomers,
  storeDeal,
} from '../../../../../tests/browser/admin-customers.tsx';
import { button, dialog, expectToast, press, question } from '../../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import type { FakeApi } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import type { Fields } from '../../../../../tests/browser/firebase/fake-snapshot.ts';
import { PREVIEW, SEND, serveProposals, storeProposal } from '../../../../../tests/browser/proposals.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';
import { drawBooth } from '../../../../booth/still/draw-own-booth.ts';
import { basePriceOf } from '../../../../domain/quote/pricing.ts';

const opened = dialog('Vera Visitor');
let api: FakeApi;

beforeEach(() => {
  api = startCustomers();
  serveProposals(api);
});

/** Stores a customer's proposal; returns its id. */
const storeSent = () => storeProposal(storeDeal(), { reads: 2, valid_until: '2027-01-09' });

test('the record shows the state in words, live', async () => {
  const id = storeSent();
  await openCustomers('Vera Visitor');
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
  const accepted = { version: 1, total: 8690, name: 'Jane Doe', role: 'VP Marketing', at: hoursAgo(1) };
  change({ state: 'accepted', accepted });
  await expect
    .element(opened)
    .toMatchTextContent('Accepted by Jane Doe, VP Marketing, on Wednesday, January 6, 2027');
  await expect.element(button('New version: PR-7F3K9Q', opened)).not.toBeInTheDocument();
  await setViewport(PHONE);
  await expectAccessible();
});

test('a new link is copied, and it is withdrawn, each after a question', async () => {
  const id = storeSent();
  const url = 'https://booth.example/proposal#p1.secret';
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  api.answer(`POST /api/admin/proposals/${id}/link`, { success: true, url });
  api.answer(`POST /api/admin/proposals/${id}/withdraw`, () => {
    database.change(`proposals/${id}`, { state: 'withdrawn', changed_at: hoursAgo(0) });
    return { success: true };
  });
  await openCustomers('Vera Visitor');
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
  const id = storeSent();
  const next = dialog('New version of PR-7F3K9Q for Acme');
  for (const [leaves_at, title] of [
    ['2027-01-06T20:05:00.000Z', 'It will be sent at 3:05 PM Eastern'],
    ['2027-01-07T14:00:00.000Z', 'It will be sent on Thursday, January 7, 2027 at 9:00 AM Eastern'],
  ] as const) {
    const sent = { id, reference: 'PR-7F3K9Q', version: 2, url: '/proposal#p1.secret', leaves_at };
    api.answer(SEND, { success: true, ...sent });
    if (!opened.query()) await openCustomers('Vera Visitor');
    await button('New version: PR-7F3K9Q', opened).click();
    await button('Preview', next).click();
    await button('Send', dialog('Preview')).click();
    await expectToast(title, 'We sent this address many emails in the last hours.');
  }
});

test('a customer who called gets a proposal at once, which begins with the package of the show and the size', async () => {
  let id = '';
  api.answer('POST /api/admin/deals', ({ body }) => {
    const { name, email, show_id, booth_size } = JSON.parse(body);
    id = storeDeal({ source: 'call', name, company: '', email, show_id, show_name: 'CES', booth_size });
    return { success: true, id, is_new: true };
  });
  await openCustomers();
  await button('Add customer', customers).click();
  const adding = dialog('Add customer');
  await adding.getByLabelText('Name').fill('Cal Caller');
  await adding.getByLabelText('Email').fill('cal@acme.example');
  await adding.getByLabelText('Show').selectOptions('CES');
  await adding.getByLabelText('Booth Size').selectOptions('10x20');
  await button('Add and make proposal', adding).click();
  await button('Preview', dialog('Proposal for Cal Caller')).click();
  await button('Send', dialog('Preview')).click();
  await expectToast('Proposal sent');
  const [sent] = api.requestsTo(SEND);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    deal_id: id,
    lines: [{ text: "Base booth package 10' × 20'", unit_price: basePriceOf('10x20', 'NV') }],
  });
});

test('a line is picked from extras and designs by typing, with its price', async () => {
  storeDeal({ show_id: null, booth_size: null });
  await openCustomers('Vera Visitor');
  await button('Make proposal', opened).click();
  const making = dialog('Proposal for Acme');
  const field = (name: string) =>
    name.endsWith('text')
      ? making.getByRole('combobox', { name })
      : making.getByLabelText(name, { exact: true });
  await field('Line 1: text').fill('stool');
  await page.getByRole('option', { name: /^Bar stools/ }).click();
  await expect.element(field('Line 1: text')).toHaveValue('Bar stools');
  await expect.element(field('Line 1: price')).toHaveValue('95.00');
  await button('Add line', making).click();
  await field('Line 2: text').fill('theater');
  await press('{ArrowDown}', '{Enter}');
  await expect.element(field('Line 2: text')).toHaveValue(expect.stringMatching(/^Theater design: included/));
  await expect.element(field('Line 2: price')).toHaveValue('0.00');
});

test('a proposal goes with a picture of its booth and its extras', async () => {
  const extras = [{ id: 'bar-stools', name: 'Bar stools', quantity: 3, unitPriceUSD: 95 }];
  const booth = { booth_size: '10x10', design_id: '10x10-launch', selected_render_title: 'Launch' };
  const quote = storeQuote({ ...booth, extras });
  storeDeal({ quotes: [quote] });
  await openCustomers('Vera Visitor');
  await button('Make proposal', opened).click();
  await button('Preview', dialog('Proposal for Acme')).click();
  await button('Send', dialog('Preview')).click();
  await expect.poll(() => api.requestsTo(SEND).length).toBe(1);
  const [sent] = api.requestsTo(SEND).map(({ body }) => JSON.parse(body));
  expect(sent.with_booth).toBe(true);
  const quoted = { boothSize: '10x10', selectedDesign: { title: 'Launch' }, extras } as const;
  const look = { logo: null, dress: AS_DESIGNED };
  expect(sent.picture === (await drawBooth(quoted, look))).toBe(true);
  expect(sent.picture === (await drawBooth({ ...quoted, extras: [] }, look))).toBe(false);
  expect(JSON.parse(api.requestsTo(PREVIEW)[0]?.body ?? '')).toEqual(sent);
});
