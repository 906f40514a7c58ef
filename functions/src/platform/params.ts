/**
 * Parameters and secrets. Values come from functions/.env and .env.<project> (functions/.env.example has them all), the
 * secret from Secret Manager (locally from .secret.local). What has no default must be given, but on a local stack.
 */
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { brand } from '../../../src/config/brand.ts';
import { isDemoProject } from '../../../src/config/local-site.ts';
import { meetingRules } from '../../../src/config/meetings.ts';

/** Address and account of the mail server: `smtps://user:password@host:465`. */
export const smtpUrl = defineSecret('SMTP_URL');

/** A local stack's values for parameters that a deployment must set. */
const LOCAL = {
  SITE_URL: 'http://localhost:5050',
  MAIL_FROM: `${brand.name} <${brand.email}>`,
  TEAM_EMAIL: brand.email,
};

/** How often and after what waits (in seconds, each twice the one before) a mail is tried: for about two days. */
export const mailRetries = { maxAttempts: 200, minSeconds: 10, maxSeconds: 900 };

const DEFAULTS = {
  requestsPerHour: 60,
  totalRequestsPerHour: 1_200,
  trustedProxies: 2,
  copySeconds: 2,
  undoSeconds: 12,
  quoteMailMinutes: 15,
  meetingNoticeHours: meetingRules.noticeHours,
  meetingHorizonDays: meetingRules.horizonDays,
};

const siteUrl = defineString('SITE_URL', {
  description: 'Public address of the site, without a slash at the end',
});
const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender of all mail and organizer of meetings: Name <address>',
});
const teamEmail = defineString('TEAM_EMAIL', {
  description: 'Who gets quotes, bookings, custom requests and contact messages',
});
const requestsPerHour = defineInt('RATE_LIMIT_PER_HOUR', {
  default: DEFAULTS.requestsPerHour,
  description: 'Quotes that one network may send an hour; the other requests have a share of it',
});
const totalRequestsPerHour = defineInt('RATE_LIMIT_TOTAL_PER_HOUR', {
  default: DEFAULTS.totalRequestsPerHour,
  description: 'Quotes of an hour that the team gets a mail of each; a digest lists what is more',
});
/** Instances of `api` that stay up without traffic; docs/api.md has the monthly price. */
export const apiMinInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'Instances of the API that stay up without traffic, so that no visitor meets a cold start',
});
const trustedProxies = defineString('TRUSTED_PROXIES', {
  default: String(DEFAULTS.trustedProxies),
  description:
    'Entries at the end of X-Forwarded-For that proxies may add: 2 behind Hosting; 0 without a proxy',
});

const echoKey = defineString('ECHO_KEY', {
  default: '',
  description:
    'Whoever sends it to /api/health is told as whom they are seen; at least 20 characters, or nobody is',
});

const appCheck = defineString('APP_CHECK', {
  default: 'off',
  description:
    "'required' if visitors' requests must have a token of App Check, else 'off' (docs/decisions/0071-app-check.md)",
});

const meetingNoticeHours = defineInt('MEETING_NOTICE_HOURS', {
  default: DEFAULTS.meetingNoticeHours,
  description: 'Hours between booking a meeting and its start, at least',
});
const meetingHorizonDays = defineInt('MEETING_HORIZON_DAYS', {
  default: DEFAULTS.meetingHorizonDays,
  description: 'Days from now within which a meeting can be booked',
});

const confirmAbovePerHour = defineString('CONFIRM_ABOVE_PER_HOUR', {
  default: 'auto',
  description:
    "Bookings an hour above which a new one waits for the link in a mail; 'auto': three times the usual, at least 6; 'off'",
});

const copySeconds = defineString('COPY_SECONDS', {
  default: String(DEFAULTS.copySeconds),
  description:
    'How long an instance answers with the content and availability that it read last; 0 reads anew',
});

const undoSeconds = defineString('UNDO_SECONDS', {
  default: String(DEFAULTS.undoSeconds),
  description:
    'How long the mails about what the team cancels or moves are held back, so that it can be undone; the panel offers that for 10',
});

const quoteMailMinutes = defineString('QUOTE_MAIL_MINUTES', {
  default: String(DEFAULTS.quoteMailMinutes),
  description:
    "How long the team's mail about a quote waits for the booking, whose mail then takes its place; 0 sends both",
});

/** First and longest wait before a mail is tried again, in seconds. */
export const mailRetryMinSeconds = defineInt('MAIL_RETRY_MIN_SECONDS', { default: mailRetries.minSeconds });
export const mailRetryMaxSeconds = defineInt('MAIL_RETRY_MAX_SECONDS', { default: mailRetries.maxSeconds });

/** Settings of the services; read at run time only. */
export interface Settings {
  readonly siteUrl: string;
  readonly mailFrom: string;
  readonly teamEmail: string;
  /** Requests an hour of one network. */
  readonly requestsPerHour: number;
  /** Requests an hour that the team gets a mail of each. */
  readonly totalRequestsPerHour: number;
  readonly trustedProxies: number;
  /** Key for the echo of the caller's address; empty disables it. */
  readonly echoKey: string;
  /** True if visitors' requests need an App Check token. */
  readonly appCheck: boolean;
  readonly mailRetryMaxSeconds: number;
  /** Seconds for which an instance caches reads; 0 disables it. */
  readonly copySeconds: number;
  /** How long the mails about what the team cancels or moves are held back. */
  readonly undoSeconds: number;
  /** How long the mail about a quote waits for a booking; 0 for not at all. */
  readonly quoteMailMinutes: number;
  /** Bookings an hour above which a new one waits for the link in a mail; 'auto' is three times the usual, null is off. */
  readonly confirmAbovePerHour: number | 'auto' | null;
  /** Hours from booking a meeting to its start at least, and days from now at most. */
  readonly meetingNoticeHours: number;
  readonly meetingHorizonDays: number;
}

/**
 * The settings that this process was started with.
 * @throws an error that names a parameter without a default that is not set, unless the project is an emulated one
 */
export function readSettings(): Settings {
  return {
    siteUrl: given(siteUrl.value(), 'SITE_URL').replace(/\/+$/, ''),
    mailFrom: given(mailFrom.value(), 'MAIL_FROM'),
    teamEmail: given(teamEmail.value(), 'TEAM_EMAIL'),
    requestsPerHour: requestsPerHour.value() || DEFAULTS.requestsPerHour,
    totalRequestsPerHour: totalRequestsPerHour.value() || DEFAULTS.totalRequestsPerHour,
    trustedProxies: wholeNumber(trustedProxies.value(), DEFAULTS.trustedProxies),
    echoKey: echoKey.value(),
    appCheck: appCheck.value() === 'required',
    mailRetryMaxSeconds: mailRetryMaxSeconds.value() || mailRetries.maxSeconds,
    copySeconds: wholeNumber(copySeconds.value(), DEFAULTS.copySeconds),
    undoSeconds: wholeNumber(undoSeconds.value(), DEFAULTS.undoSeconds),
    quoteMailMinutes: wholeNumber(quoteMailMinutes.value(), DEFAULTS.quoteMailMinutes),
    confirmAbovePerHour: confirmLimit(confirmAbovePerHour.value()),
    meetingNoticeHours: meetingNoticeHours.value() || DEFAULTS.meetingNoticeHours,
    meetingHorizonDays: meetingHorizonDays.value() || DEFAULTS.meetingHorizonDays,
  };
}

function confirmLimit(text: string): Settings['confirmAbovePerHour'] {
  if (text === 'off') return null;
  const limit = Number.parseInt(text, 10);
  return limit > 0 ? limit : 'auto';
}

function given(value: string, name: keyof typeof LOCAL): string {
  if (value) return value;
  if (isDemoProject(process.env['GCLOUD_PROJECT'])) return LOCAL[name];
  throw new Error(`The parameter ${name} is not set: put it into functions/.env and deploy again.`);
}

/** Of a parameter for which 0 means something: of those that are whole numbers by themselves, 0 is as good as none. */
function wholeNumber(text: string, missing: number): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? missing : value;
}
