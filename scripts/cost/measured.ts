/**
 * Cost of a visit: measured, counted from the code, or assumed, as each says. `docs/performance.md` has the
 * measured figures; a test compares them.
 */

/** Bytes and calls of a first visit, with nothing cached. */
export interface VisitWeight {
  /** All bytes sent by the site, in KB of 1,000 bytes. */
  readonly kilobytes: number;
  /** KB of these from `/media`: images of administrators. */
  readonly mediaKilobytes: number;
  /** Number of files from `/media`. */
  readonly mediaFiles: number;
  /** Requests for content. */
  readonly contentCalls: number;
}

/** Measured by `npm run bench -- visits` on 22 November 2026, on a phone (390 × 844, two pixels a point) and a screen of 1440 × 900. */
export const LOOK: Readonly<Record<'phone' | 'desktop', VisitWeight>> = {
  phone: { kilobytes: 88.9, mediaKilobytes: 3.4, mediaFiles: 1, contentCalls: 1 },
  desktop: { kilobytes: 97.2, mediaKilobytes: 3.4, mediaFiles: 1, contentCalls: 1 },
};

/** The same for a visitor who reads to the end: the wizard hydrates but is not used. */
export const READ: Readonly<Record<'phone' | 'desktop', VisitWeight>> = {
  phone: { kilobytes: 368.4, mediaKilobytes: 127.7, mediaFiles: 7, contentCalls: 2 },
  desktop: { kilobytes: 327.1, mediaKilobytes: 78.1, mediaFiles: 7, contentCalls: 2 },
};

/** Total KB of the path to a booked meeting on a phone: `npm run bench -- path` on 22 November 2026. */
export const PATH_KILOBYTES = 408.2;
/** Images of the whole path ('What a visitor loads'). All but the hero's picture are taken to be from `/media`. */
export const PATH_IMAGE_KILOBYTES = 78.9;
export const HERO_KILOBYTES = 19.2;

/** Complete HTML, and the font ('What a visitor loads'). */
export const HTML_KILOBYTES = 25.7;
export const FONT_KILOBYTES = 20.2;

/** JS of the whole path and until the wizard's first step responds ('What a visitor loads'); of a reader, as `READ`. */
export const READ_JS_KILOBYTES = 159.0;
export const PATH_JS_KILOBYTES = 250.7;
export const FIRST_STEP_JS_KILOBYTES = 118.7;

/** Number of demo pictures, each in the one or two widths that browsers request. */
export const MEDIA_FILES = 120;

/**
 * Size of the demo pictures as PNG relative to WebP (22 November 2026, sharp's defaults: designs 16.7, extras 15.0, projects
 * 16.1).
 */
export const PNG_TIMES = 16;

/**
 * CPU ms per request from 'What the server takes'. Unmeasured routes count like a quote, or like uncached
 * content.
 */
export const CPU_MS = { content: 0.13, availability: 0.15, quote: 4.3, booking: 5.2 } as const;

/** KB gzipped: content of the demo site by `curl`; availability of the same. */
export const ANSWER_KILOBYTES = { content: 5.6, availability: 1.5 } as const;

/** Slots on the demo site within the booking horizon, taken as a month's. */
export const DEMO_SLOTS = 136;

/** Documents that one read of content or availability takes on the demo site, with all slots booked. */
export const DOCUMENTS = { content: 23, availability: 27 + DEMO_SLOTS } as const;

/**
 * Document operations of one action, counted in the code for a visitor with an IPv6 address (two counters per
 * limit), a quote of a design and three extras, and its booking. `expiring` are documents that a TTL policy
 * deletes.
 */
export interface Deed {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  readonly expiring: number;
  /** Milliseconds from request to answer, assumed: 20 a call to the database, or a mail server's two seconds. */
  readonly wallMs: number;
}

export const DEEDS = {
  quote: { reads: 8, writes: 5, deletes: 0, expiring: 3, wallMs: 5 * 20 },
  booking: { reads: 8, writes: 9, deletes: 1, expiring: 3, wallMs: 5 * 20 },
  steps: { reads: 4, writes: 3, deletes: 0, expiring: 2, wallMs: 4 * 20 },
  /** Read again a day before the meeting, with its quote. */
  reminder: { reads: 3, writes: 2, deletes: 0, expiring: 0, wallMs: 3 * 20 },
  /** Enqueued by its trigger. */
  queuedMail: { reads: 0, writes: 0, deletes: 0, expiring: 0, wallMs: 100 },
  /** Leased, sent, reported; deleted after its retention period. */
  sentMail: { reads: 3, writes: 2, deletes: 1, expiring: 0, wallMs: 2_000 },
  health: { reads: 2, writes: 0, deletes: 0, expiring: 0, wallMs: 40 },
  scheduled: { reads: 5, writes: 0, deletes: 0, expiring: 0, wallMs: 200 },
  mediaFile: { reads: 0, writes: 0, deletes: 0, expiring: 0, wallMs: 100 },
} as const satisfies Record<string, Deed>;

/** Monthly calls not caused by visitors: ten scheduled jobs in `functions/src`. */
export const SCHEDULED_JOBS = 10;
export const SCHEDULED_CALLS = 30 * (144 + 48 + 48 + 288 + 24 + 24 + 4 + 3);
/** The uptime check requests page and health every minute from about five places (`deploy/monitoring/uptime.json`). */
export const UPTIME_CALLS = 30 * 1_440 * 5;

/** Months for which records and mails are kept; assumed, the retention settings decide. */
export const KEPT_MONTHS = 12;
/**
 * KiB of a stored quote with its mail, and of a booking with its three. Measured as JSON: quote 1.0, booking 0.9, a mail 11.6 to 13.0;
 * half as much again for indexes and metadata.
 */
export const STORED_KIBIBYTES = { quote: 20, booking: 60 } as const;
/** KiB of an encoded mail, assumed. */
export const MAIL_KIBIBYTES = 20;
/** KiB of logs per request, assumed. */
export const LOG_KIBIBYTES = 2;

/** Settings of the functions and their responses; a test compares them with `functions/src`. */
export const SETTINGS = {
  apiInstances: 20,
  apiConcurrency: 80,
  apiGibibytes: 0.5,
  contentTtlSeconds: 60,
  availabilityTtlSeconds: 5,
  copySeconds: 2,
  mailsAtATime: 10,
  mailsPerSecond: 10,
  quotesPerHourWithMails: 1_200,
} as const;

/** Idle seconds after which an instance stops, assumed ('up to 15 minutes' in the platform's documentation). */
export const IDLE_SECONDS = 900;
/** Wall seconds of a start that are billed, measured: process start to first answer. */
export const START_SECONDS = 0.599;
