import { connectSystem } from '../support/connected-system.ts';
import { expect, test } from '../support/fixtures-admin.ts';

test('an administrator connects a system, and sees that it accepted a signed test', async ({
  panel,
  page,
}) => {
  const { receiver, system, notice, events, remove } = await connectSystem(panel);
  try {
    await system.getByRole('button', { name: 'Send a test' }).click();
    await panel.expectToast('Test queued');
    await system.getByText('Last deliveries').click();
    await expect(system.getByText('1 attempt, answer 204')).toBeVisible({ timeout: 60_000 });
    await expect(system.getByText('Delivered')).toBeVisible();

    expect(events()).toContainEqual(expect.objectContaining({ type: 'endpoint.test' }));
    await remove();
    await panel.expectToast('System removed');
    await expect(system).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Connect a system' })).toBeFocused();
  } finally {
    receiver.stop();
  }
});
