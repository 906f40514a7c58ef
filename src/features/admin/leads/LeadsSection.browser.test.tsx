import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  CHANGE,
  expectNames,
  hoursAgo,
  lead,
  leads,
  openLeads,
  startLeads,
  teamFields,
} from '../../../../tests/browser/admin-leads.tsx';
import { button, dialog, expectToast, PARTNER } from '../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeMessage, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import type { FakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';

/** Fields of a complete quote, which the quote page can show. */
const WHOLE = { show_id: 'ces-las-vegas', design_id: null, extras: [], preferred_times: [] };
let api: FakeApi;
beforeEach(() => {
  api = startLeads();
});

function contactNamed(name: string) {
  return { name, company: 'Acme', website: '', email: 'vera@acme.example', phone: '' };
}

test('without leads the card says so', async () => {
  storeQuote({ booking_id: 'booked' });
  await openLeads();
  await expect.element(leads).toMatchTextContent('No leads yet.');
});

test('quotes without a meeting, requests and messages form one list, the newest first, live', async () => {
  const quote = storeQuote({ contact: contactNamed('Quinn'), created_at: hoursAgo(2), timing: 'rush' });
  storeCustomRequest({ name: 'Rita', created_at: hoursAgo(1) });
  storeMessage(0, { name: 'Mia', message: 'Two lines,\nas typed.', created_at: hoursAgo(3) });
  await openLeads();
  await expectNames(['Rita', 'Quinn', 'Mia']);
  for (const text of ['CES · Las Vegas, NV · 10x20 · Showcase · $8,690.00', 'Rush', 'Quote', 'New', 'Acme']) {
    await expect.element(lead('Quinn')).toMatchTextContent(text);
  }
  await expect.element(lead('Rita')).toMatchTextContent('30 × 20 × 12 ft (width, depth, height)');
  await expect.element(lead('Mia')).toMatchTextContent('as typed.');
  storeMessage(0, { name: 'Nora' });
  await expectNames(['Nora', 'Rita', 'Quinn', 'Mia']);
  database.change(`quote_submissions/${quote}`, { booking_id: 'booked' });
  await expectNames(['Nora', 'Rita', 'Mia']);
});

test('a custom size says what is still open, and that a proposal follows', async () => {
  const open = { width: null, depth: null, height: null, requests: '' };
  storeCustomRequest({ ...open, name: 'Open' });
  storeCustomRequest({ name: 'Part', depth: null });
  const contact = contactNamed('Quinn');
  storeQuote({ booth_size: 'custom', selected_render_title: null, contact });
  await openLeads();
  await expect.element(lead('Open')).toMatchTextContent('Size still open');
  await expect.element(lead('Part')).toMatchTextContent('30 × ? × 12 ft');
  await expect.element(lead('Quinn')).toMatchTextContent('a custom proposal follows');
});

test('due leads come first, the longest overdue before the rest', async () => {
  for (const [name, next_step, hours] of [
    ['Newest', null, 1],
    ['Overdue', '2026-12-30', 500],
    ['Today', '2027-01-06', 400],
    ['Later', '2027-01-08', 2],
  ] as const) {
    storeMessage(0, { name, created_at: hoursAgo(hours), ...teamFields({ state: 'answered', next_step }) });
  }
  await openLeads();
  await expectNames(['Overdue', 'Today', 'Newest', 'Later']);
  await expect.element(lead('Overdue')).toMatchTextContent('Overdue since Wed, Dec 30');
  await expect.element(lead('Today')).toMatchTextContent('Due today');
  await expect.element(lead('Later')).toMatchTextContent('Next step Fri, Jan 8');
});

test('Answer starts an email with the quote’s link, and then offers to mark the lead as answered', async () => {
  const id = storeQuote({ ...WHOLE, contact: contactNamed('Quinn Ames') });
  await openLeads();
  const answer = lead('Quinn Ames').getByRole('link', { name: 'Answer Quinn Ames' });
  const href = answer.element().getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:vera@acme\.example\?subject=Your%20booth%20quote%20from%20Booth%20Studio&/);
  const body = new URLSearchParams(href.slice(href.indexOf('?'))).get('body');
  expect(body).toMatch(/^Hi Quinn,\r\n/);
  expect(body).toContain(`Your quote: ${location.origin}/quote#v1.Las+Vegas.NV.ces-las-vegas`);
  await expect.element(button('Mark Quinn Ames as answered')).not.toBeInTheDocument();

  // The test browser has no mail program to open
  answer.element().addEventListener('click', (event) => event.preventDefault());
  await answer.click();
  await button('Mark Quinn Ames as answered').click();
  await expectToast('Acme: New → Answered');
  await expect.element(lead('Quinn Ames').getByText('Answered', { exact: true })).toBeVisible();
  await expect.element(button('Mark Quinn Ames as answered')).not.toBeInTheDocument();
  await expect.element(answer).toHaveFocus();
  expect(api.requestsTo(CHANGE).map((request) => JSON.parse(request.body))).toEqual([
    { kind: 'quote', id, change: { state: 'answered' }, expected: {} },
  ]);
});

test('a press opens a lead in full: state and next step are saved immediately', async () => {
  storeMessage(0, { name: 'Mia', message: 'Two lines,\nas typed.' });
  await openLeads();
  await button('Mia', leads).click();
  const opened = dialog('Mia');
  await expect.element(opened.getByText('Two lines,')).toHaveStyle({ whiteSpace: 'pre-line' });
  await opened.getByLabelText('State').selectOptions('Answered');
  await opened.getByLabelText('Next step on').fill('2027-01-04');
  (opened.getByLabelText('Next step on').element() as HTMLElement).blur();
  await expect.element(opened).toMatchTextContent('Overdue since Mon, Jan 4');
  expect(database.only('contact_messages')['lead']).toMatchObject({
    state: 'answered',
    next_step: '2027-01-04',
  });
  await button('Close', opened).click();
  await expect.element(opened).not.toBeInTheDocument();
  await expect.element(lead('Mia').getByText('Answered', { exact: true })).toBeVisible();
});

test('a lead says in one line where the visitor came from; an older one does not', async () => {
  const ad = {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'spring-ces',
    landing: '/booths/10x20',
  };
  storeMessage(0, { name: 'Mia', came_from: { first: ad, last: ad } });
  storeMessage(0, { name: 'Older' });
  await openLeads();
  await button('Mia', leads).click();
  await expect
    .element(dialog('Mia'))
    .toMatchTextContent('Came from:Google ad, campaign spring-ces, landed on /booths/10x20');
  await button('Close', dialog('Mia')).click();
  await button('Older', leads).click();
  await expect.element(dialog('Older')).not.toMatchTextContent('Came from');
});

test('a note that someone else changed in the meantime is not overwritten unseen, and no typed text is lost', async () => {
  storeMessage(0, { name: 'Mia', ...teamFields({ note: 'Call first' }) });
  const path = `contact_messages/${String(database.all('contact_messages')[0]?.['id'])}`;
  await openLeads();
  await button('Mia', leads).click();
  const opened = dialog('Mia');
  const note = opened.getByLabelText('Note');
  await expect.element(note).toHaveValue('Call first');
  await note.fill('Mine');
  const theirs = teamFields({ note: 'Theirs', changed_by: PARTNER.email });
  database.change(path, theirs);
  const notice = opened.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Changed by partner@booth.example since you opened it');
  await expect.element(note).toHaveValue('Mine');
  await button('Save mine', notice).click();
  await expectToast('Acme: note saved');
  await expect.element(note).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
  expect(JSON.parse(api.requestsTo(CHANGE)[0]?.body ?? '').expected).toEqual({ note: 'Theirs' });

  await note.fill('Mine again');
  database.change(path, theirs);
  await button('Load theirs', notice).click();
  await expect.element(note).toHaveValue('Theirs');
});

test('the address of a lead opens it; a missing one is reported', async () => {
  for (let index = 0; index < 30; index += 1) {
    const created_at = hoursAgo(index);
    database.store(`contact_messages/m${index}`, {
      ...{ name: `Guest ${index}`, company: '', email: 'guest@acme.example', phone: '' },
      message: 'Hello',
      created_at,
      ...teamFields({}),
    });
  }
  history.replaceState(null, '', '#leads?lead=message~m29');
  dispatchEvent(new PopStateEvent('popstate'));
  await openLeads();
  await expect.element(dialog('Guest 29')).toBeVisible();
  await button('Close', dialog('Guest 29')).click();
  await expect.element(dialog('Guest 29')).not.toBeInTheDocument();
  expect(location.hash).toBe('#leads');
  history.replaceState(null, '', '#leads?lead=message~unknown');
  dispatchEvent(new PopStateEvent('popstate'));
  await expectToast('This lead was deleted');
});

test('copying is confirmed', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  storeMessage(0, { name: 'Mia' });
  await openLeads();
  await button('Mia', leads).click();
  await button('Copy phone', dialog('Mia')).click();
  await expect.element(dialog('Mia').getByText('Copied phone')).toBeInTheDocument();
  expect(written).toHaveBeenCalledWith('+1 555 010 0199');
  await expect
    .element(dialog('Mia').getByRole('link', { name: '+1 555 010 0199' }))
    .toHaveAttribute('href', 'tel:+15550100199');
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: leads in every state, and all of one, are accessible`, async () => {
    await setViewport(viewport);
    storeQuote({ ...WHOLE, contact: contactNamed('Quinn'), created_at: hoursAgo(1) });
    storeCustomRequest({
      name: 'Rita',
      created_at: hoursAgo(2),
      ...teamFields({ state: 'answered', next_step: '2027-01-04' }),
    });
    storeMessage(0, { name: 'Won', created_at: hoursAgo(3), ...teamFields({ state: 'won' }) });
    storeMessage(0, { name: 'Lost', created_at: hoursAgo(4), ...teamFields({ state: 'lost' }) });
    await openLeads();
    await expectNames(['Rita', 'Quinn', 'Won', 'Lost']);
    await expectAccessible();
    await button('Quinn', leads).click();
    await expect.element(dialog('Quinn').getByLabelText('Lines of the quote')).toBeVisible();
    await expectAccessible();
  });
}
