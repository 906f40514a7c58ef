/** What a visit reports when the page is left. */
import { beforeEach, expect, test, vi } from 'vitest';
import { bookingApi, FIRST_DAY, TODAY } from '../../../tests/browser/booking-api.ts';
import { meeting } from '../../../tests/browser/meeting.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import type { WizardDraft } from '../../domain/wizard/draft.ts';

let reports: { url: string; type: string; body: Promise<string> }[] = [];

beforeEach(() => {
  reports = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, data) => {
    const blob = data as Blob;
    reports.push({ url: String(url), type: blob.type, body: blob.text() });
    return true;
  });
});

async function open(draft?: WizardDraft) {
  const now = new Date(`${TODAY}T12:00:00Z`);
  bookingApi();
  vi.useFakeTimers({ toFake: ['Date'], now });
  if (draft) wizard.plantDraft(JSON.stringify(draft));
  await wizard.open();
}

function hide() {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

const leave = () => dispatchEvent(new Event('pagehide'));

/** The steps of each report so far. */
async function told() {
  const bodies = await Promise.all(reports.map(({ body }) => body));
  return bodies.map((body) => JSON.parse(body));
}

test('looking around reports nothing; then reports go out when the page is first hidden and when it is left, nothing twice', async () => {
  await open();
  hide();
  leave();
  await wizard.chooseCity('Las Vegas');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reports).toEqual([]);
  hide();
  hide();
  await wizard.chooseShow('CES');
  await wizard.next('Get Started');
  await wizard.size("10' × 10'").click();
  hide();
  await wizard.next('Choose Extras');
  leave();
  await wizard.next('Review Quote');
  leave();

  expect(await told()).toEqual([{ steps: ['started'] }, { steps: ['size', 'extras'] }]);
  expect(reports.map(({ url, type }) => [url, type])).toEqual(
    Array(2).fill(['/api/steps', 'application/json']),
  );
});

test('a visitor who returns to a draft and books is reported as booked only', async () => {
  await open(draftAt('meeting'));
  await meeting.chooseDay(FIRST_DAY);
  await meeting.slot('2:00 PM').click();
  await meeting.fillContact();
  await meeting.confirm.click();
  await expect.element(wizard.heading('Your meeting is booked')).toBeVisible();
  hide();

  expect(await told()).toEqual([{ steps: ['booked'] }]);
});
