/**
 * Parameters and secrets. Parameter values come from functions/.env and .env.<project> (functions/.env.example lists
 * them), secrets from Secret Manager (locally from .secret.local). A deployment must set parameters that have no
 * default.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { brand } from '../../../src/config/brand.ts';
import { isDemoProject } from '../../../src/config/local-site.ts';
import { DEFAULT_RULES } from '../../../src/config/meetings.ts';
import { parameterProblems } from '../../../src/config/parameters.ts';
import { RETENTION_PARAMETERS, type Retention, retentionOf } from '../../../src/config/retention.ts';

/** URL of the mail server with its account: `smtps://user:password@host:465`. */
export const smtpUrl = defineSecret('SMTP_URL');

/** Encrypts calendar addresses and passwords, and webhook secrets: 32 bytes in base64. */
export const calendarKey = defineSecret('CALENDAR_KEY');

/** A local stack's values of required parameters. */
const LOCAL = {
  SITE_URL: 'http://localhost:5050',
  MAIL_FROM: `${brand.name} <${brand.email}>`,
  TEAM_EMAIL: brand.email,
};

/** Attempts to send a mail, with doubling waits between them: about two days in all. */
export const MAX_MAIL_ATTEMPTS = 200;

/** Public address of the site, without a slash at the end. */
const siteUrl = defineString('SITE_URL');
/** Sender of all mail: Name <address>. */
const mailFrom = defineString('MAIL_FROM');
/** Gets quotes, bookings, custom requests and contact messages; the first address is the organizer of meetings. */
const teamEmail = defineString('TEAM_EMAIL');
/** Instances of the API that stay up without traffic, so that no visitor meets a cold start; docs/operate.md has the price. */
export const apiMinInstances = defineInt('API_MIN_INSTANCES', { default: 0 });
/** A request with this key to /api/health gets its own address back; at least 20 characters, or empty for off. */
const echoKey = defineString('ECHO_KEY', { default: '' });
/** 'required' if visitors' requests must have a token of App Check, else 'off' (docs/decisions/0071-app-check.md). */
const appCheck = defineString('APP_CHECK', { default: 'off' });
/** Bookings an hour above which a new one waits for a mailed link; 'auto': three times the usual, at least 6; 'off'. */
const confirmAbovePerHour = defineString('CONFIRM_ABOVE_PER_HOUR', { default: 'auto' });

const numbers = {
  /** Quotes that one network may send an hour; the other requests have a share of it. */
  requestsPerHour: numberParam('RATE_LIMIT_PER_HOUR', 60),
  /** Quotes an hour that the team is mailed about. Further ones are in the panel, and a later mail counts them. */
  totalRequestsPerHour: numberParam('RATE_LIMIT_TOTAL_PER_HOUR', 1_200),
  /** Entries at the end of X-Forwarded-For that proxies may add: 2 behind Hosting; 0 without a proxy. */
  trustedProxies: numberParam('TRUSTED_PROXIES', 2),
  /** Time in which an instance reuses the content and availability that it read last; 0 disables it. */
  copySeconds: numberParam('COPY_SECONDS', 2),
  /** Time that mails about the team's cancellations and moves are held back for undo; the panel offers it for 10 s. */
  undoSeconds: numberParam('UNDO_SECONDS', 12),
  /** Time that the team's mail about a quote waits for the booking, whose mail replaces it; 0 sends both. */
  quoteMailMinutes: numberParam('QUOTE_MAIL_MINUTES', 15),
  /** Between booking a meeting and its start, at least. */
  meetingNoticeHours: numberParam('MEETING_NOTICE_HOURS', DEFAULT_RULES.notice_hours),
  /** Days from now within which a meeting can be booked. */
  meetingHorizonDays: numberParam('MEETING_HORIZON_DAYS', DEFAULT_RULES.horizon_days),
};

const mailPauses = {
  /** Between the first two attempts to send a mail; each further pause doubles. */
  minSeconds: numberParam('MAIL_RETRY_MIN_SECONDS', 10),
  maxSeconds: numberParam('MAIL_RETRY_MAX_SECONDS', 900),
};

/** Days after which records are deleted; 0 keeps them until a visitor asks (src/config/retention.ts). */
const retention = Object.values(RETENTION_PARAMETERS).map((name) => defineString(name, { default: '0' }));

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Dependencies of a service that needs some of the settings. */
export interface ServiceContext<Name extends keyof Settings = keyof Settings> {
  readonly db: Firestore;
  readonly settings: Pick<Settings, Name>;
  readonly now: Date;
}

/**
 * Returns this process's settings; call it at run time only.
 * @throws Error that names a parameter with an impossible value, or a missing one without a default, unless the project
 * is emulated
 */
export function readSettings() {
  const [problem] = parameterProblems(process.env);
  if (problem) throw new Error(`${problem} Correct it in functions/.env and deploy again.`);
  return {
    siteUrl: given(siteUrl.value(), 'SITE_URL').replace(/\/+$/, ''),
    mailFrom: given(mailFrom.value(), 'MAIL_FROM'),
    teamEmail: given(teamEmail.value(), 'TEAM_EMAIL'),
    echoKey: echoKey.value(),
    appCheck: appCheck.value() === 'required',
    ...valuesOf(numbers),
    mailPauses: valuesOf(mailPauses),
    /** Null turns it off. */
    confirmAbovePerHour: confirmLimit(confirmAbovePerHour.value()),
  };
}

/** @throws Error that names a parameter that is not a number of days; call it at run time only */
export function readRetention(): Retention {
  return retentionOf(Object.fromEntries(retention.map((param) => [param.name, param.value()])));
}

function confirmLimit(text: string): number | 'auto' | null {
  if (text === 'off') return null;
  const limit = Number.parseInt(text, 10);
  return limit > 0 ? limit : 'auto';
}

function given(value: string, name: keyof typeof LOCAL): string {
  if (value) return value;
  if (isDemoProject(process.env['GCLOUD_PROJECT'])) return LOCAL[name];
  throw new Error(`The parameter ${name} is not set: put it into functions/.env and deploy again.`);
}

/** Returns a whole number's parameter. Firebase's number parameters read a missing value as 0. */
function numberParam(name: string, fallback: number): () => number {
  const param = defineString(name, { default: String(fallback) });
  return () => {
    const value = Number.parseInt(param.value(), 10);
    return Number.isNaN(value) ? fallback : value;
  };
}

function valuesOf<Name extends string>(params: Readonly<Record<Name, () => number>>): Record<Name, number> {
  const values = Object.entries<() => number>(params).map(([name, read]) => [name, read()]);
  return Object.fromEntries(values) as Record<Name, number>;
}
