import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  bookingApi,
  CREATE_BOOKING,
  MEETING_BOOTH,
  type PlaceAndHost,
  receiptOf,
} from '../../../../tests/browser/booking-api.ts';
import { pictureFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { setMedia } from '../../../../tests/browser/media.ts';
import { meeting } from '../../../../tests/browser/meeting.ts';
import { DATED_LINK } from '../../../../tests/browser/quote-page.tsx';
import { toastOf } from '../../../../tests/browser/toasts.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { base64Of } from '../../../booth/still/draw-own-booth.ts';

const ROOM = 'https://meet.example.com/booth-BK-7F3K9Q';
const join = meeting.confirmation.getByRole('link', { name: 'Join the meeting' });

/** Books a meeting, to which the server assigns this place and host. */
async function book(placeAndHost: PlaceAndHost = {}): Promise<void> {
  bookingApi({ [CREATE_BOOKING]: ({ body }: { body: string }) => receiptOf(body, placeAndHost) });
  await meeting.fillIn();
  await meeting.confirm.click();
  await expect.element(meeting.confirmation).toBeVisible();
}

test('the confirmation says what is booked, when, with whom, how, and what comes next', async () => {
  await book();
  for (const text of [
    "10' × 10' · Launch",
    '$8,690',
    'The Booth Studio team',
    'WhereVideo call',
    'What happens next',
    'a confirmed proposal follows',
  ]) {
    await expect.element(meeting.confirmation).toMatchTextContent(text);
  }
  const nextSteps = page.getByRole('region', { name: 'What happens next' });
  await expect.element(nextSteps.getByRole('listitem')).toHaveLength(3);
  await expect.element(join).not.toBeInTheDocument();
  await setViewport(PHONE);
  await expectAccessible();
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px the toast repeats nothing, and covers neither the meeting nor the calendar links`, async () => {
    await setViewport(viewport);
    await book();
    await expect.element(toastOf('Meeting booked successfully')).toBeInViewport({ ratio: 0.99 });
    await expect.element(meeting.confirmation).toHaveStyle({ transform: 'none' });
    const booked = toastOf('Meeting booked successfully').element();
    expect(booked.textContent).toBe(
      "Meeting booked successfullyWe've saved your booking and will send a calendar invite.",
    );
    const { left, right, top, bottom } = booked.getBoundingClientRect();
    const parts = meeting.confirmation.element().querySelectorAll('h3, dt, dd, button, a');
    const covered = [...parts].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    });
    expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  });
}

test('a video room is a link, and the host has a name; after a reload, too', async () => {
  await book({
    place: { kind: 'video', text: 'Video call', url: ROOM },
    host: { name: 'Alex van Rivera', photo_url: null },
  });
  await wizard.reloadConfirmation();
  await expect.element(join).toHaveAttribute('href', ROOM);
  await expect.element(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(meeting.confirmation).toMatchTextContent('ARHostAlex van Rivera');
  await expect.element(meeting.confirmation).toMatchTextContent('Join the video call with the link above');
});

test('an address is plain text, never a link', async () => {
  await book({ place: { kind: 'address', text: 'https://a.example, 12 Main Street' } });
  await expect.element(meeting.confirmation).toMatchTextContent('Wherehttps://a.example, 12 Main Street');
  await expect.element(meeting.confirmation).toMatchTextContent('We meet at the address above.');
  const links = meeting.confirmation.getByRole('link', { name: /a\.example|Join/ });
  await expect.element(links).not.toBeInTheDocument();
});

test('after a reload the booked quote is shared by its link, and on paper named by its reference', async () => {
  await book();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await wizard.reloadConfirmation();
  await page.getByRole('button', { name: 'Share this quote' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(toastOf('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/quote#${DATED_LINK}`);
  dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe('Kickoff meeting BK-7F3K9Q 2027-02-08');
  dispatchEvent(new Event('afterprint'));
  await expect.element(meeting.confirmation).toMatchTextContent('Kickoff meeting BK-7F3K9Q');
});

const [LAUNCH] = DEMO_CONTENT.booth_designs;

test("without a logo the booth is the design's, as it says; reloaded, the confirmation shows the picture that was sent", async () => {
  const own = await base64Of(await pictureFile(120, 90, '#d01040', 'image/webp'));
  bookingApi();
  const selectedDesign = { id: '10x10-launch', title: 'Launch', price: '2400', image_url: null };
  const images = { frontview: LAUNCH?.images?.frontview ?? null };
  await wizard.openWithDraft(draftAt('meeting', { selectedDesign: { ...selectedDesign, images } }));
  await meeting.book();
  const designed = meeting.confirmation.getByText('Launch, as designed');
  await expect.element(designed).toBeVisible();
  const api = bookingApi({ [MEETING_BOOTH]: { success: true, booth: { title: 'Launch', url: null, own } } });
  await wizard.reloadConfirmation();
  await expect
    .element(meeting.confirmation.getByRole('img', { name: 'Launch, with your logo' }))
    .toBeVisible();
  expect(designed.query()).toBeNull();
  expect(api.requestsTo(MEETING_BOOTH)[0]?.headers.get('X-Meeting-Token')).toBe('booking-1.secret');
});

test('on a phone the confirmation is in view from its first frame on', async () => {
  await setMedia({ 'prefers-reduced-motion': 'no-preference' });
  await setViewport(PHONE);
  bookingApi();
  await meeting.fillIn();
  const tops: number[] = [];
  function note(): void {
    const heading = wizard.heading('Your meeting is booked').query();
    if (heading) tops.push(Math.round(heading.getBoundingClientRect().top));
    if (tops.length < 20) requestAnimationFrame(note);
  }
  note();
  await meeting.confirm.click();
  await expect.poll(() => tops).toHaveLength(20);
  expect(Math.min(...tops)).toBeGreaterThan(0);
  expect(Math.max(...tops)).toBeLessThan(PHONE.height / 2);
  // The animation moves it into place by a few pixels
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24);
});
