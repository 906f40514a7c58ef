import {
  ANSWER_KILOBYTES,
  DEEDS,
  DOCUMENTS,
  FONT_KILOBYTES,
  HTML_KILOBYTES,
  KEPT_MONTHS,
  LOG_KIBIBYTES,
  PATH_JS_KILOBYTES,
  PNG_TIMES,
  STORED_KIBIBYTES,
} from './measured.ts';
import { deedsOf, type Traffic } from './our-usage.ts';
import type { Usage } from './prices.ts';
import { averageVisit } from './visit-weight.ts';

const GIB = 1_024 ** 3;
/** The database's protocol sends uncompressed JSON with a type per field; factor assumed. */
const DATABASE_JSON_TIMES = 4;
/** The database's SDK in the browser, gzipped; assumed. */
const SDK_KILOBYTES = 120;
/** Seconds to render a page in a function. */
const RENDER_SECONDS = 0.2;

/** Assumptions about the naive design. */
export const NAIVE_ASSUMPTIONS = [
  'a function renders each page, and nothing is kept: no CDN (Hosting would bring one by itself), no cache in the browser',
  `each visit loads all of our JS and ${SDK_KILOBYTES} KB of the database's SDK, in one file`,
  'each visit reads all content from the database in the browser, and who sends a quote all availability, twice',
  `pictures are PNG originals out of the image store, ${PNG_TIMES} times as large as what we send of each; all of the page at once`,
  'quotes, bookings and mails as here, with half as many documents: no limits by network, no idempotency',
] as const;

/** Billed usage of the naive design for the same visits. */
export function naiveUsage(traffic: Traffic): Usage {
  const { visits, mix } = traffic;
  const { quotes, bookings, mails } = deedsOf(traffic);
  // A visitor who only looks gets the whole page at once, like a reader
  const weight = averageVisit({ ...mix, looks: 0, reads: mix.looks + mix.reads, returning: 0 });
  const kilobytes = (amount: number) => (amount * 1_000) / GIB;
  const requests = visits + quotes + bookings + mails;
  const billed = visits * RENDER_SECONDS + quotes * 0.2 + bookings * 0.2 + mails * 2;
  const stored =
    KEPT_MONTHS * (quotes * STORED_KIBIBYTES.quote + bookings * STORED_KIBIBYTES.booking) * (1_024 / GIB);
  return {
    requests,
    cpu: billed,
    memory: billed * 0.5,
    egress: kilobytes(visits * (HTML_KILOBYTES + FONT_KILOBYTES + PATH_JS_KILOBYTES + SDK_KILOBYTES)),
    reads:
      visits * DOCUMENTS.content +
      2 * quotes * DOCUMENTS.availability +
      (quotes * DEEDS.quote.reads + bookings * DEEDS.booking.reads) / 2,
    writes: (quotes * DEEDS.quote.writes + bookings * DEEDS.booking.writes) / 2 + mails,
    databaseEgress: kilobytes(visits * ANSWER_KILOBYTES.content * DATABASE_JSON_TIMES),
    databaseStorage: stored,
    imageStorage: 0.1 * PNG_TIMES,
    imageReads: visits * weight.mediaFiles,
    imageEgress: kilobytes(visits * weight.mediaKilobytes * PNG_TIMES),
    logs: (requests * LOG_KIBIBYTES * 1_024) / GIB,
    administrators: 5,
    mails,
  };
}
