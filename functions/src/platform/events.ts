/**
 * Everything that the functions log. Alerts refer to these names (deploy/monitoring). Fields are
 * ids, counts and codes, never anything that a visitor typed. Severities: ERROR needs a person, WARNING
 * matters when it accumulates, INFO is normal (docs/operate.md, 'Alerts').
 */

/** Describes an event. `fields` is only for type inference. */
function kind<Fields extends object = Record<never, never>>(
  severity: 'INFO' | 'WARNING' | 'ERROR',
  message: string,
): { readonly severity: typeof severity; readonly message: string; readonly fields?: Fields } {
  return { severity, message };
}

/** A thrown value of any kind; logging.ts decides what is logged. */
interface Thrown {
  readonly error: unknown;
}

export const EVENTS = {
  /** An unexpected error ended a request with 500, or an unresponsive database with 503. */
  'request-failed': kind<{ route: string; status: number } & Thrown>('ERROR', 'A request failed'),
  /** A job of a schedule, a trigger or a task ended with an error or took too long; it runs again by itself. */
  'job-failed': kind<{ job: string } & Thrown>('ERROR', 'A background job failed'),
  /** A dependency does not answer, or mails are overdue. */
  'health-failed': kind<Record<'database' | 'images' | 'mail', string>>('WARNING', 'The site is unhealthy'),
  /** A visitor's request succeeded; not logged for a repeat. */
  'request-done': kind<{ route: string }>('INFO', 'A request succeeded'),
  'rate-limited': kind<{ route: string }>('WARNING', 'A network sent too many requests'),
  /** Many entries before a hop: a proxy that the list of the CDN's networks lacks, or a caller that forges them. */
  'unlisted-proxy': kind<{ hop: string }>('WARNING', 'Visitors come through a proxy that is not listed'),
  /** Many refusals of one network at once; the limit on them is loose. */
  'refusal-not-counted': kind<{ route: string } & Thrown>('WARNING', 'A refusal could not be counted'),
  'reading-not-counted': kind<Thrown>('WARNING', 'A reading of a proposal could not be counted'),
  /** The token could not be checked for reuse; the request was admitted. */
  'app-check-unreachable': kind<Thrown>('ERROR', 'App Check could not be reached'),
  /** A honeypot was filled in; the request was refused. */
  'looks-automated': kind<{ route: string }>('WARNING', 'An automated client filled in a form'),
  /** The next run, or the next backfill, tries again. */
  'deal-not-opened': kind<{ path: string } & Thrown>('ERROR', "A record's customer could not be stored"),
  'document-skipped': kind<{ path: string }>('WARNING', 'A stored document is invalid'),

  'mail-sent': kind<{ mail_id: string; attempts: number }>('INFO', 'A mail was sent'),
  'mail-delayed': kind<{ mail_id: string; attempts: number; reason: string }>('INFO', 'A mail is retried'),
  /** Its address got many within an hour or a day. */
  'mail-held': kind<{ mail_id: string }>('WARNING', 'A mail waits for its turn'),
  'mail-withdrawn': kind<{ mail_id: string }>('INFO', 'An outdated mail was withdrawn'),
  'mail-failed': kind<{ mail_id: string; attempts: number; reason: string }>('ERROR', 'A mail was given up'),
  /** A delivery reported after its lease had expired; failures are not stored then. */
  'mail-reported-late': kind<{ mail_id: string; verdict: string }>('WARNING', 'A delivery reported late'),
  'mail-queue': kind<{ oldest_minutes: number }>('INFO', 'Waiting mails'),
  'mail-late': kind<{ oldest_minutes: number }>('WARNING', 'A mail is late'),

  'bookings-above-usual': kind<Record<'bookings' | 'usual', number>>('WARNING', 'Unusually many meetings'),
  /** The next runs try again while it is time. */
  'reminder-failed': kind<{ booking_id: string } & Thrown>('ERROR', 'A reminder could not be queued'),
  /** The next run tries again. */
  'weekly-hours-failed': kind<{ admin_id: string } & Thrown>('ERROR', 'Weekly hours could not be applied'),

  /** The owner sees the reason in the panel, and is mailed after a day; until then the last copy is used. */
  'calendar-unreadable': kind<{ admin_id: string; reason: string }>('WARNING', 'A calendar cannot be read'),
  /** The next run tries again. */
  'calendar-failed': kind<{ calendar_id: string } & Thrown>('ERROR', 'Reading a calendar failed'),

  /** The team is mailed. */
  'webhook-disabled': kind<{ endpoint_id: string }>('WARNING', 'A connected system no longer gets events'),

  'task-unusable': kind<{ queue: string }>('ERROR', 'A task names no mail or delivery'),
  /** The sweeper's next runs try again. */
  'not-requeued': kind<{ path: string } & Thrown>('ERROR', 'An item could not be put into its queue'),
  requeued: kind<{ collection: string; count: number }>('WARNING', 'Items were put into a queue again'),

  /** Unused images: newly marked, used again, and removed. */
  'images-swept': kind<{ marked: number; kept: number; removed: number }>('INFO', 'Unused images were swept'),
  /** Too many images were to be removed, so none was; records may be lost. */
  'image-sweep-stopped': kind<{ images: number; overdue: number }>('ERROR', 'The image sweep stopped'),
  /** It stays as it is, unless the bucket did not answer. */
  'model-not-repacked': kind<{ path: string } & Thrown>('WARNING', 'A model could not be packed again'),
  'records-swept': kind<Readonly<Record<string, number>>>('INFO', 'Expired records were deleted'),
} as const;

export type EventName = keyof typeof EVENTS;

export type EventFields<Name extends EventName> = NonNullable<(typeof EVENTS)[Name]['fields']>;
