import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { contentAnswers, WHOLE_PROJECTS } from '../../../tests/browser/demo-content.ts';
import { gallery, ProjectsSection } from '../../../tests/browser/gallery.tsx';
import { hydrate, unmountHydrated } from '../../../tests/browser/hydrate.tsx';
import { meeting } from '../../../tests/browser/meeting.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { setViewport } from '../../../tests/browser/viewports.ts';
import { QuoteSection, wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import { summaryOf } from '../../domain/project/gallery.ts';
import type { WizardDraft } from '../../domain/wizard/draft.ts';

const ELSEWHERE = WHOLE_PROJECTS.slice(0, 1).map((project) => ({
  ...project,
  id: 'elsewhere',
  company_name: 'Far & Away',
  conference_name: 'Orlando House Fair',
  location: 'Orlando, FL',
}));

const PROJECTS = [...WHOLE_PROJECTS, ...ELSEWHERE];

beforeEach(() => {
  bookingApi(contentAnswers(PROJECTS));
});

/** Renders the gallery and the wizard, for a visitor with this stored draft. */
async function openPage(draft?: WizardDraft): Promise<void> {
  if (draft) wizard.plantDraft(JSON.stringify(draft));
  await hydrate(
    <>
      <QuoteSection />
      <ProjectsSection projects={PROJECTS.map(summaryOf)} />
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

test('the wizard opens with size, city and show of the project, says so, and keeps them', async () => {
  await openPage();
  await startFrom('Maple & Loom');
  await expectAt('Choose your booth size');
  const toast = toastOf("Booth size 10' × 20' is set");
  await expect.element(toast).toMatchTextContent('For NRF Big Show, New York, NY, as in the project.');
  await expect.element(toast).toMatchTextContent('Choose a design for this size');
  expect(gallery.address()).toBe('#quote-automation');
  await expect.element(wizard.size("10' × 20'")).toBeChecked();
  await expect.element(wizard.stage).toMatchTextContent('NRF Big Show, New York, NY');
  await expect.element(wizard.summary).toMatchTextContent('$14,800');
  expect(wizard.storedDraft()).toMatchObject({
    boothSize: '10x20',
    city: { city: 'New York', state: 'NY' },
    show: { id: 'nrf-big-show-new-york', name: 'NRF Big Show' },
    inspiredBy: { id: 'demo-retail', name: 'Maple & Loom, NRF Big Show' },
  });
});

test('for a show that is not listed, the city is used, anywhere in the U.S.', async () => {
  await openPage();
  await startFrom('Far & Away');
  await expectAt('Where is your trade show?');
  await expect.element(wizard.city).toHaveValue('Orlando, FL');
  await expect.element(wizard.show).toHaveValue('');
  await expect
    .element(toastOf("Booth size 20' × 20' is set"))
    .toMatchTextContent('For Orlando, FL, as in the project. Tell us where your show is');
});

test("a draft is kept, except for the project's parts and a design of another size; Undo restores those", async () => {
  await openPage(draftAt('review'));
  await startFrom('Maple & Loom');
  await expectAt('Choose your booth size');
  const toast = toastOf("Booth size 10' × 20' is set");
  await expect.element(toast).toMatchTextContent('Your design was for another size');
  await expect.element(wizard.size("10' × 20'")).toBeChecked();
  await expect.element(wizard.design('Showcase')).not.toBeChecked();
  expect(wizard.storedDraft()).toEqual(
    draftAt('review', {
      boothSize: '10x20',
      selectedDesign: null,
      city: { city: 'New York', state: 'NY' },
      show: { id: 'nrf-big-show-new-york', name: 'NRF Big Show' },
      inspiredBy: { id: 'demo-retail', name: 'Maple & Loom, NRF Big Show' },
    }),
  );
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectAt('Review your booth quote');
  expect(wizard.storedDraft()).toEqual(draftAt('review'));
});

test('a draft of the same size keeps its design, and its review names the project', async () => {
  await openPage(draftAt('review'));
  await startFrom('Caredock Health');
  await expectAt('Choose your booth size');
  await expect
    .element(toastOf("Booth size 10' × 10' is set"))
    .toMatchTextContent('Everything else in your quote is kept');
  const { extras, selectedDesign } = draftAt('review');
  expect(wizard.storedDraft()).toMatchObject({ extras, selectedDesign });
  await setViewport({ width: 320, height: 640 });
  await expectAccessible();
  await wizard.next('Choose Extras');
  await wizard.next('Review Quote');
  await expect
    .poll(() => wizard.sectionText('Your Quote Summary'))
    .toContain('Inspired byCaredock Health, HIMSS Conference');
});

test('after a booking it starts a new quote', async () => {
  await openPage(draftAt('meeting'));
  await meeting.book();
  await startFrom('Caredock Health');
  await expectAt('Choose your booth size');
  expect(wizard.storedDraft()).toMatchObject({ boothSize: '10x10', extras: [], meeting: null });
});

test('a reload while a project is open keeps the step of the wizard', async () => {
  await openPage(draftAt('review'));
  await wizard.step(3).getByRole('button').click();
  await expect.element(wizard.heading('Choose your extras & features')).toBeVisible();
  await gallery.openProject('Caredock Health');
  await unmountHydrated();
  await openPage();
  await gallery.expectProject('Caredock Health');
  await expect.element(wizard.root.getByText('Choose your extras & features')).toBeInTheDocument();
});
