import { Webhook } from 'svix';
import { expect } from './admin-content.ts';
import type { AdminPage } from './admin-page.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

/** Connects a system to everything in the panel's settings; its receiver is to be stopped. */
export async function connectSystem(panel: AdminPage) {
  const receiver = await startWebhookReceiver();
  await panel.show('settings', 'Connections');
  const systems = panel.card('Connected System');
  await systems.getByRole('button', { name: 'Connect a system' }).click();
  await systems.getByLabel('Address that receives the events').fill(receiver.url);
  await systems.getByRole('button', { name: 'Connect', exact: true }).click();
  const notice = systems.getByRole('alert');
  await expect(notice).toContainText('Copy the secret now');
  const [secret = ''] = /whsec_\S+=/.exec((await notice.textContent()) ?? '') ?? [];
  const system = systems.getByRole('group', { name: new URL(receiver.url).host });
  return {
    receiver,
    /** Returns what was received. @throws WebhookVerificationError if something is not signed with the secret */
    events: () =>
      receiver.received.map(({ body, headers }) => {
        new Webhook(secret).verify(body, headers);
        return JSON.parse(body) as { type: string; data: { email?: string } };
      }),
    async remove(): Promise<void> {
      await system.getByRole('button', { name: 'Remove' }).click();
      await panel.alert('Remove this system?').getByRole('button', { name: 'Remove' }).click();
    },
  };
}
