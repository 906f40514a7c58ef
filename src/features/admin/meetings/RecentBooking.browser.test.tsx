import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  booking,
  bookings,
  openBooking,
  openMeetings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { button, dialog, press } from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { expectTexts } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

beforeEach(() => {
  startMeetings();
});

const LONG = 'International Association of Exhibition Organizers and Friends';

/** Stores a booking with everything, one with long texts and no design, and one without a quote, phone or company. */
function storeThree() {
  storeBooking({
    user_name: 'Zoë Full',
    user_email: 'zoe@acme.example',
    user_phone: '+1 555 010 0199',
    company: 'Acme & Sons',
    quote_submission_id: storeQuote(),
  });
  const withoutDesign = storeQuote({ selected_render_title: null });
  storeBooking({ user_name: LONG, company: LONG, quote_submission_id: withoutDesign, status: 'pending' });
  storeBooking({ user_name: '', user_email: 'nameless@acme.example', date: '2027-01-17' });
}

const CONTACT = [
  ['zoe@acme.example', 'mailto:zoe@acme.example'],
  ['+1 555 010 0199', 'tel:+15550100199'],
] as const;

const ABOUT_ZOE =
  'Meeting Scheduled: Saturday, January 16, 2027 at 10:00 AM (New York)Where: Video call' +
  'zoe@acme.example+1 555 010 0199Acme & Sons' +
  "Booth InformationShow:CESLocation:Las Vegas, NVBooth Size:10' × 20'Design:ShowcaseEstimate:$8,690.00";

for (const width of [1024, 1440]) {
  test(`at ${width} px a row shows contact, meeting and booth, and a press opens the booking`, async () => {
    await setViewport({ width, height: 900 });
    storeThree();
    await openMeetings();
    const zoe = booking('Zoë Full');
    await expectTexts(zoe, [`Zoë FullMeeting${ABOUT_ZOE}`]);
    for (const [text, href] of CONTACT) {
      await expect.element(zoe.getByRole('link', { name: text })).toHaveAttribute('href', href);
    }
    await expect.element(booking(LONG)).toMatchTextContent("Booth Size:10' × 20'");
    await expect.element(booking(LONG)).not.toMatchTextContent('Design:');
    await expectTexts(booking('nameless@acme.example'), [
      'nameless@acme.exampleMeeting' +
        'Meeting Scheduled: Sunday, January 17, 2027 at 10:00 AM (New York)Where: Video callnameless@acme.example',
    ]);
    await expectAccessible();
    await openBooking('Zoë Full');
  });
}

test('on a phone a booking is two lines that open in place, by keyboard too, and lead to its actions', async () => {
  await setViewport(PHONE);
  storeThree();
  await openMeetings();
  const zoe = booking('Zoë Full');
  const heights = bookings
    .getByRole('listitem')
    .elements()
    .map((row) => row.clientHeight);
  expect(Math.max(...heights)).toBeLessThanOrEqual(66);
  await expect.element(zoe.getByText("Acme & Sons10' × 20'$8,690.00Video call")).toBeVisible();
  await expect.element(zoe.getByText('Booth Information')).not.toBeVisible();
  await expectAccessible();

  zoe.element().querySelector('summary')?.focus();
  await press('{Enter}');

  await expect.element(zoe.getByText('Booth Information')).toBeVisible();
  await expect.element(zoe).toMatchTextContent(`Meeting${ABOUT_ZOE}`);
  for (const [text, href] of CONTACT) {
    const link = zoe.getByRole('link', { name: text });
    await expect.element(link).toBeVisible();
    await expect.element(link).toHaveAttribute('href', href);
  }
  await expectAccessible();
  await button('Open booking: Zoë Full').click();
  await expect.element(button('Move meeting: Zoë Full', dialog('Zoë Full'))).toBeVisible();
});
