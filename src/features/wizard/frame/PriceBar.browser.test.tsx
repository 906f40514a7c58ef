import { beforeEach, describe, expect, test } from 'vitest';
import { bookingApi, FIRST_DAY } from '../../../../tests/browser/booking-api.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { focus } from '../../../../tests/browser/texts.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { CONTACT_LABELS } from '../../../../tests/support/visitor.ts';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { STEPS } from '../../../domain/wizard/steps.ts';

beforeEach(() => {
  bookingApi();
});

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

const draft = draftAt('extras', {
  selectedDesign: { title: 'Launch', price: '2400', images: { frontview: '/old.webp' }, image_url: null },
});
const picture = wizard.root.getByRole('button', { name: 'Preview Launch' });

describe('on a phone', () => {
  beforeEach(() => setViewport(PHONE));

  test('every step has its primary button once, at the bottom of the window', async () => {
    await wizard.open();
    await wizard.chooseCity('Las Vegas');
    await wizard.chooseShow('CES');
    for (const { step, primary } of STEPS) {
      if (step === 2) await wizard.size("10' × 10'").click();
      await expect.element(wizard.primary(primary)).toHaveLength(1);
      wizard.root.element().scrollIntoView({ behavior: 'instant' });
      await expect.poll(() => bottomOf(wizard.primary(primary).element())).toBeGreaterThan(PHONE.height - 40);
      expect(bottomOf(wizard.primary(primary).element())).toBeLessThan(PHONE.height);
      if (step < 5) await wizard.next(primary);
    }
  });

  test('the second press of a double click does not skip a step', async () => {
    await wizard.open();
    await wizard.primary('Get Started').dblClick();
    await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
    await expect.element(wizard.primary('Choose Extras')).toBeVisible();
  });

  test('the last step shows the chosen time instead of the total', async () => {
    await wizard.openWithDraft(draftAt('meeting'));
    await expect.element(wizard.summary).toMatchTextContent('No time yet');
    await meeting.chooseDay(FIRST_DAY);
    await meeting.slot('10:00 AM').click();
    await expect.element(wizard.summary).toMatchTextContent('Tue, Feb 9, 10:00 AM');
  });

  test('the bar does not cover a field that has the focus', async () => {
    await wizard.openWithDraft(draftAt('meeting'));
    await expect.element(meeting.contact('Website')).toBeInTheDocument();
    for (const label of Object.values(CONTACT_LABELS)) {
      wizard.root.element().scrollIntoView({ behavior: 'instant' });
      await focus(meeting.contact(label));
      const top = meeting.confirm.element().getBoundingClientRect().top;
      await expect.poll(() => bottomOf(meeting.contact(label).element())).toBeLessThan(top);
    }
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`the chosen design stays in view and opens its preview, at ${viewport.width} px`, async () => {
    await setViewport(viewport);
    await wizard.openWithDraft(draft);
    for (const next of ['Review Quote', 'Pick a Time & Book Kickoff']) {
      await expect.element(picture).toBeInViewport();
      await wizard.next(next);
    }
    await expect.element(picture).toBeInViewport();
    await picture.click();
    await expect.element(wizard.preview.getByRole('heading', { name: 'Launch' })).toBeVisible();
    await wizard.preview.getByRole('button', { name: 'Next design' }).click();
    await wizard.preview.getByRole('button', { name: 'Select This Design' }).click();
    await expect.element(wizard.root.getByRole('button', { name: 'Preview Studio' })).toBeVisible();
    expect(wizard.storedDraft()).toMatchObject({ selectedDesign: { title: 'Studio' } });
  });
}

test('a design that is no longer offered is a picture without a preview', async () => {
  await wizard.openWithDraft({
    ...draft,
    selectedDesign: { title: 'Gone', price: '1', images: { frontview: null }, image_url: null },
  });
  await expect.element(wizard.summary).toMatchTextContent('Gone');
  await expect.element(wizard.root.getByRole('button', { name: /^Preview/ })).not.toBeInTheDocument();
});
