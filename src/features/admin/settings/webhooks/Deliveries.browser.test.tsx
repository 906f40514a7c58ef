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

test('the last deliveries are listed once opened, newest first, with reason and age, and one is sent again', async () => {
  const again = held({ success: true });
  const api = fakeApi({ [RESEND]: again.answer, [TEST]: { success: true } });
  storeEndpoint();
  storeDeliveries();
  await openCard(<WebhooksCard />);
  await expect.element(system.getByText('Delivered', { exact: true })).not.toBeInTheDocument();
  await system.getByText('Last deliveries').click();
  const rows = system.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/quote\.created Failed \d+ days ago\s*The server did not answer in time\./);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/booking\.moved Waiting .*The server answered with an error \(503\)\.$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/lead\.created Delivered \d+ days ago/);
  expect(rows.elements()).toHaveLength(3);
  await expect.element(inSystem('Send again: booking.moved')).not.toBeInTheDocument();
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

test('a disabled system says since when and why; what was not delivered is told, and sent again at once when the system is active', async () => {
  const api = fakeApi({
    [RESEND]: () => {
      database.change('webhook_deliveries/refused', { state: 'waiting', sweep_at: at(6) });
      return { success: true };
    },
  });
  const told = system.getByText('Some events were not delivered');
  const disabled_reason = "The secret can't be decrypted: make a new one.";
  storeEndpoint({ is_active: false, disabled_since: at(4), disabled_reason });
  storeDelivery('fine');
  storeDelivery('tested', { event: 'endpoint.test', state: 'failed', queued_at: at(6) });
  await openCard(<WebhooksCard />);
  for (const text of [
    'Disabled since Wednesday, November 4, 2026',
    disabled_reason,
    'Enter the new secret in the other system',
  ]) {
    await expect.element(system).toMatchTextContent(text);
  }
  await expect.element(told).not.toBeInTheDocument();
  const failure = 'The server answered with an error (422).';
  storeDelivery('refused', { state: 'failed', attempts: 3, status: 422, failure, queued_at: at(4) });
  await expect.element(told).toBeVisible();
  await expect.element(inSystem('Send all again')).not.toBeInTheDocument();

  storeEndpoint();
  await inSystem('Send all again').click();

  await expectToast('Queued again');
  expect(resent(api)).toEqual({});
  await expect.element(told).not.toBeInTheDocument();
});
