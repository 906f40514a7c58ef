import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { calendarHost } from '../../../src/config/brand.ts';
import { calendar, RANGE, TEN } from '../../../tests/support/calendar-file.ts';
import { readFile } from './read-access.ts';

const options = { range: RANGE, now: RANGE.from, owner: [], countsUnanswered: false };

test('a file is read in a thread', async () => {
  const reading = await readFile(calendar(TEN), options);

  expect(reading).toEqual({
    busy: [{ from: new Date('2026-12-01T15:00:00Z'), until: new Date('2026-12-01T16:00:00Z') }],
    ahead: { count: 1, next: new Date('2026-12-01T15:00:00Z') },
    unread: { count: 0, examples: [] },
    guessedZones: [],
  });
});

test('a page is not a calendar, and a thread that fails costs no other reading', async () => {
  const [page, crash, good] = await Promise.allSettled([
    readFile('<!doctype html>', options),
    readFile(null as unknown as string, options),
    readFile(calendar(TEN), options),
  ]);

  expect(page).toMatchObject({ reason: { reason: 'not-a-calendar', message: 'This is not a calendar.' } });
  expect(crash).toMatchObject({
    reason: { reason: 'too-complex', message: 'This calendar is too large or too complex to read.' },
  });
  expect(good.status).toBe('fulfilled');
});

test('the thread of requests is free while hostile rules are expanded', async () => {
  const hostile = (index: number) => [
    `SUMMARY:Trap ${index}`,
    'DTSTART:16010101T000000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=99999;BYSETPOS=99',
  ];
  const before = performance.eventLoopUtilization();

  const { unread, busy } = await readFile(calendar(TEN, hostile(1), hostile(2)), options);

  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  expect(unread.count).toBe(2);
  expect(busy).toHaveLength(1);
});

test("our own meetings and payments close nothing, and an entry of the company's own calendar server does", async () => {
  const meeting = [...TEN, `UID:${'a1B2'.repeat(5)}.demo-admin@${calendarHost}`];
  const other = ['DTSTART:20261202T150000Z', 'DURATION:PT1H', `UID:meeting-1@${calendarHost}`];
  // As older versions wrote it, without TRANSP
  const payment = [`UID:PR-7F3K9Q-2@${calendarHost}`, 'DTSTART;VALUE=DATE:20261201'];

  const { busy } = await readFile(calendar(meeting, other, payment), options);

  expect(busy.map(({ from }) => from)).toEqual([new Date('2026-12-02T15:00:00Z')]);
});
