import { mergeTests } from '@playwright/test';
import { test as base, ContentCard, expect, pictureFile, storedRecord } from '../support/admin-content.ts';
import { test as withMeetings } from '../support/fixtures-meetings.ts';
import { inlineBooth, type ModelFile } from '../support/model-files.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const test = mergeTests(base, withMeetings);
test.use({ section: 'content' });
const TIME = '10:00 AM';
/** Chromium's warning when software renders a picture that is read back. */
const READS_PIXELS = /GPU stall due to ReadPixels/;

async function glbFile(name: string, model: ModelFile) {
  return { name, mimeType: 'model/gltf-binary', buffer: Buffer.from(await model.bytes()) };
}

test('a design made from a model is walked around, takes a logo, is booked, and is seen in the panel', async ({
  panel,
  cards,
  dates,
  mark,
  anotherVisitor,
  untilVisible,
  visitor,
  allowProblems,
}) => {
  allowProblems(READS_PIXELS);
  const title = `Pier ${mark}`;
  const designs = new ContentCard(panel, 'booth_designs');
  const dialog = await designs.add('Add New Booth Design');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Booth Size').selectOption('10x20');
  await dialog.getByLabel('Description').fill('Made from a file.');
  const input = dialog.getByLabel('3D Model', { exact: true });
  await input.setInputFiles(await glbFile('pier.glb', inlineBooth()));
  await expect(dialog.getByRole('application', { name: 'The model' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Design' }).click();
  await panel.expectToast('Design added');
  const { model } = await storedRecord('booth_designs', title);
  expect(model.rest).toEqual(['brochure-rack', 'plant-snake', 'led-screen-55']);

  await panel.show('availability');
  const date = dates.fromMonday();
  await cards.offer(date, TIME);
  await untilVisible(date);

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
  await wizard.next('Pick a Time & Book Kickoff');
  await wizard.meeting.chooseDay(date);
  await wizard.meeting.slot(TIME).click();
  await wizard.meeting.fillContact(visitor);
  await wizard.root.getByRole('checkbox', { name: /^Send a copy of my logo/ }).check();
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toContainText('We have your logo');

  await panel.show('bookings');
  const booking = await cards.openBooking(visitor.name);
  await expect(booking.getByAltText(`${title}, as the visitor saw it`)).toBeVisible();
});
