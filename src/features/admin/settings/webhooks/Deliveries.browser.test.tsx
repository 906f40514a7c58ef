import { beforeEach, expect, test } from 'vitest';
import { expectToast, openCard, startPanel } from '../../../../../tests/browser/admin-panel.tsx';
import {
  at,
  inSystem,
  storeDeliveries,
  storeDelivery,
  storeEndpoint,
  system,
} from '../../../../../tests/browser/connected-systems.ts';
import { fakeApi, held } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { WebhooksCard } from './WebhooksCard.tsx';

const RESEND = 'POST /api/admin/webhooks/crm/resend';
const TEST = 'POST /api/admin/webhooks/crm/test';

beforeEach(startPanel);

const resent = (api: ReturnType<typeof fakeApi>) => JSON.parse(api.requestsTo(RESEND).at(-1)?.body || 'null');

test('the last deliveries are listed once opened, newest first, and one is sent again', async () => {
  const again = held({ success: true });
  const api = fakeApi({ [RESEND]: again.answer, [TEST]: { success: true } });
  storeEndpoint();
  storeDeliveries();
  await openCard(<WebhooksCard />);
  await expect.element(system.getByText('Delivered', { exact: true })).not.toBeInTheDocument();
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
  expect(resent(api)).toEqual({ delivery_id: 'c' });
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

test('what was not delivered is counted with its last reason, and sent again at once', async () => {
  const api = fakeApi({
    [RESEND]: () => {
      for (const id of ['refused', 'off'])
        database.change(`webhook_deliveries/${id}`, { state: 'waiting', sweep_at: at(6) });
      return { success: true };
    },
  });
  storeEndpoint({ is_active: false, disabled_since: at(4), disabled_reason: 'The server is gone.' });
  storeDelivery('fine');
  storeDelivery('other', { endpoint_id: 'other', state: 'failed' });
  storeDelivery('tested', { event: 'endpoint.test', state: 'failed', queued_at: at(6) });
  await openCard(<WebhooksCard />);
  await expect.element(system).toMatchTextContent('The server is gone.');
  await expect.element(system).not.toMatchTextContent('Last: ');
  const failure = 'The server answered with an error (422).';
  storeDelivery('refused', { state: 'failed', attempts: 3, status: 422, failure, queued_at: at(4) });
  await expect.element(system).toMatchTextContent(`1 event was not deliveredLast: lead.created. ${failure}`);
  const off = { state: 'unsent', attempts: 0, status: null, failure: 'The system was disabled.' };
  storeDelivery('off', { ...off, event: 'quote.created', queued_at: at(5) });
  await expect
    .element(system)
    .toMatchTextContent('2 events were not deliveredLast: quote.created. The system was disabled.');
  await system.getByText('Last deliveries').click();
  const rows = system.getByRole('listitem');
  await expect.element(rows.nth(1)).toMatchTextContent(/quote\.created Not sent.*The system was disabled\.$/);
  await expect.element(rows.nth(2)).toMatchTextContent(`3 attempts, answer 422. ${failure}`);
  await expect.element(inSystem('Send all again')).not.toBeInTheDocument();

  storeEndpoint();
  await inSystem('Send all again').click();

  await expectToast('Queued again');
  expect(resent(api)).toEqual({});
  await expect.element(inSystem('Send all again')).not.toBeInTheDocument();
});
