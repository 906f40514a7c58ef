import { expectedFetches } from './cdn.ts';
import {
  ANSWER_KILOBYTES,
  CPU_MS,
  DEEDS,
  type Deed,
  DOCUMENTS,
  HTML_KILOBYTES,
  IDLE_SECONDS,
  KEPT_MONTHS,
  LOG_KIBIBYTES,
  MAIL_KIBIBYTES,
  MEDIA_FILES,
  SCHEDULED_CALLS,
  SCHEDULED_JOBS,
  SETTINGS,
  START_SECONDS,
  STORED_KIBIBYTES,
  UPTIME_CALLS,
} from './measured.ts';
import type { Usage } from './prices.ts';
import type { VisitMix } from './visit-mix.ts';
import { averageVisit } from './visit-weight.ts';

export const MONTH_SECONDS = 30 * 86_400;
/** The CDN drops unused files; assumed: each location fetches each file at most once a day. */
const FILE_KEPT_SECONDS = 86_400;
const KIB = 1_024;
const GIB = 1_024 ** 3;
/** Billed time of an instance is rounded up to a multiple of this. */
const BILLED_MS = 100;

/** A month's traffic: visits, their mix, and the number of CDN locations. */
export interface Traffic {
  readonly visits: number;
  readonly mix: VisitMix;
  readonly places: number;
}

/** Monthly calls that reach a function, by kind. */
export interface FunctionCalls {
  readonly content: number;
  readonly availability: number;
  readonly mediaFile: number;
  readonly steps: number;
  readonly quote: number;
  readonly booking: number;
  readonly reminder: number;
  readonly queuedMail: number;
  readonly sentMail: number;
  readonly health: number;
  readonly scheduled: number;
}

/** Bookings, quotes and mails per month. */
export function deedsOf({ visits, mix }: Traffic) {
  const quotes = (visits * mix.quotes) / 100;
  const bookings = (visits * mix.books) / 100;
  // A booking's mail replaces its quote's; then the confirmation, the team's, and a reminder
  const mails = quotes - bookings + 3 * bookings;
  return { quotes, bookings, mails, starts: (visits * mix.starts) / 100 };
}

/** Monthly calls that reach the functions, excluding CDN hits. */
export function callsOf(traffic: Traffic): FunctionCalls {
  const { visits, mix, places } = traffic;
  const { quotes, bookings, mails, starts } = deedsOf(traffic);
  const weight = averageVisit(mix);
  const passedOn = (requests: number, ttlSeconds: number) =>
    expectedFetches({ requests, seconds: MONTH_SECONDS, ttlSeconds, places });
  return {
    content: passedOn(visits * weight.contentCalls, SETTINGS.contentTtlSeconds),
    // Step 5 requests it when it opens and again on a return; assumed: twice per quote
    availability: passedOn(2 * quotes, SETTINGS.availabilityTtlSeconds),
    // Each file is cached separately
    mediaFile: MEDIA_FILES * passedOn((visits * weight.mediaFiles) / MEDIA_FILES, FILE_KEPT_SECONDS),
    steps: 2 * starts,
    quote: quotes,
    booking: bookings,
    reminder: bookings,
    queuedMail: mails,
    sentMail: mails,
    health: UPTIME_CALLS,
    scheduled: SCHEDULED_CALLS,
  };
}

/** The site's billed usage per month. */
export function ourUsage(traffic: Traffic): Usage {
  const { visits, mix } = traffic;
  const calls = callsOf(traffic);
  const { quotes, bookings, mails } = deedsOf(traffic);
  const weight = averageVisit(mix);
  const copies = copiesRead(calls, bookings);
  const documents = documentsOf(calls);
  // Reminders need no calls: a scheduled job writes them
  const requests = sum(Object.values(calls)) - calls.reminder;
  const billed = billedSeconds(calls);
  const fileKilobytes = weight.mediaFiles > 0 ? weight.mediaKilobytes / weight.mediaFiles : 0;
  const storedGibibytes =
    KEPT_MONTHS * (quotes * STORED_KIBIBYTES.quote + bookings * STORED_KIBIBYTES.booking) * (KIB / GIB);
  return {
    hostingTransfer: (visits * weight.kilobytes + UPTIME_CALLS * HTML_KILOBYTES) / 1e6,
    hostingStorage: 0.5,
    requests,
    cpu: billed,
    memory: billed * SETTINGS.apiGibibytes,
    egress:
      ((calls.content * ANSWER_KILOBYTES.content +
        calls.availability * ANSWER_KILOBYTES.availability +
        calls.mediaFile * fileKilobytes +
        mails * MAIL_KIBIBYTES) *
        1_000) /
      GIB,
    reads:
      documents.reads + copies.content * DOCUMENTS.content + copies.availability * DOCUMENTS.availability,
    writes: documents.writes,
    deletes: documents.deletes,
    ttlDeletes: documents.expiring,
    databaseStorage: storedGibibytes,
    pointInTime: storedGibibytes,
    imageStorage: 0.1,
    // One metadata request for its ETag, one read
    imageReads: 2 * calls.mediaFile,
    tasks: 2 * mails,
    jobs: SCHEDULED_JOBS,
    logs: (requests * LOG_KIBIBYTES * KIB) / GIB,
    administrators: 5,
    mails,
  };
}

/** Database reads of content and availability; requests within two seconds share one. */
function copiesRead(calls: FunctionCalls, bookings: number) {
  const read = (requests: number) =>
    expectedFetches({ requests, seconds: MONTH_SECONDS, ttlSeconds: SETTINGS.copySeconds, places: 1 });
  // Each booking invalidates its instance's copy
  return { content: read(calls.content), availability: read(calls.availability) + bookings };
}

function documentsOf(calls: FunctionCalls) {
  const all = { reads: 0, writes: 0, deletes: 0, expiring: 0 };
  for (const [name, deed] of Object.entries(DEEDS) as [keyof typeof DEEDS, Deed][]) {
    all.reads += calls[name] * deed.reads;
    all.writes += calls[name] * deed.writes;
    all.deletes += calls[name] * deed.deletes;
    all.expiring += calls[name] * deed.expiring;
  }
  return all;
}

/** Billed instance seconds of all calls and starts, without concurrency (an upper bound). */
function billedSeconds(calls: FunctionCalls): number {
  const { content, availability, ...others } = calls;
  const rounded = (ms: number) => (Math.ceil(ms / BILLED_MS) * BILLED_MS) / 1_000;
  // Served from an instance's copy, or after one database read
  const answers = (content + availability) * rounded(BILLED_MS);
  const deeds = sum(
    Object.entries(others).map(([name, count]) => count * rounded(DEEDS[name as keyof typeof others].wallMs)),
  );
  return answers + deeds + startsOf(calls) * START_SECONDS;
}

/** Cold starts: calls that come after a long pause. */
export function startsOf(calls: FunctionCalls): number {
  const api = calls.content + calls.availability + calls.steps + calls.quote + calls.booking + calls.health;
  return sum(
    [api, calls.mediaFile, calls.queuedMail, calls.sentMail].map(
      (count) => count * Math.exp((-count / MONTH_SECONDS) * IDLE_SECONDS),
    ),
  );
}

/** CPU milliseconds of all `api` instances per month. */
export function apiCpuMs(calls: FunctionCalls): number {
  return (
    calls.content * CPU_MS.content +
    calls.availability * CPU_MS.availability +
    (calls.quote + calls.steps) * CPU_MS.quote +
    calls.booking * CPU_MS.booking
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
