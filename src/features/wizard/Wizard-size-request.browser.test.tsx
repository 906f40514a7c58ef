import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi, FIRST_DAY } from '../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { gallery, ProjectsSection } from '../../../tests/browser/gallery.tsx';
import { meeting } from '../../../tests/browser/meeting.ts';
import { clearToasts, toastOf } from '../../../tests/browser/toasts.ts';
import { DESKTOP, PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { QuoteSection, wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import type { WizardDraft } from '../../domain/wizard/draft.ts';

beforeEach(() => {
  bookingApi();
});

/** Both sections of the page, for a visitor who left this draft behind. */
async function openPage(draft?: WizardDraft): Promise<void> {
  clearToasts();
  if (draft) wizard.plantDraft(JSON.stringify(draft));
  await render(
    <>
      <QuoteSection />
      <ProjectsSection snapshot={DEMO_CONTENT.reference_projects} />
    </>,
  );
}

async function startFrom(company: string): Promise<void> {
  await gallery.openProject(company);
  await gallery.dialogButton('Start from this project').click();
  await expect.element(gallery.dialog).not.toBeInTheDocument();
}

async function expectAt(heading: string): Promise<void> {
  await expect.element(wizard.heading(heading)).toHaveFocus();
  await expect.element(wizard.heading(heading)).toBeInViewport();
}

test('the wizard opens with the size of the project, says so, and keeps it', async () => {
  await openPage();
  await startFrom('Maple & Loom');
  await expectAt('Where is your trade show?');
  await expect
    .element(toastOf("Booth size 10' × 20' is set"))
    .toMatchTextContent('Tell us where your show is');
  expect(gallery.address()).toBe('#quote-automation');
  expect(wizard.storedDraft()).toMatchObject({ boothSize: '10x20', city: null });
  await wizard.chooseCity('New York');
  await wizard.chooseShow('NRF Big Show');
  await wizard.next('Get Started');
  await expect.element(wizard.size("10' × 20'")).toBeChecked();
});

test('a draft is kept: only the size changes, and with it goes the design', async () => {
  await openPage(draftAt('review'));
  await startFrom('Quantessa Systems');
  await expectAt('Choose your booth size');
  await expect
    .element(toastOf("Booth size 20' × 20' is set"))
    .toMatchTextContent('Your design was for another size');
  await expect.element(wizard.size("20' × 20'")).toBeChecked();
  await expect.element(wizard.design('Island')).not.toBeChecked();
  const { boothSize, selectedDesign, ...rest } = wizard.storedDraft() ?? {};
  const { boothSize: _size, selectedDesign: _design, ...before } = draftAt('review');
  expect({ boothSize, selectedDesign }).toEqual({ boothSize: '20x20', selectedDesign: null });
  expect(rest).toEqual(before);
});

test('a draft of the same size keeps its design', async () => {
  await openPage(draftAt('review'));
  await startFrom('Caredock Health');
  await expectAt('Choose your booth size');
  await expect
    .element(toastOf("Booth size 10' × 10' is set"))
    .toMatchTextContent('Everything else in your quote is kept');
  expect(wizard.storedDraft()).toEqual(draftAt('review'));
});

for (const viewport of [{ width: 320, height: 640 }, PHONE, DESKTOP]) {
  test(`the wizard with a size from a project can be used by everybody at ${viewport.width} px`, async () => {
    await setViewport(viewport);
    await openPage();
    await startFrom('Caredock Health');
    await expect.element(toastOf("Booth size 10' × 10' is set")).toBeVisible();
    await expectAccessible();
  });
}

test('after a booking it starts a new quote', async () => {
  await openPage(draftAt('meeting'));
  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('10:00 AM').click();
  await meeting.fillContact();
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
  await startFrom('Caredock Health');
  await expectAt('Where is your trade show?');
  expect(wizard.storedDraft()).toMatchObject({ boothSize: '10x10', extras: [], meeting: null });
});
