/**
 * Parameters and secrets. Values come from functions/.env, .env.<project> or the deployment's questions, the secret
 * from Secret Manager (locally from .secret.local). A parameter that is not set falls back to the default here.
 */
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { brand } from '../../../src/config/brand.ts';
import { meetingRules } from '../../../src/config/meetings.ts';

/** Where the mail server is, with its account: `smtps://user:password@host:465`. */
export const smtpUrl = defineSecret('SMTP_URL');

const DEFAULTS = {
  siteUrl: 'http://localhost:5050',
  mailFrom: `${brand.name} <${brand.email}>`,
  teamEmail: brand.email,
  requestsPerHour: 60,
  totalRequestsPerHour: 1_200,
  trustedProxies: 2,
  mailRetryMaxSeconds: 900,
  copySeconds: 2,
  undoSeconds: 12,
  quoteMailMinutes: 15,
  meetingNoticeHours: meetingRules.noticeHours,
  meetingHorizonDays: meetingRules.horizonDays,
};

const siteUrl = defineString('SITE_URL', {
  default: DEFAULTS.siteUrl,
  description: 'Public address of the site, without a slash at the end',
});
const mailFrom = defineString('MAIL_FROM', {
  default: DEFAULTS.mailFrom,
  description: 'Sender of all mail and organizer of meetings: Name <address>',
});
const teamEmail = defineString('TEAM_EMAIL', {
  default: DEFAULTS.teamEmail,
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
const trustedProxies = defineString('TRUSTED_PROXIES', {
  default: String(DEFAULTS.trustedProxies),
  description:
    'Entries at the end of X-Forwarded-For that proxies may add: 2 behind Hosting; 0 without a proxy',
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

/** First and longest wait before a mail is tried again, in seconds; each wait is twice the one before. */
export const mailRetryMinSeconds = defineInt('MAIL_RETRY_MIN_SECONDS', { default: 10 });
export const mailRetryMaxSeconds = defineInt('MAIL_RETRY_MAX_SECONDS', {
  default: DEFAULTS.mailRetryMaxSeconds,
});

/** What the services need to know; read at run time only. */
export interface Settings {
  readonly siteUrl: string;
  readonly mailFrom: string;
  readonly teamEmail: string;
  /** Requests an hour of one network. */
  readonly requestsPerHour: number;
  /** Requests an hour that the team gets a mail of each. */
  readonly totalRequestsPerHour: number;
  readonly trustedProxies: number;
  /** Whether visitors' requests must have a token of App Check. */
  readonly appCheck: boolean;
  readonly mailRetryMaxSeconds: number;
  /** How long an instance answers with what it read last; 0 for never. */
  readonly copySeconds: number;
  /** How long the mails about what the team cancels or moves are held back. */
  readonly undoSeconds: number;
  /** How long the mail about a quote waits for a booking; 0 for not at all. */
  readonly quoteMailMinutes: number;
  /** Hours from booking a meeting to its start at least, and days from now at most. */
  readonly meetingNoticeHours: number;
  readonly meetingHorizonDays: number;
}

export function readSettings(): Settings {
  return {
    siteUrl: (siteUrl.value() || DEFAULTS.siteUrl).replace(/\/+$/, ''),
    mailFrom: mailFrom.value() || DEFAULTS.mailFrom,
    teamEmail: teamEmail.value() || DEFAULTS.teamEmail,
    requestsPerHour: requestsPerHour.value() || DEFAULTS.requestsPerHour,
    totalRequestsPerHour: totalRequestsPerHour.value() || DEFAULTS.totalRequestsPerHour,
    trustedProxies: wholeNumber(trustedProxies.value(), DEFAULTS.trustedProxies),
    appCheck: appCheck.value() === 'required',
    mailRetryMaxSeconds: mailRetryMaxSeconds.value() || DEFAULTS.mailRetryMaxSeconds,
    copySeconds: wholeNumber(copySeconds.value(), DEFAULTS.copySeconds),
    undoSeconds: wholeNumber(undoSeconds.value(), DEFAULTS.undoSeconds),
    quoteMailMinutes: wholeNumber(quoteMailMinutes.value(), DEFAULTS.quoteMailMinutes),
    meetingNoticeHours: meetingNoticeHours.value() || DEFAULTS.meetingNoticeHours,
    meetingHorizonDays: meetingHorizonDays.value() || DEFAULTS.meetingHorizonDays,
  };
}

/** Of a parameter for which 0 means something: of those that are whole numbers by themselves, 0 is as good as none. */
function wholeNumber(text: string, missing: number): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? missing : value;
}
