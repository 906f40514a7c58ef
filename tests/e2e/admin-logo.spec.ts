import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { expect, expectShown, pictureFile, publishedContent, test } from '../support/admin-content.ts';
import { database } from '../support/firestore.ts';

test.use({ section: 'content' });

const settings = database.doc(`site_settings/${DEMO_ADMINS[0].uid}`);

test('a new logo appears in the card, and in the header of the site', async ({
  panel,
  page,
  anotherVisitor,
}) => {
  const before = (await settings.get()).data() ?? {};
  try {
    const card = panel.card('Site Logo');
    await expectShown(card.getByAltText('Current logo'));
    await card.getByLabel('Logo image').setInputFiles(await pictureFile('logo.png', 300, 80));
    await expectShown(card.getByAltText('New logo'));
    await card.getByRole('button', { name: 'Upload Logo' }).click();
    await panel.expectToast('Logo uploaded', 'Your logo has been updated successfully.');

    const published = async () => (await publishedContent(page.request)).logo_url;
    await expect.poll(published).toMatch(/^\/media\/demo-admin\/logo-[0-9a-f]{16}-300x80\.webp$/);
    const logo_url = await published();
    expect(logo_url).not.toBe(before['logo_url']);
    await expect(card.getByAltText('Current logo')).toHaveAttribute('src', new RegExp(String(logo_url)));
    const visitor = await anotherVisitor();
    await visitor.page.goto('/');
    await expectShown(visitor.page.getByRole('banner').locator(`img[src="${logo_url}"]`));
  } finally {
    await settings.set(before);
  }
  // Changed in the database, not in the panel, which must show it too
  await expect(panel.card('Site Logo').getByAltText('Current logo')).toHaveAttribute(
    'src',
    new RegExp(String(before['logo_url']).replace('.webp', '')),
  );
});
