import { STEP_SHARDS } from '../../src/domain/records/counters.ts';
import { bill, total } from './bill.ts';
import { CPU_MS, DEEDS, DEMO_SLOTS, SETTINGS } from './measured.ts';
import { apiCpuMs, callsOf, deedsOf, MONTH_SECONDS, ourUsage, type Traffic } from './our-usage.ts';

/** A limit, and what to do when it is reached. */
export interface Limit {
  readonly what: string;
  /** Usage at the peak or in the month, and the maximum; both in `unit`. */
  readonly used: number;
  readonly most: number;
  readonly unit: string;
  readonly remedy: string;
}

/** Peak load and the firm's own limits. */
export interface Circumstances {
  /** Ratio of the busiest minutes to the average. */
  readonly peak: number;
  /** Meetings that the team can hold per month. */
  readonly slots: number;
  /** The mail provider's limit per day. */
  readonly mailsPerDay: number;
  /** US dollars per month. */
  readonly budget: number;
}

export const USUAL_CIRCUMSTANCES: Circumstances = {
  peak: 10,
  slots: DEMO_SLOTS,
  mailsPerDay: 2_000,
  budget: 400,
};

const HOUR = 3_600;
const DAY = 86_400;

/** All limits with their usage, the closest first. */
export function limitsOf(
  traffic: Traffic,
  { peak, slots, mailsPerDay, budget }: Circumstances,
): readonly Limit[] {
  const calls = callsOf(traffic);
  const { quotes, bookings, mails } = deedsOf(traffic);
  const perSecond = (count: number) => (count / MONTH_SECONDS) * peak;
  const inFlight =
    perSecond(calls.quote) * (DEEDS.quote.wallMs / 1_000) +
    perSecond(calls.booking) * (DEEDS.booking.wallMs / 1_000) +
    perSecond(calls.steps) * (DEEDS.steps.wallMs / 1_000) +
    perSecond(calls.content + calls.availability) * 0.1;
  const limits: Limit[] = [
    {
      what: 'the calendar: meetings that the team can hold',
      used: bookings,
      most: slots,
      unit: 'a month',
      remedy:
        "open more hours or let more people hold meetings; until then 'a time to be arranged' takes the leads",
    },
    {
      what: "the mail provider's day",
      used: ((mails * DAY) / MONTH_SECONDS) * 2,
      most: mailsPerDay,
      unit: 'mails on a day twice as busy as the average',
      remedy: 'another SMTP_URL, of a provider for bulk; mails wait up to two days and are not lost',
    },
    {
      what: 'the budget',
      used: total(bill(ourUsage(traffic))),
      most: budget,
      unit: 'USD a month',
      remedy:
        "nothing stops, the budget's alert tells; nearly all of it is Hosting's traffic: fewer bytes, or a CDN in front that costs less a GB",
    },
    {
      what: 'a mail to the team for each quote',
      used: perSecond(quotes) * HOUR,
      most: SETTINGS.quotesPerHourWithMails,
      unit: 'quotes in the busiest hour',
      remedy: 'nothing breaks: the rest comes as one digest an hour; RATE_LIMIT_TOTAL_PER_HOUR moves it',
    },
    {
      what: "mails to visitors, one queue's",
      used: perSecond(2 * bookings),
      most: Math.min(SETTINGS.mailsPerSecond, SETTINGS.mailsAtATime / (DEEDS.sentMail.wallMs / 1_000)),
      unit: 'a second',
      remedy:
        'confirmations come later; more of them at a time in functions/src/mail-triggers.ts, as many as the provider takes',
    },
    {
      what: "the day's counters of steps, ten documents",
      used: perSecond(calls.steps),
      most: STEP_SHARDS,
      unit: 'writes a second, for long',
      remedy: 'some visits are not counted; more shards in src/domain/records/counters.ts',
    },
    {
      what: 'instances of `api`: requests at a time',
      used: inFlight,
      most: SETTINGS.apiInstances * SETTINGS.apiConcurrency,
      unit: 'requests',
      remedy: 'maxInstances in functions/src/api.ts; it is there to bound the bill',
    },
    {
      what: 'instances of `api`: processor time',
      used: perSecond(apiCpuMs(calls)),
      most: SETTINGS.apiInstances * 1_000,
      unit: 'ms a second',
      remedy: `maxInstances in functions/src/api.ts; a quote takes ${CPU_MS.quote} ms`,
    },
    {
      what: 'quotes in the order of their time, one index',
      used: perSecond(quotes),
      most: 500,
      unit: 'writes a second',
      remedy: 'take created_at out of the index of single fields, or spread it over shards',
    },
  ];
  return limits.sort((a, b) => b.used / b.most - a.used / a.most);
}

/** Monthly visits at which a limit is exceeded, by bisection: usage never falls with visits. */
export function visitsAtLimit(what: string, traffic: Traffic, circumstances: Circumstances): number {
  const isOver = (visits: number) =>
    limitsOf({ ...traffic, visits }, circumstances).some(
      (limit) => limit.what === what && limit.used > limit.most,
    );
  let [low, high] = [0, 1];
  while (!isOver(high)) {
    if (high > 1e12) return Number.POSITIVE_INFINITY;
    [low, high] = [high, high * 2];
  }
  while (high / Math.max(low, 1) > 1.01 && high - low > 1) {
    const middle = (low + high) / 2;
    if (isOver(middle)) high = middle;
    else low = middle;
  }
  return high;
}
