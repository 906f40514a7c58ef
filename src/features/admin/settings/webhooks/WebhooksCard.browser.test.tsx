import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  button,
  card,
  expectToast,
  NO_NETWORK,
  openCard,
  press,
  question,
  REPORTED,
  startPanel,
  tabTo,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeApi, held, noAnswer, problem } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { Timestamp } from '../../../../../tests/browser/firebase/timestamp.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';
import { WEBHOOK_EVENT_NAMES } from '../../../../domain/schemas/webhooks.ts';
import { WebhooksCard } from './WebhooksCard.tsx';

const SECRET = `whsec_${'k'.repeat(43)}=`;
const ADD = 'POST /api/admin/webhooks';
const route = (action: string) => `${ADD}/crm/${action}`;

const systems = card('Connected Systems');
const connect = button('Connect a system', systems);
const address = systems.getByLabelText('Address that receives the events');
const system = systems.getByRole('listitem', { name: 'crm.acme.com/hooks/booth' });
const secretNotice = systems.getByRole('alert').filter({ hasText: 'Copy the secret now' });
const inSystem = (name: string) => button(name, system);

beforeEach(startPanel);

const at = (day: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 10, day, 15)));

function storeEndpoint(changes: object = {}): void {
  database.store('webhook_endpoints/crm', {
    url: 'https://crm.acme.com/hooks/booth',
    events: ['quote.created', 'lead.created', 'booking.created'],
    sealed: 'c2VhbGVk',
    former_sealed: null,
    former_until: null,
    is_active: true,
    disabled_since: null,
    disabled_reason: '',
    created_at: at(2),
    ...changes,
  });
}

function storeDelivery(id: string, changes: object = {}): void {
  database.store(`webhook_deliveries/${id}`, {
    endpoint_id: 'crm',
    event_id: id,
    event: 'lead.created',
    record: 'contact_messages/one',
    happened_at: at(3),
    state: 'delivered',
    attempts: 1,
    status: 204,
    failure: '',
    tried_at: at(3),
    queued_at: at(3),
    ...changes,
  });
}

/** Stores three deliveries, one in each state, and one to another system. */
function storeDeliveries(): void {
  storeDelivery('a');
  const failure = 'The server answered with an error (503).';
  const failing = { event: 'booking.moved', attempts: 4, status: 503, failure };
  storeDelivery('b', { ...failing, state: 'waiting', queued_at: at(4) });
  const slow = { state: 'failed', status: null, failure: 'The server did not answer in time.' };
  storeDelivery('c', { ...slow, event: 'quote.created', attempts: 33, queued_at: at(5) });
  storeDelivery('d', { endpoint_id: 'other', event: 'message.created' });
}

const bodyOf = (api: ReturnType<typeof fakeApi>, path: string) =>
  JSON.parse(api.requestsTo(path).at(-1)?.body || 'null');

test('a system is connected with an address and events, and its secret is shown once to copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const api = fakeApi({
    [ADD]: () => {
      storeEndpoint();
      return { success: true, id: 'crm', secret: SECRET };
    },
  });
  const screen = await openCard(<WebhooksCard />);
  await expect.element(systems).toMatchTextContent('No system is connected yet.');
  await connect.click();
  await expect.element(address).toHaveFocus();
  await address.fill('https://crm.acme.com/hooks/booth');
  await systems.getByLabelText('A visitor did not come').click();
  await button('Connect', systems).click();
  await expect.element(secretNotice).toHaveFocus();
  await button('Copy secret', secretNotice).click();
  expect(write).toHaveBeenCalledWith(SECRET);
  expect(bodyOf(api, ADD)).toEqual({
    url: 'https://crm.acme.com/hooks/booth',
    events: WEBHOOK_EVENT_NAMES.filter((event) => event !== 'booking.no_show'),
  });
  await expect.element(system).toMatchTextContent('Active');
  await screen.unmount();
  await openCard(<WebhooksCard />);
  await expect.element(system).toBeVisible();
  await expect.element(systems).not.toMatchTextContent(SECRET);
});

test('what is missing, and a refused address, is said next to its field; nothing typed is lost', async () => {
  const text = 'The address is not public.';
  const api = fakeApi({ [ADD]: () => problem(400, { error: text, code: 'invalid', fields: { url: text } }) });
  await openCard(<WebhooksCard />);
  await connect.click();
  await button('Connect', systems).click();
  await expect.element(address).toHaveAccessibleDescription(/Use an address that starts with https:\/\/$/);
  for (const box of systems.getByRole('checkbox').all()) await box.click();
  await address.fill('https://10.0.0.1/');
  await button('Connect', systems).click();
  const events = systems.getByRole('group', { name: 'Events' });
  await expect.element(events).toHaveAccessibleDescription('Choose at least one event');
  expect(api.requests).toEqual([]);
  await systems.getByLabelText('A quote is sent').click();
  await button('Connect', systems).click();
  await expect.element(address).toHaveAccessibleDescription(new RegExp(`${text}$`));
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue('https://10.0.0.1/');
  await button('Cancel', systems).click();
  await expect.element(connect).toHaveFocus();
});

test('a new secret replaces the one before, after a question, and is shown once', async () => {
  fakeApi({ [route('rotate')]: { success: true, id: 'crm', secret: SECRET } });
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await inSystem('New secret').click();
  const asked = question('Make a new secret?');
  await expect.element(asked).toMatchTextContent('stays valid for 24 hours');
  await button('Make a new secret', asked).click();
  await expect.element(secretNotice).toHaveFocus();
  await expect.element(secretNotice).toMatchTextContent(SECRET);
});

test('a system is paused and resumed', async () => {
  const api = fakeApi({
    [route('change')]: ({ body }) => {
      database.change('webhook_endpoints/crm', { ...JSON.parse(body), disabled_since: null });
      return { success: true };
    },
  });
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await inSystem('Pause').click();
  await expectToast('Paused');
  expect(bodyOf(api, route('change'))).toEqual({ is_active: false });
  await expect.element(system.getByText('Paused', { exact: true })).toBeVisible();
  await inSystem('Resume').click();
  await expectToast('Resumed');
  await expect.element(system.getByText('Active', { exact: true })).toBeVisible();
});

test('a disabled system says since when and why', async () => {
  storeEndpoint({
    is_active: false,
    disabled_since: at(4),
    disabled_reason: 'There is no server with this name.',
  });
  await openCard(<WebhooksCard />);
  await expect.element(system).toMatchTextContent('Disabled since Wednesday, November 4, 2026');
  await expect.element(system).toMatchTextContent('There is no server with this name.');
});

test('by keyboard: the events of a system are changed', async () => {
  const api = fakeApi({ [route('change')]: { success: true } });
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await tabTo(system.getByText('3 of 10 events'));
  await press('{Enter}');
  await tabTo(system.getByLabelText('A meeting is moved'));
  await press(' ');
  await tabTo(inSystem('Save events'));
  await press('{Enter}');
  await expectToast('Events saved');
  expect(bodyOf(api, route('change')).events.toSorted()).toEqual([
    'booking.created',
    'booking.moved',
    'lead.created',
    'quote.created',
  ]);
});

test('the last deliveries are listed once opened, newest first, and one is sent again', async () => {
  const again = held({ success: true });
  const api = fakeApi({ [route('resend')]: again.answer, [route('test')]: { success: true } });
  storeEndpoint();
  storeDeliveries();
  await openCard(<WebhooksCard />);
  await expect.element(system.getByText('Delivered')).not.toBeInTheDocument();
  await system.getByText('Last deliveries').click();
  const rows = system.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent('quote.created Failed');
  await expect.element(rows.nth(0)).toMatchTextContent('33 attempts. The server did not answer in time.');
  await expect.element(rows.nth(1)).toMatchTextContent('booking.moved Waiting');
  await expect.element(rows.nth(2)).toMatchTextContent('lead.created Delivered');
  await expect.element(rows.nth(2)).toMatchTextContent('1 attempt, answer 204');
  expect(rows.elements()).toHaveLength(3);
  const resend = inSystem('Send again: quote.created');
  await resend.click();
  await expect.element(resend).toHaveAttribute('aria-busy', 'true');
  again.release();
  await expectToast('Queued again', 'quote.created');
  expect(bodyOf(api, route('resend'))).toEqual({ delivery_id: 'c' });
  await inSystem('Send a test').click();
  await expectToast('Test queued', 'Its result appears in Last deliveries.');
});

test('a system without deliveries says so; a paused one can send none again', async () => {
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await system.getByText('Last deliveries').click();
  await expect.element(system).toMatchTextContent('Nothing was sent yet.');
  storeDelivery('a');
  await expect.element(inSystem('Send again: lead.created')).toBeVisible();
  storeEndpoint({ is_active: false });
  await expect.element(inSystem('Send again: lead.created')).not.toBeInTheDocument();
});

test('removing asks, and leaves the focus on the way to another system', async () => {
  fakeApi({
    [route('remove')]: () => {
      database.remove('webhook_endpoints/crm');
      return { success: true };
    },
  });
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await inSystem('Remove').click();
  const asked = question('Remove this system?');
  await button('Cancel', asked).click();
  await expect.element(inSystem('Remove')).toHaveFocus();
  await inSystem('Remove').click();
  await button('Remove', asked).click();
  await expectToast('System removed');
  await expect.element(connect).toHaveFocus();
  await expect.element(system).not.toBeInTheDocument();
});

test.each([
  ['Send a test', 'test', null, 'Error sending test'],
  ['Pause', 'change', null, 'Error changing connected system'],
  ['New secret', 'rotate', 'Make a new secret', 'Error making a new secret'],
  ['Remove', 'remove', 'Remove', 'Error removing system'],
])("'%s' reports a failure, and nothing changes", async (name, action, confirm, title) => {
  allowProblems(REPORTED);
  fakeApi({ [route(action)]: noAnswer });
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await inSystem(name).click();
  if (confirm) await button(confirm, question(/\?$/)).click();
  await expectToast(title, NO_NETWORK);
  await expect.element(system.getByText('Active', { exact: true })).toBeVisible();
  await expect.element(secretNotice).not.toBeInTheDocument();
});

test('refused lists say so, and can be tried again', async () => {
  allowProblems(REPORTED);
  database.refuse();
  await openCard(<WebhooksCard />);
  await expect.element(systems).toMatchTextContent('The connected systems could not be loaded. Try again');
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('each state is accessible on %s', async (_, viewport) => {
  await setViewport(viewport);
  fakeApi({ [route('rotate')]: { success: true, id: 'crm', secret: SECRET } });
  await openCard(<WebhooksCard />);
  await connect.click();
  await expectAccessible();
  await button('Cancel', systems).click();
  storeEndpoint({
    is_active: false,
    disabled_since: at(4),
    disabled_reason: 'There is no server with this name.',
  });
  await expectAccessible();
  storeEndpoint();
  storeDeliveries();
  await inSystem('New secret').click();
  await button('Make a new secret', question(/secret/)).click();
  await expect.element(secretNotice).toHaveFocus();
  await system.getByText('3 of 10 events').click();
  await system.getByText('Last deliveries').click();
  await expect.element(system.getByText('Delivered')).toBeVisible();
  await expectAccessible();
});
