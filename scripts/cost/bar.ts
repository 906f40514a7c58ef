import { bill, total } from './bill.ts';
import { FIRST_STEP_JS_KILOBYTES, READ_JS_KILOBYTES } from './measured.ts';
import { ourUsage, type Traffic } from './our-usage.ts';
import { PRICES } from './prices.ts';
import { averageVisit } from './visit-weight.ts';

/** At so many visits the site is to cost at most so many US dollars a month. */
export const BAR = { visits: 10_000_000, dollars: 400 } as const;

/** US dollars of a month's bill at the bar's visits, and what would bring it below the bar. */
export interface Verdict {
  readonly dollars: number;
  /** KB that an average visit loads, and at most may load for the bill to hold. */
  readonly kilobytes: number;
  readonly mostKilobytes: number;
  /** Percent of returning visits from which on it holds; null if none would do. */
  readonly returning: number | null;
  /** US dollars if who only reads loaded no more JS than it takes until the wizard's first step answers. */
  readonly withLessJs: number;
  /** US dollars if who only looks loaded no images of `/media`. */
  readonly withLatePictures: number;
  /** US dollars a GB at which another CDN in front would meet it. */
  readonly perGigabyte: number;
}

/** Measures a mix by the bar. */
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
