import { expect, test } from 'vitest';
import { nextBuildText } from './next-build.ts';

test.each([
  ['in the evening', '2026-11-29T23:00:00Z', 'by tomorrow at 6 AM Eastern'],
  ['just before midnight in New York', '2026-11-30T04:59:00Z', 'by tomorrow at 6 AM Eastern'],
  ['before the night’s build', '2026-11-29T08:46:59Z', 'by today at 6 AM Eastern'],
  ['once it has begun', '2026-11-29T08:47:00Z', 'by tomorrow at 6 AM Eastern'],
  ['in summer', '2026-07-01T15:00:00Z', 'by tomorrow at 7 AM Eastern'],
])('a record saved %s is on the pages %s', (_when, now, text) => {
  expect(nextBuildText(new Date(now))).toBe(text);
});
