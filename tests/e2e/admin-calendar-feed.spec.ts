import { expect, test } from '../support/admin-content.ts';

test.use({ section: 'settings' });

test('the link from the panel opens the feed at the site’s own address, until it is revoked', async ({
  panel,
  page,
}) => {
  const card = panel.card('Your Meetings in Your Calendar');
  const create = card.getByRole('button', { name: /^Create (calendar|a new) link$/ });
  await create.click();
  // Another run may have left a link
  const question = page.getByRole('alertdialog');
  const notice = card.getByRole('alert');
  await expect(question.or(notice)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Create a new link' }).click();
  const address = /https?:\S+\.ics/.exec((await notice.textContent()) ?? '')?.[0] ?? '';
  const path = new URL(address).pathname;

  const answer = await page.request.get(path);

  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  await card.getByRole('button', { name: 'Revoke link' }).click();
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await panel.expectToast('Calendar link revoked');
  expect((await page.request.get(path)).status()).toBe(404);
});
