/**
 * Everything that the functions log. Alerts refer to these names (scripts/monitoring/log-alerts.ts). Fields are
 * ids, counts and codes, never anything that a visitor typed. Severities: ERROR needs a person, WARNING
 * matters when it accumulates, INFO is normal (docs/decisions/0102-events-and-alerts.md).
 */

/** Google Cloud's names of how much an event matters. */
type Severity = 'INFO' | 'WARNING' | 'ERROR';

interface EventKind<Fields extends object> {
  readonly severity: Severity;
  /** Text in the list of logs. */
  readonly message: string;
  /** For the compiler only. */
  readonly fields?: Fields;
}

function kind<Fields extends object = Record<never, never>>(
  severity: Severity,
  message: string,
): EventKind<Fields> {
  return { severity, message };
}

/** A thrown value of any kind; logging.ts decides what is logged. */
interface Thrown {
  readonly error: unknown;
}

export const EVENTS = {
  /** An unexpected error ended a request with 500, or an unresponsive database with 503. */
  'request-failed': kind<{ route: string; status: number } & Thrown>('ERROR', 'A request failed'),
  /** A function that no visitor waits for (a schedule, a trigger, a task) ended with an error; it runs again by itself. */
  'job-failed': kind<Thrown>('ERROR', 'A function in the background failed'),
  /** A dependency of the site does not answer, or mails are overdue. */
  'health-failed': kind<{ database: string; images: string; mail: string }>(
    'WARNING',
    'The site is not in order',
  ),
  /** A visitor's request succeeded: a quote, a booking, a message. Not logged for a repeated request. */
  'request-done': kind<{ route: string }>('INFO', 'A request was carried out'),
  /** A network reached its limit. */
  'rate-limited': kind<{ route: string }>('WARNING', 'A network sent too many requests'),
  /** Reuse of an App Check token could not be checked; its request was admitted. */
  'app-check-unreachable': kind<Thrown>('ERROR', 'App Check could not be asked'),
  /** A request had something in the field that only machines fill in; it was refused. */
  'looks-automated': kind<{ route: string }>('WARNING', 'A machine filled in a form'),
  /** A stored document does not have the shape it should have and was left out. */
  'document-skipped': kind<{ path: string }>('WARNING', 'A stored document is not in order'),
  /** More leads came in an hour than the team gets mails of; a digest lists the rest. */
  'digest-written': kind<{ leads: number }>('WARNING', 'So many leads came in that a digest lists them'),

  /** A mail was taken by the mail server. */
  'mail-sent': kind<{ mail_id: string; attempts: number }>('INFO', 'A mail was sent'),
  /** A mail was not taken; it is tried again. */
  'mail-delayed': kind<{ mail_id: string; attempts: number; reason: string }>(
    'INFO',
    'A mail is to be tried again',
  ),
  /** A mail waits because its address was mailed as often as it may be within an hour. */
  'mail-held': kind<{ mail_id: string }>('WARNING', 'A mail waits: its address got many within an hour'),
  /** A mail was not sent because its content is no longer true. */
  'mail-withdrawn': kind<{ mail_id: string }>('INFO', 'A mail was withdrawn'),
  /** A mail was given up; an administrator has to look. */
  'mail-failed': kind<{ mail_id: string; attempts: number; reason: string }>('ERROR', 'A mail was given up'),
  /** A delivery said what became of its mail after another one had taken that over; a failure is not written then. */
  'mail-reported-late': kind<{ mail_id: string; verdict: string }>('WARNING', 'A delivery reported late'),
  /** A task of the mail queue names no mail: nothing can be done with it, now or later. */
  'mail-task-unusable': kind('ERROR', 'A task of the mail queue names no mail'),
  /** The sweeper could not put a mail into the queue; its next runs try again. */
  'mail-not-requeued': kind<{ mail_id: string } & Thrown>('ERROR', 'A mail could not be put into the queue'),
  /** The sweeper put mails into the queue that a lost trigger or task had left. */
  'mails-requeued': kind<{ count: number }>('WARNING', 'Mails were put into the queue again'),
  /** How many mails wait to leave, and for how many minutes the oldest does; every ten minutes. */
  'mail-queue': kind<{ waiting: number; oldest_minutes: number }>('INFO', 'Mails that wait'),
  /** A mail has been waiting for so many minutes that its reader has noticed. */
  'mail-late': kind<{ waiting: number; oldest_minutes: number }>('WARNING', 'A mail is late'),

  /** In 24 hours, far more meetings were booked than on the usual day of the four weeks before. */
  'bookings-above-usual': kind<{ bookings: number; usual: number }>(
    'WARNING',
    'Far more meetings than usual were booked',
  ),
  /** Pending bookings whose link was not pressed in time freed their slots. */
  'pending-released': kind<{ count: number }>('INFO', 'Pending bookings were released'),
  /** A booking could not be looked at or its reminder not be written; the next runs try again while it is time. */
  'reminder-failed': kind<{ booking_id: string } & Thrown>('ERROR', 'A reminder could not be written'),
  /** Reminders were put into the outbox. */
  'visitors-reminded': kind<{ count: number }>('INFO', 'Reminders were written'),
  /** Dates that follow weekly hours were opened, changed or closed. */
  'weekly-hours-kept': kind<{ dates: number }>('INFO', 'Dates follow the weekly hours'),
  /** An administrator's weekly hours could not be put into all dates; the next run tries again. */
  'weekly-hours-failed': kind<{ admin_id: string } & Thrown>('ERROR', 'Weekly hours could not be followed'),

  /** Stored images that nothing refers to: newly noticed, taken back, and removed. */
  'images-swept': kind<{ marked: number; kept: number; removed: number }>('INFO', 'Images were swept'),
  /** So large a part of all images was to be removed that none was: a person has to look whether records got lost. */
  'image-sweep-stopped': kind<{ images: number; overdue: number }>('ERROR', 'The sweep of images stopped'),
  /** Records were deleted because their time was over, by their collection. */
  'records-swept': kind<Readonly<Record<string, number>>>('INFO', 'Records were deleted in time'),
} as const;

export type EventName = keyof typeof EVENTS;

/** The fields of an event. */
export type EventFields<Name extends EventName> = NonNullable<(typeof EVENTS)[Name]['fields']>;
