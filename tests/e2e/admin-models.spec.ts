import {
  DesignsCard,
  expect,
  pictureFile,
  publishedContent,
  storedDesign,
  test,
} from '../support/admin-content.ts';
import { inlineBooth } from '../support/model-files.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ section: 'content' });

test('a design made from a model takes a logo and an extra on the site', async ({
  panel,
  mark,
  request,
  anotherVisitor,
  allowProblems,
}) => {
  // Chromium's warning when software renders a picture that is read back
  allowProblems(/GPU stall due to ReadPixels/);
  const title = `Pier ${mark}`;
  const designs = new DesignsCard(panel);
  const dialog = await designs.add(title);
  await dialog.getByLabel('Booth Size').selectOption('10x20');
  const input = dialog.getByLabel('3D Model', { exact: true });
  const buffer = Buffer.from(await inlineBooth().bytes());
  await input.setInputFiles({ name: 'pier.glb', mimeType: 'model/gltf-binary', buffer });
  await expect(dialog.getByRole('application', { name: 'The model' })).toBeVisible();
  await designs.save(dialog);
  const { model } = await storedDesign(title);
  expect(model.rest).toEqual(['brochure-rack', 'plant-snake', 'led-screen-55']);

  const published = async () => (await publishedContent(request)).booth_designs.map((design) => design.title);
  await expect.poll(published).toContain(title);
  const wizard = await anotherVisitor();
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 20'").click();
  const logo = wizard.root.getByRole('region', { name: 'Your logo on the booth' });
  await logo
    .getByLabel(/^(Upload logo|Choose another)$/)
    .setInputFiles(await pictureFile('logo.png', 300, 120));
  await wizard.design(title).click();
  await wizard.next('Choose Extras');
  await wizard.more(wizard.extra('Brochure rack')).click();
  await wizard.next('Review Quote');
  const booth = `${title}, 10 by 20 feet, with brochure rack`;
  await expect(wizard.root.getByRole('img', { name: booth }).first()).toBeVisible();
});
