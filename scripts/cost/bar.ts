import { bill, total } from './bill.ts';
import { FIRST_STEP_JS_KILOBYTES, READ_JS_KILOBYTES } from './measured.ts';
import { ourUsage, type Traffic } from './our-usage.ts';
import { PRICES } from './prices.ts';
import { averageVisit } from './visit-weight.ts';

/** Cost target: visits per month, and the most US dollars they may cost. */
export const BAR = { visits: 10_000_000, dollars: 400 } as const;

/** Monthly bill in US dollars at the target's visits, and changes that would meet it. */
export interface Verdict {
  readonly dollars: number;
  /** KB of an average visit, now and at most to meet the target. */
  readonly kilobytes: number;
  readonly mostKilobytes: number;
  /** Percent of returning visits that would meet it; null if impossible. */
  readonly returning: number | null;
  /** US dollars if readers loaded only the JS that the wizard's first step needs. */
  readonly withLessJs: number;
  /** US dollars if visitors who only look loaded no images of `/media`. */
  readonly withLatePictures: number;
  /** Price per GB, in US dollars, at which another CDN in front would meet it. */
  readonly perGigabyte: number;
}

/** Compares a mix of visits with the target. */
export function judge({ mix, places }: Omit<Traffic, 'visits'>): Verdict {
  const dollarsOf = (ofMix: Traffic['mix']) =>
    total(bill(ourUsage({ visits: BAR.visits, mix: ofMix, places })));
  const usage = ourUsage({ visits: BAR.visits, mix, places });
  const lines = bill(usage);
  const dollars = total(lines);
  const sent = lines.find(({ meter }) => meter === 'hostingTransfer')?.dollars ?? 0;
  const { kilobytes } = averageVisit(mix);
  const [tier] = PRICES.hostingTransfer.tiers;
  const price = tier?.perUnit ?? 0;
  const gigabytes = (BAR.visits * kilobytes) / 1e6;
  const shares = Array.from({ length: 101 }, (_, percent) => percent);
  const ahead = READ_JS_KILOBYTES - FIRST_STEP_JS_KILOBYTES;
  const pictures = averageVisit({ ...mix, looks: 100, reads: 0, starts: 0, returning: 0 }).mediaKilobytes;
  const dollarsOfKilobytes = (aFirstVisit: number) =>
    ((BAR.visits * (1 - mix.returning / 100) * aFirstVisit) / 1e6) * price;
  return {
    dollars,
    kilobytes,
    mostKilobytes: kilobytes - (((dollars - BAR.dollars) / price) * 1e6) / BAR.visits,
    returning: shares.find((returning) => dollarsOf({ ...mix, returning }) <= BAR.dollars) ?? null,
    withLessJs: dollars - dollarsOfKilobytes((mix.reads / 100) * ahead),
    withLatePictures: dollars - dollarsOfKilobytes((mix.looks / 100) * pictures),
    perGigabyte: Math.max(0, (BAR.dollars - (dollars - sent)) / gigabytes),
  };
}
