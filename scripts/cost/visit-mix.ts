/** Mix of a month's visits. */
export interface VisitMix {
  /** Percent of all visits that only look at the first screen. */
  readonly looks: number;
  /** Percent that read to the end without touching the wizard. */
  readonly reads: number;
  /** Percent that start the wizard; assumed to load the whole path, even if they do not finish. */
  readonly starts: number;
  /** Percent of all visits that send a quote, and that book; parts of `starts`. */
  readonly quotes: number;
  readonly books: number;
  /** Percent on a phone. */
  readonly phones: number;
  /** Percent of visits with all files cached: only HTML and JSON are sent. */
  readonly returning: number;
}

/**
 * Typical for a business-to-business page found by search or advertising; this site's visitors have not been
 * measured yet.
 */
export const USUAL_MIX: VisitMix = {
  looks: 60,
  reads: 35,
  starts: 5,
  quotes: 1.5,
  books: 0.5,
  phones: 60,
  returning: 0,
};

/** Returns the error in a mix; null if valid. */
export function problemOf(mix: VisitMix): string | null {
  const wrong = Object.entries(mix).find(([, percent]) => !(percent >= 0 && percent <= 100));
  if (wrong) return `--${wrong[0]} is a percentage from 0 to 100`;
  const { looks, reads, starts, quotes, books } = mix;
  const all = looks + reads + starts;
  if (Math.abs(all - 100) > 0.001) return `--looks, --reads and --starts are 100 together, not ${all}`;
  if (quotes > starts) return 'Who sends a quote has started: --quotes is at most --starts';
  if (books > quotes) return 'Who books has sent a quote: --books is at most --quotes';
  return null;
}
