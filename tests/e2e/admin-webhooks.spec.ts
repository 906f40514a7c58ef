import { Webhook } from 'svix';
import { expect, test } from '../support/fixtures-admin.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

test('an administrator connects a system, and sees that it accepted a signed test', async ({
  panel,
  page,
}) => {
  const receiver = await startWebhookReceiver();
  try {
    await panel.show('settings');
    const systems = panel.card('Connected Systems');
    await systems.getByRole('button', { name: 'Connect a system' }).click();
    await systems.getByLabel('Address that receives the events').fill(receiver.url);
    await systems.getByRole('button', { name: 'Connect', exact: true }).click();
    const notice = systems.getByRole('alert');
    await expect(notice).toContainText('Copy the secret now');
    const [secret = ''] = /whsec_\S+=/.exec((await notice.textContent()) ?? '') ?? [];
    const system = systems.getByRole('listitem', { name: new URL(receiver.url).host });

    await system.getByRole('button', { name: 'Send a test' }).click();
    await panel.expectToast('Test queued');
    await system.getByText('Last deliveries').click();
    await expect(system.getByText('1 attempt, answer 204')).toBeVisible({ timeout: 60_000 });
    await expect(system.getByText('Delivered')).toBeVisible();

    const [{ body = '', headers = {} } = {}] = receiver.received;
    new Webhook(secret).verify(body, headers);
    expect(JSON.parse(body)).toMatchObject({ type: 'endpoint.test' });
    await system.getByRole('button', { name: 'Remove' }).click();
    await panel.alert('Remove this system?').getByRole('button', { name: 'Remove' }).click();
    await panel.expectToast('System removed');
    await expect(system).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Connect a system' })).toBeFocused();
  } finally {
    receiver.stop();
  }
});
