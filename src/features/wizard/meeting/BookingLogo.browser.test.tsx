import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { smallStills } from '../../../../tests/browser/booth-scene/small-stills.ts';
import { type Answer, type FakeApi, keysSentTo, problem } from '../../../../tests/browser/fake-api.ts';
import { unmountHydrated } from '../../../../tests/browser/hydrate.tsx';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { ALONG_KEY, LOOK_KEY } from '../../../lib/draft-keys.ts';

const SEND_LOGO = 'POST /api/meeting/logo';
const BUSY: Answer = () => problem(429, { error: 'Busy', code: 'rate-limited' });

/** The first bytes of a WebP in base64. */
const A_WEBP = /^UklGR/;

const box = wizard.root.getByRole('checkbox', { name: 'Send a copy of my logo along with the booking' });
const again = meeting.confirmation.getByRole('button', { name: 'Send again' });

/** Returns the URL of a logo in one color, as it is stored with the draft. */
function logoIn(color: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 30 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 60, 30);
  return canvas.toDataURL('image/png');
}

function putOnBooth(color: string): void {
  localStorage.setItem(LOOK_KEY, JSON.stringify({ logo: logoIn(color), tint: color }));
}

/** Fills in the meeting step for a visitor whose logo is on the booth. */
async function fillInWithLogo(answers: Record<string, Answer> = {}): Promise<FakeApi> {
  const api = bookingApi({ [SEND_LOGO]: { success: true }, ...answers });
  smallStills();
  putOnBooth('#d01040');
  await meeting.fillIn();
  await expect.element(box).toBeVisible();
  return api;
}

async function confirm(): Promise<void> {
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
}

test('without consent nothing leaves the browser, and nothing is left in it', async () => {
  const api = await fillInWithLogo();
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveAccessibleDescription(/Optional.*unchecked, they stay/);
  await setViewport(PHONE);
  await expectAccessible();
  await box.click();
  await box.click();
  await confirm();
  await expect.element(meeting.confirmation).not.toMatchTextContent('logo');
  expect(api.requestsTo(SEND_LOGO)).toEqual([]);
  for (const { body } of api.requests) expect(body).not.toContain(logoIn('#d01040').slice(-64));
  expect([localStorage.getItem(LOOK_KEY), sessionStorage.getItem(ALONG_KEY)]).toEqual([null, null]);
});

test('with consent a copy is sent after the booking, by its link, and then removed here', async () => {
  const api = await fillInWithLogo();
  await box.click();
  expect(api.requestsTo(SEND_LOGO)).toEqual([]);
  await confirm();
  await expect
    .element(meeting.confirmation)
    .toMatchTextContent('We have your logo, along with your booking.');
  const [sent] = api.requestsTo(SEND_LOGO);
  expect(sent?.headers.get('X-Meeting-Token')).toBe('booking-1.secret');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    image: logoIn('#d01040').split(',')[1],
    tint: '#d01040',
    wall: 'color',
    ink: 'white',
    booth: expect.stringMatching(A_WEBP),
  });
  await wizard.reloadConfirmation();
  expect(sessionStorage.getItem(ALONG_KEY)).toBeNull();
  expect(api.requestsTo(SEND_LOGO)).toHaveLength(1);
});

test('a logo that could not be sent leaves the booking as it is; a reload and a press send it again, with the same key', async () => {
  allowProblems(/Failed to send the logo/);
  const api = await fillInWithLogo({ [SEND_LOGO]: BUSY });
  await box.click();
  await confirm();
  await expect.element(meeting.confirmation).toMatchTextContent('Your logo could not be sent.');
  await expect.element(meeting.confirmation).toMatchTextContent('Your meeting is booked either way.');
  await expectAccessible();
  await wizard.reloadConfirmation();
  await expect.poll(() => api.requestsTo(SEND_LOGO)).toHaveLength(2);
  api.answer(SEND_LOGO, { success: true });
  await again.click();
  await expect.element(meeting.confirmation).toMatchTextContent('We have your logo');
  expect(again.query()).toBeNull();
  const keys = keysSentTo(api, SEND_LOGO);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test('a refused logo is reported in the words of the server', async () => {
  allowProblems(/Failed to send the logo/);
  const error = 'This image is damaged.';
  await fillInWithLogo({ [SEND_LOGO]: () => problem(400, { error, code: 'invalid' }) });
  await box.click();
  await confirm();
  await expect.element(meeting.confirmation).toMatchTextContent(error);
});

test('consent survives a reload, and covers that logo only', async () => {
  await fillInWithLogo();
  await box.click();
  await wizard.reload();
  await expect.element(box).toBeChecked();
  await unmountHydrated();
  putOnBooth('#2456f5');
  await wizard.open();
  await expect.element(box).not.toBeChecked();
});

test('without a logo on the booth nothing is asked; one removed with its draft is not sent with the next booking', async () => {
  const api = await fillInWithLogo();
  await box.click();
  await unmountHydrated();
  localStorage.clear();
  await meeting.fillIn();
  expect(box.query()).toBeNull();
  await confirm();
  await expect.element(meeting.confirmation).not.toMatchTextContent('logo');
  expect(api.requestsTo(SEND_LOGO)).toEqual([]);
});
