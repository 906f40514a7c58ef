import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  button,
  expectToast,
  NO_NETWORK,
  openCard,
  press,
  question,
  REPORTED,
  startPanel,
  tabTo,
} from '../../../../../tests/browser/admin-panel.tsx';
import {
  at,
  inSystem,
  storeDeliveries,
  storeDelivery,
  storeEndpoint,
  system,
  systems,
} from '../../../../../tests/browser/connected-systems.ts';
import { fakeApi, noAnswer, problem } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';
import { WebhooksCard } from './WebhooksCard.tsx';

const SECRET = `whsec_${'k'.repeat(43)}=`;
const ADD = 'POST /api/admin/webhooks';
const route = (action: string) => `${ADD}/crm/${action}`;

const connect = button('Connect a system', systems);
const address = systems.getByLabelText('Address that receives the events');
const secretNotice = systems.getByRole('alert').filter({ hasText: 'Copy the secret now' });

beforeEach(startPanel);

const bodyOf = (api: ReturnType<typeof fakeApi>, path: string) =>
  JSON.parse(api.requestsTo(path).at(-1)?.body || 'null');

test('a system is connected with an address and a choice of events, and its secret is shown once to copy', async () => {
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
  await systems.getByRole('radio', { name: 'Sales only' }).click();
  await button('Connect', systems).click();
  await expect.element(secretNotice).toHaveFocus();
  await button('Copy secret', secretNotice).click();
  expect(write).toHaveBeenCalledWith(SECRET);
  expect(bodyOf(api, ADD)).toEqual({
    url: 'https://crm.acme.com/hooks/booth',
    sales_only: true,
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
  expect(api.requests).toEqual([]);
  await address.fill('https://10.0.0.1/');
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

test('a system is paused and resumed; a failure is reported, and nothing changes', async () => {
  allowProblems(REPORTED);
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
  api.answer(route('change'), noAnswer);
  await inSystem('Pause').click();
  await expectToast('Error changing connected system', NO_NETWORK);
  await expect.element(system.getByText('Active', { exact: true })).toBeVisible();
});

test('by keyboard: address and events are changed', async () => {
  const api = fakeApi({ [route('change')]: { success: true } });
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await tabTo(system.getByText('Address and events: everything'));
  await press('{Enter}');
  const field = system.getByLabelText('Address that receives the events');
  await expect.element(field).toHaveValue('https://crm.acme.com/hooks/booth');
  await tabTo(field);
  await press('{End}2');
  await tabTo(system.getByRole('radio', { name: 'Everything' }));
  await press('{ArrowDown}');
  await tabTo(inSystem('Save'));
  await press('{Enter}');
  await expectToast('Saved');
  expect(bodyOf(api, route('change'))).toEqual({
    url: 'https://crm.acme.com/hooks/booth2',
    sales_only: true,
  });
});

test('removing asks, and leaves the focus on the way to another one; a failure is reported', async () => {
  allowProblems(REPORTED);
  const api = fakeApi({ [route('remove')]: noAnswer });
  storeEndpoint();
  await openCard(<WebhooksCard />);
  await inSystem('Remove').click();
  const asked = question('Remove this system?');
  await button('Cancel', asked).click();
  await expect.element(inSystem('Remove')).toHaveFocus();
  await inSystem('Remove').click();
  await button('Remove', asked).click();
  await expectToast('Error removing system', NO_NETWORK);
  await expect.element(system.getByText('Active', { exact: true })).toBeVisible();
  api.answer(route('remove'), () => {
    database.remove('webhook_endpoints/crm');
    return { success: true };
  });
  await inSystem('Remove').click();
  await button('Remove', asked).click();
  await expectToast('System removed');
  await expect.element(connect).toHaveFocus();
  await expect.element(system).not.toBeInTheDocument();
});

test('each state is accessible on a phone', async () => {
  await setViewport(PHONE);
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
  storeDelivery('off', { state: 'unsent', attempts: 0, failure: 'The system was disabled.' });
  await expect.element(system).toMatchTextContent('Some events were not delivered');
  await expectAccessible();
  storeEndpoint();
  storeDeliveries();
  await inSystem('New secret').click();
  await button('Make a new secret', question(/secret/)).click();
  await expect.element(secretNotice).toHaveFocus();
  await system.getByText('Address and events: everything').click();
  await system.getByText('Last deliveries').click();
  await expect.element(system.getByText('Delivered', { exact: true })).toBeVisible();
  await expectAccessible();
});
