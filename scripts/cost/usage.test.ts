import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAR, judge } from './bar.ts';
import { bill, total } from './bill.ts';
import { limitsOf, USUAL_CIRCUMSTANCES, visitsAtLimit } from './limits.ts';
import { naiveUsage } from './naive-usage.ts';
import { callsOf, ourUsage, startsOf, type Traffic } from './our-usage.ts';
import type { Usage } from './prices.ts';
import { costReport } from './report.ts';
import { problemOf, USUAL_MIX, type VisitMix } from './visit-mix.ts';
import { averageVisit } from './visit-weight.ts';

/** Visits too heavy for any target. */
const READERS: VisitMix = { ...USUAL_MIX, looks: 0, reads: 95 };

const TRAFFIC: Traffic = { visits: 1_000_000, mix: USUAL_MIX, places: 60 };

const mixes: fc.Arbitrary<VisitMix> = fc
  .tuple(...Array.from({ length: 6 }, () => fc.integer({ min: 0, max: 100 })))
  .map(([one = 0, other = 0, quoted = 0, booked = 0, phones = 0, returning = 0]) => {
    const [looks, until] = [Math.min(one, other), Math.max(one, other)];
    const starts = 100 - until;
    const quotes = (starts * quoted) / 100;
    return { looks, reads: until - looks, starts, quotes, books: (quotes * booked) / 100, phones, returning };
  });

const visitCounts = fc.integer({ min: 0, max: 1e8 });

function dollarsOf(usage: Usage): number {
  return total(bill(usage));
}

test('any mix that adds up is valid, and more visits never cost less, in either design', () => {
  fc.assert(
    fc.property(mixes, visitCounts, visitCounts, (mix, visits, more) => {
      expect(problemOf(mix)).toBeNull();
      const [few, many] = [
        { ...TRAFFIC, mix, visits },
        { ...TRAFFIC, mix, visits: visits + more },
      ];
      for (const usage of [ourUsage, naiveUsage]) {
        expect(dollarsOf(usage(many))).toBeGreaterThanOrEqual(dollarsOf(usage(few)) * (1 - 1e-3) - 1);
      }
    }),
  );
});

test('readers load more than lookers, starters the most, and returning visitors the least', () => {
  const only = (part: Partial<VisitMix>) =>
    averageVisit({ ...USUAL_MIX, looks: 0, reads: 0, starts: 0, quotes: 0, books: 0, ...part }).kilobytes;
  const weights = [
    only({ looks: 100, returning: 100 }),
    only({ looks: 100 }),
    only({ reads: 100 }),
    only({ starts: 100 }),
  ];
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(only({ looks: 50, reads: 50 })).toBeCloseTo((only({ looks: 100 }) + only({ reads: 100 })) / 2);
});

test('the CDN absorbs growth: ten times as many visits cause less than ten times as many content calls', () => {
  const ten = callsOf({ ...TRAFFIC, visits: 10 * TRAFFIC.visits });
  expect(ten.content).toBeLessThan(2.5 * callsOf(TRAFFIC).content);
  expect(ten.quote).toBeCloseTo(10 * callsOf(TRAFFIC).quote);
});

test('a busy instance hardly ever cold-starts, an unused one never', () => {
  const busy = callsOf({ ...TRAFFIC, visits: 1e8 });
  expect(startsOf(busy)).toBeLessThan(1);
  const nobody = { ...callsOf({ ...TRAFFIC, visits: 0 }), health: 0, scheduled: 0 };
  expect(startsOf(nobody)).toBe(0);
});

test('a month without visitors costs the scheduler and next to nothing else', () => {
  const lines = bill(ourUsage({ ...TRAFFIC, visits: 0 }));
  expect(lines[0]).toMatchObject({ meter: 'jobs', dollars: expect.closeTo(0.7) });
  expect(total(lines)).toBeLessThan(1);
});

test('the naive design costs several times as much where anything costs much', () => {
  for (const visits of [1e6, 1e7, 1e8]) {
    const traffic = { ...TRAFFIC, visits };
    expect(dollarsOf(naiveUsage(traffic))).toBeGreaterThan(3 * dollarsOf(ourUsage(traffic)));
  }
});

test.each([
  [{ looks: 50 }, '--looks, --reads and --starts are 100 together'],
  [{ quotes: 6 }, '--quotes is at most --starts'],
  [{ books: 2 }, '--books is at most --quotes'],
  [{ phones: 101 }, '--phones is a percentage'],
  [{ returning: Number.NaN }, '--returning is a percentage'],
])('a mix with %o is refused by name', (part, words) => {
  expect(problemOf({ ...USUAL_MIX, ...part })).toContain(words);
});

test('a limit holds just below the visits found and not above', () => {
  for (const { what } of limitsOf(TRAFFIC, USUAL_CIRCUMSTANCES)) {
    const visits = visitsAtLimit(what, TRAFFIC, USUAL_CIRCUMSTANCES);
    const isOver = (at: number) =>
      limitsOf({ ...TRAFFIC, visits: at }, USUAL_CIRCUMSTANCES).some(
        (limit) => limit.what === what && limit.used > limit.most,
      );
    expect([what, isOver(visits * 0.97), isOver(visits * 1.01)]).toEqual([what, false, true]);
  }
});

test('unused services have no limit', () => {
  const lookers = { ...TRAFFIC, mix: { ...USUAL_MIX, looks: 100, reads: 0, starts: 0, quotes: 0, books: 0 } };
  const [calendar] = limitsOf(lookers, USUAL_CIRCUMSTANCES).filter(({ what }) =>
    what.startsWith('the calendar'),
  );
  expect(visitsAtLimit(String(calendar?.what), lookers, USUAL_CIRCUMSTANCES)).toBe(Number.POSITIVE_INFINITY);
});

test('lookers who skip the pictures further down cost less', () => {
  const verdict = judge(TRAFFIC);
  expect(verdict.withLatePictures).toBeLessThan(verdict.dollars);
});

test('each change said to meet the target meets it', () => {
  const verdict = judge({ ...TRAFFIC, mix: READERS });
  expect(verdict.dollars).toBeGreaterThan(BAR.dollars);
  const mix = { ...READERS, returning: verdict.returning ?? 0 };
  expect(judge({ ...TRAFFIC, mix }).dollars).toBeLessThanOrEqual(BAR.dollars);
  expect(judge({ ...TRAFFIC, mix: { ...mix, returning: mix.returning - 1 } }).dollars).toBeGreaterThan(
    BAR.dollars,
  );
  expect(verdict.withLessJs).toBeLessThan(verdict.dollars);
  const spared = ((verdict.kilobytes - verdict.mostKilobytes) * BAR.visits * 0.15) / 1e6;
  expect(verdict.dollars - spared).toBeCloseTo(BAR.dollars);
});

test('the report is Markdown with a line for each power of ten, and says if the target is met', () => {
  const text = costReport({ ...TRAFFIC, mix: READERS }, USUAL_CIRCUMSTANCES);
  for (const visits of ['1,000', '10,000', '100,000', '1,000,000', '10,000,000', '100,000,000']) {
    expect(text).toMatch(new RegExp(`^\\| ${visits} \\|`, 'm'));
  }
  expect(text).toContain('Not met, by ');
  const visitors = { ...USUAL_MIX, returning: 100 };
  expect(costReport({ ...TRAFFIC, mix: visitors }, USUAL_CIRCUMSTANCES)).toContain('Met, with ');
});
