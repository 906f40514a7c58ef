import { expect, test } from '../support/fixtures.ts';
import type { GalleryPage } from '../support/gallery-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import type { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

async function startFrom(gallery: GalleryPage, company: string): Promise<void> {
  await gallery.isAlive();
  await gallery.openProject(company);
  await gallery.dialogButton('Start from this project').click();
  await expect(gallery.dialog).toBeHidden();
}

async function expectAt(wizard: WizardPage, heading: string): Promise<void> {
  await expect(wizard.heading(heading)).toBeFocused();
  await expect(wizard.heading(heading)).toBeInViewport();
}

test('the wizard opens with the size of the project, says so, and keeps it', async ({
  gallery,
  wizard,
  page,
}) => {
  await gallery.open();
  await startFrom(gallery, 'Maple & Loom');
  await expectAt(wizard, 'Where is your trade show?');
  await wizard.expectToast("Booth size 10' × 20' is set", 'Tell us where your show is');
  await expect(page).toHaveURL(/\/#quote-automation$/);
  expect(await wizard.storedDraft()).toMatchObject({ boothSize: '10x20', city: null });
  await wizard.chooseCity('New York');
  await wizard.chooseShow('NRF Big Show');
  await wizard.next('Get Started');
  await expect(wizard.size("10' × 20'")).toBeChecked();
});

test('a draft is kept: only the size changes, and with it goes the design', async ({ gallery, wizard }) => {
  await wizard.openWithDraft(draftAt('review'));
  await startFrom(gallery, 'Quantessa Systems');
  await expectAt(wizard, 'Choose your booth size');
  await wizard.expectToast("Booth size 20' × 20' is set", 'Your design was for another size');
  await expect(wizard.size("20' × 20'")).toBeChecked();
  await expect(wizard.design('Island')).not.toBeChecked();
  const { boothSize, selectedDesign, ...rest } = (await wizard.storedDraft()) ?? {};
  const { boothSize: _size, selectedDesign: _design, ...before } = draftAt('review');
  expect({ boothSize, selectedDesign }).toEqual({ boothSize: '20x20', selectedDesign: null });
  expect(rest).toEqual(before);
});

test('a draft of the same size keeps its design', async ({ gallery, wizard }) => {
  await wizard.openWithDraft(draftAt('review'));
  await startFrom(gallery, 'Caredock Health');
  await expectAt(wizard, 'Choose your booth size');
  await wizard.expectToast("Booth size 10' × 10' is set", 'Everything else in your quote is kept');
  expect(await wizard.storedDraft()).toEqual(draftAt('review'));
});

test('a wizard that has not come to life yet takes the size when it does', async ({
  gallery,
  wizard,
  page,
}) => {
  const release = await holdRequests(page, '**/_astro/Wizard.*.js');
  await gallery.open();
  await startFrom(gallery, 'Quantessa Systems');
  await expect(wizard.root.locator('astro-island[ssr]')).toHaveCount(1);
  release();
  await expectAt(wizard, 'Where is your trade show?');
  await expect.poll(async () => (await wizard.storedDraft())?.boothSize).toBe('20x20');
});

test('after a booking it starts a new quote', async ({ gallery, wizard, offer, visitor }) => {
  const day = await offer('10:00 AM');
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot('10:00 AM').click();
  await wizard.meeting.fillContact(visitor);
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toBeVisible();
  await startFrom(gallery, 'Caredock Health');
  await expectAt(wizard, 'Where is your trade show?');
  expect(await wizard.storedDraft()).toMatchObject({ boothSize: '10x10', extras: [], meeting: null });
});
