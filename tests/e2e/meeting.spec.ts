import { DateTime } from 'luxon';
import { bookingsOf, startOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const TIME = '3:00 PM';
const ZONE = 'Asia/Tokyo';

test('a visitor in Tokyo books the slot on the local day, stored in New York time', async ({
  anotherVisitor,
  offer,
  visitor,
}) => {
  const day = await offer(TIME);
  const start = startOf(day, TIME);
  const there = start.setZone(ZONE);
  expect(there.toFormat('yyyy-MM-dd')).not.toBe(day.date);

  const wizard = await anotherVisitor({ timezoneId: ZONE });
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Pick a Time & Book Kickoff');
  await wizard.meeting.fillIn(there.toFormat('yyyy-MM-dd'), there.toFormat('h:mm a'), visitor);
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toContainText(there.toFormat('cccc, LLLL d, yyyy'));
  await expect(wizard.meeting.confirmation).toContainText(there.toFormat('h:mm a'));
  await expect(wizard.meeting.confirmation).toContainText('Japan Standard Time');

  const [booking] = await bookingsOf(visitor.email);
  expect(booking).toMatchObject({ date: day.date, time: TIME, time_zone: ZONE });
  expect(DateTime.fromJSDate(booking?.['starts_at'].toDate()).toMillis()).toBe(start.toMillis());
  const mail = await oneMailTo(visitor.email);
  expect(mail.text).toContain(there.toFormat('cccc, LLLL d, yyyy'));
  expect(mail.text).toContain(`${TIME} Eastern time`);
});
