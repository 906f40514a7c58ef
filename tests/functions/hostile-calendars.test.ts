import { expect, test } from 'vitest';
import { readFile } from '../../functions/src/calendars/read-file.ts';
import { NOW, startApi } from '../support/api-under-test.ts';

const RANGE = { from: NOW, until: new Date(NOW.getTime() + 400 * 24 * 3_600_000) };

/** Rules that once blocked every request: an hourly one, an impossible day, an endless search. */
const HOSTILE = [
  'FREQ=HOURLY',
  'FREQ=SECONDLY',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;COUNT=99999;BYSETPOS=99',
].map(
  (rule) => `BEGIN:VEVENT\r\nDTSTART:20100101T000000Z\r\nDURATION:PT1H\r\nRRULE:${rule}\r\nEND:VEVENT\r\n`,
);

test('visitors are answered while hostile calendars are read', async () => {
  const { get } = await startApi();
  const file = `BEGIN:VCALENDAR\r\n${HOSTILE.join('')}END:VCALENDAR\r\n`;
  const options = { range: RANGE, now: NOW, owner: [], countsUnanswered: false };
  let isRead = false;
  const reading = Promise.all([1, 2].map(() => readFile(file, options))).finally(() => {
    isRead = true;
  });

  let answered = 0;
  while (!isRead) {
    const { status } = await get('/api/content');
    expect(status).toBe(200);
    if (!isRead) answered += 1;
  }

  // In the same thread, it would be none
  expect(answered).toBeGreaterThan(1);
  const [{ unread } = { unread: null }] = await reading;
  // The others are valid rules, for dates that do not exist
  expect(unread?.count).toBe(2);
});
