/** Hostile calendars slow no one else down: the bar is 1.5 times the usual time of GET /api/content. */
import { expect, test } from 'vitest';
import { readFiles } from '../../functions/src/calendars/read-files.ts';
import { NOW, startApi } from '../support/api-under-test.ts';

const ROUNDS = 3;
const REQUESTS = 100;
const RANGE = { from: NOW, until: new Date(NOW.getTime() + 400 * 24 * 3_600_000) };

/** Events that blocked every request before: an hour's rule, an impossible day, an endless search. */
const HOSTILE = [
  'FREQ=HOURLY',
  'FREQ=SECONDLY',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;COUNT=99999;BYSETPOS=99',
].map(
  (rule) => `BEGIN:VEVENT\r\nDTSTART:20100101T000000Z\r\nDURATION:PT1H\r\nRRULE:${rule}\r\nEND:VEVENT\r\n`,
);

test('content is answered in its usual time while two hostile calendars are read', async () => {
  const { get } = await startApi();
  const timed = async () => {
    const times: number[] = [];
    for (let index = 0; index < REQUESTS; index += 1) {
      const before = performance.now();
      expect((await get('/api/content')).status).toBe(200);
      times.push(performance.now() - before);
    }
    return times;
  };
  const file = `BEGIN:VCALENDAR\r\n${HOSTILE.join('')}END:VCALENDAR\r\n`;
  const usual: number[] = [];
  const meanwhile: number[] = [];
  await timed();
  for (let round = 0; round < ROUNDS; round += 1) {
    usual.push(...(await timed()));
    const options = { range: RANGE, now: NOW, owner: [], countsUnanswered: false };
    const readings = [1, 2].map(() => readFiles([file], options));
    meanwhile.push(...(await timed()));
    await Promise.all(readings);
  }

  console.log(
    `content: ${median(usual).toFixed(2)} ms, next to hostile calendars ${median(meanwhile).toFixed(2)} ms`,
  );
  expect(median(meanwhile)).toBeLessThan(1.5 * median(usual));
});

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
