import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { type FakeApi, keysSentTo, noAnswer, problem } from '../../../tests/browser/fake-api.ts';
import {
  ACCEPT,
  ACCEPTED,
  ASK,
  answerWithProposal,
  DECLINE,
  GET_PICTURES,
  GET_PROPOSAL,
  OPEN,
  PROPOSAL_TOKEN,
  proposalPage,
  SHEET,
} from '../../../tests/browser/opened-proposal.tsx';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { proposalMessages } from '../../domain/messages/proposal.ts';
import { sheetText } from '../../domain/proposal/sheet.ts';
import { sha256Of } from './ProposalPage.tsx';

const { sheet, heading, notice, button, option, accept, dialog } = proposalPage;

test('the sheet shows parties, show, booth, lines, plan and terms; the token goes in a header only', async () => {
  const api = await proposalPage.open();
  for (const text of [
    'Acme Robotics',
    'Dana Reed',
    'hello@booth.example',
    'PR-7F3K9Q',
    'Wednesday, March 10, 2027, midnight Eastern time',
    'Las Vegas, NV · opens May 6, 2027',
    "10' × 20' · Theater",
    'Thank you for the call.',
    'Nothing until the graphics are printed.',
  ]) {
    await expect.element(sheet).toMatchTextContent(text);
  }
  await expect.element(sheet.getByRole('row', { name: /^Bar stools/ })).toMatchTextContent('$380.00');
  const total = sheet.getByRole('row', { name: /^Total/ });
  await expect.element(total).toMatchTextContent('$14,080.00');
  // A table's footer would print on each page
  expect(getComputedStyle(total.element().parentElement ?? document.body).display).toBe('table-row-group');
  const [request] = api.requestsTo(GET_PROPOSAL);
  expect([request?.headers.get('X-Proposal-Token'), request?.cache]).toEqual([PROPOSAL_TOKEN, 'no-store']);
  expect(api.requests.filter(({ path }) => path.includes('secret'))).toEqual([]);
  expect(location.hash).toBe('');
  await setViewport(PHONE);
  await expectAccessible();
  // The bar leads to the form, whose own button it would cover
  const bar = button('Accept');
  await bar.click();
  await expect.element(heading('Accept this proposal')).toHaveFocus();
  const boxOf = (locator: typeof bar) => locator.element().getBoundingClientRect();
  expect(boxOf(bar).bottom).toBeLessThan(boxOf(heading('Accept this proposal')).top);
});

test('a ticked option changes total and payments, which have bank details and the tax line, and is announced', async () => {
  const from = { ...SHEET.from, bank_details: 'First Bank, IBAN 1', tax_line: 'No sales tax in Nevada' };
  const proposal = { ...OPEN, sheet: sheetText({ ...SHEET, from }) };
  await proposalPage.open({ [GET_PROPOSAL]: answerWithProposal(proposal) });
  await expect.element(sheet).toMatchTextContent(/bank transfer\.First Bank, IBAN 1No sales tax in Nevada/);
  await option.click();
  await expect.element(sheet.getByRole('row', { name: /^Subtotal/ })).toMatchTextContent('$15,830.50');
  await expect.element(sheet.getByRole('row', { name: /^Discount/ })).toMatchTextContent('-$500.00');
  await expect.element(sheet.getByRole('row', { name: /^Total/ })).toMatchTextContent('$15,330.50');
  await expect.element(sheet).toMatchTextContent('$7,665.25');
  await expect.element(page.getByRole('status').filter({ hasText: 'Total $15,330.50' })).toBeInTheDocument();
  await expect.element(accept).toMatchTextContent('Accept for $15,330.50');
});

test('accepting sends the hash of the shown text, ticks and total; the page then shows who accepted', async () => {
  const api = await proposalPage.open();
  await option.click();
  await proposalPage.fill();
  // Also if somebody else accepts, to whom the link was forwarded
  await expect.element(page.getByText(/dana@acme.example gets a copy\.$/)).toBeVisible();
  await expect.element(page.getByText(/^Version 2 .* midnight Eastern time\./)).toBeVisible();
  await accept.click();
  await expect.element(heading('This proposal is accepted')).toHaveFocus();
  const [sent] = api.requestsTo(ACCEPT);
  expect(sent?.headers.get('X-Proposal-Token')).toBe(PROPOSAL_TOKEN);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    version: 2,
    sha256: await sha256Of(OPEN.sheet ?? ''),
    ticked: [2],
    total: 15_330.5,
    name: 'Dana Reed',
    role: 'Marketing director',
    agreed: true,
  });
  await expect
    .element(page.getByText(/^Dana Reed, Marketing director, accepted version 2 for \$15,330.50 on/))
    .toMatchTextContent('dana@acme.example and our team have it by email.');
  await expect.element(accept).not.toBeInTheDocument();
  await expect.element(option).not.toBeInTheDocument();
  await expect.element(sheet.getByRole('row', { name: /^Storage/ })).toMatchTextContent('Chosen');
  await expectAccessible();
});

test('missing fields are reported next to them; after a failure everything entered stays, trying again sends the same request, and a sheet that changed is loaded again', async () => {
  allowProblems(/Error answering the proposal/);
  const api = await proposalPage.open({ [ACCEPT]: noAnswer });
  await accept.click();
  await expect.element(proposalPage.name).toHaveFocus();
  await expect.element(proposalPage.name).toHaveAccessibleDescription('Name is required');
  await expect.element(proposalPage.role).toHaveAccessibleDescription('Role is required');
  await expect.element(proposalPage.tick).toHaveAccessibleDescription('Check this box to accept');
  expect(api.requestsTo(ACCEPT)).toEqual([]);
  await expectAccessible();

  await proposalPage.fill();
  await accept.click();
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toMatchTextContent(proposalMessages.answerFailed);
  await expect.element(proposalPage.name).toHaveValue('Dana Reed');
  api.answer(ACCEPT, () => problem(409, { error: proposalMessages.changed, code: 'proposal-changed' }));
  await accept.click();
  await expect.element(notice).toMatchTextContent(proposalMessages.changed);
  expect(api.requestsTo(GET_PROPOSAL).filter(({ path }) => !path.includes('seen'))).toHaveLength(2);
  const [first, second] = keysSentTo(api, ACCEPT);
  expect(second).toBe(first);
});

test('an acceptance that comes after a new version shows that; the newest keeps name and role', async () => {
  allowProblems(/Error answering the proposal/);
  const api = await proposalPage.open({
    [ACCEPT]: () => problem(409, { error: proposalMessages.replaced, code: 'proposal-replaced' }),
  });
  await proposalPage.fill();
  api.answer(GET_PROPOSAL, ({ path }) =>
    answerWithProposal(
      path.endsWith('?version=newest')
        ? { ...OPEN, version: 3, newest: 3, sheet: sheetText({ ...SHEET, version: 3 }) }
        : { ...OPEN, state: 'replaced', newest: 3 },
    ),
  );
  await accept.click();
  await expect.element(heading('There is a newer version of this proposal')).toHaveFocus();
  await expect.element(page.getByText(/your answer was not recorded/)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await button('See the newest version').click();
  await expect.element(page.getByText(/^Version 3 of PR-7F3K9Q/)).toBeVisible();
  await expect.element(proposalPage.name).toHaveValue('Dana Reed');
});

test('an expired proposal says so, and can still be asked about', async () => {
  await proposalPage.open({ [GET_PROPOSAL]: answerWithProposal({ ...OPEN, state: 'expired' }) });
  await expect.element(heading('This proposal has expired')).toBeVisible();
  await expect
    .element(page.getByText(/until Wednesday, March 10, 2027, midnight Eastern time/))
    .toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  await expectAccessible();
  await button('Ask for a new version').click();
  await expect.element(dialog.getByRole('textbox', { name: 'What should change?' })).toBeVisible();
});

test('withdrawn while it was read: the page says so in place of the sheet, also to an answer', async () => {
  allowProblems(/Error answering the proposal/);
  const shown = [OPEN, { ...OPEN, state: 'withdrawn' as const, sheet: null, sha256: null }];
  await proposalPage.open({
    [GET_PROPOSAL]: ({ path }) => answerWithProposal(path.includes('seen') ? OPEN : (shown.shift() ?? OPEN)),
    [ACCEPT]: () => problem(409, { error: proposalMessages.over, code: 'proposal-over' }),
  });
  await proposalPage.fill();
  await accept.click();
  await expect.element(heading('We have withdrawn this proposal')).toHaveFocus();
  await expect.element(page.getByText('your answer was not recorded')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectAccessible();
});

test('the accepted text can be downloaded as it was hashed, and the due dates put in a calendar', async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await proposalPage.open({ [GET_PROPOSAL]: answerWithProposal(ACCEPTED) });
  await expect.element(button('Download what you accepted')).not.toBeInTheDocument();
  await page.getByText('Details', { exact: true }).click();
  await button('Download what you accepted').click();
  await button('Add due dates to calendar').click();
  await expect.poll(() => names).toEqual(['PR-7F3K9Q-version-2.json', 'PR-7F3K9Q-version-2-payments.ics']);
  expect(await blobs[0]?.text()).toBe(ACCEPTED.sheet);
  const calendar = (await blobs[1]?.text())?.replaceAll('\r\n ', '');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270401');
  expect(calendar).toContain('TRANSP:TRANSPARENT');
  expect(calendar).toContain('SUMMARY:Payment to Booth Studio: $7\\,665.25 (50%)');
  expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('a wish for a change goes to the team; the proposal stays open', async () => {
  const api = await proposalPage.open();
  await button('Ask for a change').click();
  await dialog.getByRole('button', { name: 'Send to the team' }).click();
  const field = dialog.getByRole('textbox', { name: 'What should change?' });
  await expect.element(field).toHaveAccessibleDescription(/Tell us what should change$/);
  await field.fill('Two more stools, please.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send to the team' }).click();
  await expect.element(page.getByText('Your message is with our team')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(JSON.parse(api.requestsTo(ASK)[0]?.body ?? '')).toMatchObject({
    version: 2,
    text: 'Two more stools, please.',
  });
  await expect.element(accept).toBeVisible();
});

test('declining asks for a reason, which a failure does not lose', async () => {
  allowProblems(/Error answering the proposal/);
  const api = await proposalPage.open({ [DECLINE]: noAnswer });
  await button('Decline').click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No budget this year');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('It was not sent');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('No budget this year');
  api.answer(DECLINE, answerWithProposal({ ...OPEN, state: 'declined' }));
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(heading('This proposal was declined')).toHaveFocus();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link', { name: 'hello@booth.example' })).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  expect(JSON.parse(api.requestsTo(DECLINE)[1]?.body ?? '')).toMatchObject({ reason: 'No budget this year' });
});

test("the picture is the one with the customer's logo, of the version that is shown", async () => {
  const own = { ...SHEET, booth: SHEET.booth && { ...SHEET.booth, logo: 'a', picture: 'b' } };
  const api = await proposalPage.open({
    [GET_PROPOSAL]: answerWithProposal({ ...OPEN, sheet: sheetText(own) }),
    [GET_PICTURES]: { success: true, logo: null, picture: 'UklGRg==' },
  });
  const picture = sheet.getByRole('img', { name: 'Theater, with your logo' });
  await expect.element(picture).toHaveAttribute('src', 'data:image/webp;base64,UklGRg==');
  expect(api.requestsTo(GET_PICTURES)[0]?.headers.get('X-Proposal-Token')).toBe(PROPOSAL_TOKEN);
  expect(api.requestsTo('GET /api/content')).toEqual([]);
});

test('without a link nothing is requested; a link that opens nothing gets the same answer', async () => {
  const api = await proposalPage.open({}, '');
  await expect.element(notice).toMatchTextContent(proposalMessages.notFound);
  expect(api.requests).toEqual([]);
  await cleanup();
  const none = problem(404, { error: proposalMessages.notFound, code: 'proposal-not-found' });
  await proposalPage.open({ [GET_PROPOSAL]: none });
  await expect.element(notice).toMatchTextContent(proposalMessages.notFound);
});

test('a failed load says that nothing changed and can be repeated', async () => {
  allowProblems(/Error loading the proposal/);
  const api = await proposalPage.open({ [GET_PROPOSAL]: noAnswer });
  await expect.element(notice).toMatchTextContent('Your proposal has not changed.');
  api.answer(GET_PROPOSAL, answerWithProposal(OPEN));
  await button('Try again').click();
  await expect.element(sheet).toBeVisible();
});

const readings = (api: FakeApi) =>
  api.requestsTo(GET_PROPOSAL).filter(({ path }) => path.endsWith('?seen=true'));

test('a proposal is reported as read once per tab, when the page is visible; its full link can be copied', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const api = await proposalPage.open();
  await expect.element(sheet).toBeVisible();
  expect(readings(api)).toHaveLength(0);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => readings(api)).toHaveLength(1);
  await cleanup();
  const again = await proposalPage.open();
  await expect.element(sheet).toBeVisible();
  expect(readings(again)).toHaveLength(0);

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy link').click();
  await expect
    .element(toastOf('Link copied'))
    .toMatchTextContent('Anyone with the link can see and answer this proposal.');
  expect(write).toHaveBeenCalledWith(`${location.origin}${location.pathname}#${PROPOSAL_TOKEN}`);
  expect(location.hash).toBe('');
});
