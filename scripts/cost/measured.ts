/**
 * Cost of a visit: measured, counted from the code, or assumed, as each says. `docs/performance.md` has the
 * measured figures; a test compares them.
 */

/** A visit's bytes and calls; the first one, with nothing cached. */
export interface VisitWeight {
  /** KB of 1,000 bytes that the site sends, all in all. */
  readonly kilobytes: number;
  /** KB of these that are images of administrators, from `/media`. */
  readonly mediaKilobytes: number;
  /** Files of these from `/media`. */
  readonly mediaFiles: number;
  /** Requests for content. */
  readonly contentCalls: number;
}

/** Measured by `npm run bench -- visits` on 22 November 2026, on a phone (390 × 844, two pixels a point) and a screen of 1440 × 900. */
export const LOOK: Readonly<Record<'phone' | 'desktop', VisitWeight>> = {
  phone: { kilobytes: 88.9, mediaKilobytes: 3.4, mediaFiles: 1, contentCalls: 1 },
  desktop: { kilobytes: 97.2, mediaKilobytes: 3.4, mediaFiles: 1, contentCalls: 1 },
};

/** The same, read to the end: the wizard comes alive, untouched. */
export const READ: Readonly<Record<'phone' | 'desktop', VisitWeight>> = {
  phone: { kilobytes: 368.4, mediaKilobytes: 127.7, mediaFiles: 7, contentCalls: 2 },
  desktop: { kilobytes: 327.1, mediaKilobytes: 78.1, mediaFiles: 7, contentCalls: 2 },
};

/** The whole way to a booked meeting, on a phone, KB all in all: `npm run bench -- path` on 22 November 2026. */
export const PATH_KILOBYTES = 408.2;
/** Images of the whole way: 'What a visitor loads'. Those from `/media` are taken to be all of them but the hero's picture. */
export const PATH_IMAGE_KILOBYTES = 78.9;
export const HERO_KILOBYTES = 19.2;

/** HTML, whole, and the font: 'What a visitor loads'. */
export const HTML_KILOBYTES = 25.7;
export const FONT_KILOBYTES = 20.2;

/** JS of the whole path, and until the wizard's first step answers: 'What a visitor loads'; of a visit that reads, as `READ`. */
export const READ_JS_KILOBYTES = 159.0;
export const PATH_JS_KILOBYTES = 250.7;
export const FIRST_STEP_JS_KILOBYTES = 118.7;

/** Taken of the files' names: pictures that the demo content has, each in the one or two widths that are asked for. */
export const MEDIA_FILES = 120;

/**
 * The demo pictures as PNG are so many times as large (22 November 2026, sharp with its defaults: designs 16.7, extras 15.0, projects
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

/** Slots that the demo site offers within its horizon, taken as a month's. */
export const DEMO_SLOTS = 136;

/** Documents of the demo site that one reading of content or availability takes; of the slots all are taken as booked. */
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
  /** Counted again a day before the meeting, with its quote. */
  reminder: { reads: 3, writes: 2, deletes: 0, expiring: 0, wallMs: 3 * 20 },
  /** Found by its trigger and put into the queue. */
  queuedMail: { reads: 0, writes: 0, deletes: 0, expiring: 0, wallMs: 100 },
  /** Leased, sent, reported; deleted when the days of mails are over. */
  sentMail: { reads: 3, writes: 2, deletes: 1, expiring: 0, wallMs: 2_000 },
  health: { reads: 2, writes: 0, deletes: 0, expiring: 0, wallMs: 40 },
  scheduled: { reads: 5, writes: 0, deletes: 0, expiring: 0, wallMs: 200 },
  mediaFile: { reads: 0, writes: 0, deletes: 0, expiring: 0, wallMs: 100 },
} as const satisfies Record<string, Deed>;

/** Calls of a month that no visitor causes: ten jobs by their schedules in `functions/src`. */
export const SCHEDULED_JOBS = 10;
export const SCHEDULED_CALLS = 30 * (144 + 48 + 48 + 288 + 24 + 24 + 4 + 3);
/** The check from outside asks for page and health every minute from about five places (`deploy/monitoring/uptime.json`). */
export const UPTIME_CALLS = 30 * 1_440 * 5;

/** Months for which records lie there, with their mails; assumed, the settings of retention decide. */
export const KEPT_MONTHS = 12;
/**
 * KiB of a stored quote with its mail, and of a booking with its three. Measured as JSON: quote 1.0, booking 0.9, a mail 11.6 to 13.0;
 * half as much again for indexes and what keeps account.
 */
export const STORED_KIBIBYTES = { quote: 20, booking: 60 } as const;
/** KiB of a mail as it is sent, assumed: the stored one, encoded. */
export const MAIL_KIBIBYTES = 20;
/** KiB of log lines that a request leaves, assumed. */
export const LOG_KIBIBYTES = 2;

/** Settings of the functions and their answers; a test reads them in `functions/src`. */
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

/** Seconds without a request after which an instance is gone, assumed ('up to 15 minutes' in the platform's documentation). */
export const IDLE_SECONDS = 900;
/** Wall seconds of a start that are billed, measured: process start to first answer. */
export const START_SECONDS = 0.599;
