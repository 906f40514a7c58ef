/**
 * Alerts and metrics on what the functions log, as selections of events. The filters in Cloud Logging's language are generated:
 * https://cloud.google.com/logging/docs/view/logging-query-language
 */
import { EVENTS, type EventName } from '../../functions/src/platform/events.ts';

/** Log entries to which all of this applies. */
export interface LogSelection {
  /** At least so severe. */
  readonly severity?: 'ERROR';
  readonly event?: EventName;
  readonly route?: string;
  /** A part of the message. */
  readonly message?: string;
  /** Entries that do not count; those without the field do. */
  readonly except?: readonly Omit<LogSelection, 'except'>[];
}

interface LogAlert {
  readonly displayName: string;
  readonly severity: 'WARNING' | 'ERROR' | 'CRITICAL';
  readonly selects: LogSelection & { readonly event: EventName };
  /** Field whose value the mail quotes. */
  readonly names?: 'job';
  /** Seconds between two mails, at least. */
  readonly period: number;
}

const HOUR = 3_600;

const BOOKING_ROUTE = 'POST /api/create-booking';

/** Alerts on single events, by their section in the runbook. */
export const LOG_ALERTS: Readonly<Record<string, LogAlert>> = {
  'booking-failed': {
    displayName: 'A booking failed',
    severity: 'CRITICAL',
    selects: { event: 'request-failed', route: BOOKING_ROUTE },
    period: HOUR / 4,
  },
  'bookings-above-usual': {
    displayName: 'Bookings at three times the usual',
    severity: 'WARNING',
    selects: { event: 'bookings-above-usual' },
    period: 24 * HOUR,
  },
  'image-sweep-stopped': {
    displayName: 'The sweep of images stopped',
    severity: 'ERROR',
    selects: { event: 'image-sweep-stopped' },
    period: 24 * HOUR,
  },
  'job-failed': {
    displayName: 'Work in the background failed',
    severity: 'ERROR',
    selects: { event: 'job-failed' },
    names: 'job',
    period: HOUR,
  },
  'mail-given-up': {
    displayName: 'A mail was given up',
    severity: 'ERROR',
    selects: { event: 'mail-failed' },
    period: HOUR,
  },
  'mail-late': {
    displayName: 'A mail has been waiting for an hour',
    severity: 'WARNING',
    selects: { event: 'mail-late' },
    period: 4 * HOUR,
  },
};

/** Entries counted by the metrics in deploy/monitoring/metrics.json. */
export const METRIC_SELECTIONS: Readonly<Record<string, LogSelection>> = {
  booth_errors: {
    severity: 'ERROR',
    except: [
      ...Object.values(LOG_ALERTS).flatMap(({ selects: { event, route } }) => {
        if (EVENTS[event].severity !== 'ERROR') return [];
        return route ? { route } : { event };
      }),
      // The SDK's own line about a job that threw
      { message: 'see the event job-failed' },
    ],
  },
  booth_requests_done: { event: 'request-done' },
  booth_mail_queue_minutes: { event: 'mail-queue' },
};

/** Returns a selection in Cloud Logging's language. */
export function filterOf({ except = [], ...selection }: LogSelection): string {
  const parts = [
    ...comparisons(selection),
    ...except.map((other) => `NOT (${comparisons(other).join(' AND ')})`),
  ];
  return ['resource.type="cloud_run_revision"', ...parts].join(' AND ');
}

function comparisons({ severity, event, route, message }: Omit<LogSelection, 'except'>): string[] {
  return [
    severity && `severity>=${severity}`,
    event && `jsonPayload.event=${JSON.stringify(event)}`,
    route && `jsonPayload.route=${JSON.stringify(route)}`,
    message && `jsonPayload.message:${JSON.stringify(message)}`,
  ].filter((part) => part !== undefined);
}
