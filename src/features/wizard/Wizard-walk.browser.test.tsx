import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingApi, CREATE_BOOKING, FIRST_DAY, SEND_QUOTE } from '../../../tests/browser/booking-api.ts';
import { type Hands, keyboardHands, mouseHands } from '../../../tests/browser/hands.ts';
import { meeting, VISITOR } from '../../../tests/browser/meeting.ts';
import { expectTexts, focus } from '../../../tests/browser/texts.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { DESKTOP, PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';

const WAYS: [string, Hands, { width: number; height: number }][] = [
  ['on a desktop, by mouse', mouseHands, DESKTOP],
  ['at phone width, by keyboard alone', keyboardHands, PHONE],
];

for (const [way, { press, type, chooseDay }, viewport] of WAYS) {
  test(`from the first step to a booked meeting, ${way}`, async () => {
    const api = bookingApi();
    await setViewport(viewport);
    await wizard.open();
    await focus(wizard.heading('Where is your trade show?'));

    await type(wizard.city, 'vegas');
    await expectTexts(wizard.cityOptions, ['Las Vegas, NV']);
    await userEvent.keyboard('{Enter}');
    await type(wizard.show, 'CES');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(wizard.locationResult).toMatchTextContent('Great! We have your location');
    await press(wizard.primary('Get Started'));

    await press(wizard.size("10' × 10'"));
    await press(wizard.previewButton('Launch'));
    await press(wizard.preview.getByRole('button', { name: 'Select This Design' }));
    await expect.element(wizard.boothSelection).toMatchTextContent('Launch');
    await press(wizard.primary('Choose Extras'));

    const stools = wizard.extra('Bar stools');
    await press(wizard.more(stools));
    await press(wizard.more(stools));
    await expect.poll(() => wizard.sectionText('Your extras selection')).toMatch(/Total Extras:\s*\$190/);
    await press(wizard.primary('Review Quote'));
    await expect.element(wizard.heading('Review your booth quote')).toBeVisible();
    await press(wizard.primary('Pick a Time & Book Kickoff'));

    await chooseDay(FIRST_DAY);
    await press(meeting.slot('2:00 PM'));
    for (const label of ['Name', 'Company', 'Work email', 'Phone', 'Website'] as const) {
      await type(meeting.contact(label), VISITOR[label]);
    }
    await expect.poll(() => wizard.sectionText('Your meeting')).toContain(VISITOR.Name);
    await press(meeting.confirm);

    await expect
      .element(toastOf('Meeting booked successfully'))
      .toMatchTextContent("We've saved your booking and will send a calendar invite.");
    await expect.element(wizard.heading('Your meeting is booked')).toHaveFocus();
    for (const text of ['Tuesday, February 9, 2027', '2:00 PM Eastern Time', '30-45 minutes']) {
      await expect.element(meeting.confirmation).toMatchTextContent(text);
    }
    const google = page.getByRole('link', { name: /Google Calendar/ });
    await expect
      .element(google)
      .toHaveAttribute('href', expect.stringContaining('dates=20270209T190000Z%2F20270209T194500Z'));
    const [quote] = api.requestsTo(SEND_QUOTE).map(({ body }) => JSON.parse(body));
    expect(quote).toMatchObject({
      city: { city: 'Las Vegas', state: 'NV' },
      show: { name: 'CES' },
      boothSize: '10x10',
      selectedDesign: { title: 'Launch' },
      extras: [{ id: 'bar-stools', quantity: 2 }],
    });
    const [booking] = api.requestsTo(CREATE_BOOKING).map(({ body }) => JSON.parse(body));
    expect(booking).toMatchObject({
      date: FIRST_DAY,
      time: '2:00 PM',
      user_name: VISITOR.Name,
      user_email: VISITOR['Work email'],
      user_phone: VISITOR.Phone,
      company: VISITOR.Company,
      website: VISITOR.Website,
      quote_submission_id: 'quote-1',
      time_zone: 'America/New_York',
    });
    expect(wizard.storedDraft()).toBeNull();
  });
}
