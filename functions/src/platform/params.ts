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

const siteUrl = defineString('SITE_URL', {
  description: 'Public address of the site, without a slash at the end',
});
const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender of all mail: Name <address>',
});
const teamEmail = defineString('TEAM_EMAIL', {
  description: 'Receives quotes, bookings, custom requests and contact messages; organizer of meetings',
});
const requestsPerHour = positiveParam('RATE_LIMIT_PER_HOUR', {
  default: 60,
  description: 'Quotes that one network may send an hour; the other requests have a share of it',
});
const totalRequestsPerHour = positiveParam('RATE_LIMIT_TOTAL_PER_HOUR', {
  default: 1_200,
  description:
    'Quotes an hour that the team is mailed; the rest is in the panel, and a later mail says how many',
});
/** docs/operate.md has the monthly price. */
export const apiMinInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'Instances of the API that stay up without traffic, so that no visitor meets a cold start',
});
const trustedProxies = countParam('TRUSTED_PROXIES', {
  default: 2,
  description:
    'Entries at the end of X-Forwarded-For that proxies may add: 2 behind Hosting; 0 without a proxy',
});
const echoKey = defineString('ECHO_KEY', {
  default: '',
  description:
    'A request with this key to /api/health gets its own address back; at least 20 characters, or empty for off',
});
const appCheck = defineString('APP_CHECK', {
  default: 'off',
  description:
    "'required' if visitors' requests must have a token of App Check, else 'off' (docs/decisions/0071-app-check.md)",
});
const meetingNoticeHours = positiveParam('MEETING_NOTICE_HOURS', {
  default: DEFAULT_RULES.notice_hours,
  description: 'Hours between booking a meeting and its start, at least',
});
const meetingHorizonDays = positiveParam('MEETING_HORIZON_DAYS', {
  default: DEFAULT_RULES.horizon_days,
  description: 'Days from now within which a meeting can be booked',
});
const confirmAbovePerHour = defineString('CONFIRM_ABOVE_PER_HOUR', {
  default: 'auto',
  description:
    "Bookings an hour above which a new one waits for the link in a mail; 'auto': three times the usual, at least 6; 'off'",
});
const copySeconds = countParam('COPY_SECONDS', {
  default: 2,
  description:
    'Seconds for which an instance reuses the content and availability that it read last; 0 disables it',
});
const undoSeconds = countParam('UNDO_SECONDS', {
  default: 12,
  description:
    "Seconds for which the mails about the team's cancellations and moves are held back for undo; the panel offers it for 10",
});
const quoteMailMinutes = countParam('QUOTE_MAIL_MINUTES', {
  default: 15,
  description:
    "Minutes for which the team's mail about a quote waits for the booking, whose mail replaces it; 0 sends both",
});
const keepLeadsDays = defineString(RETENTION_PARAMETERS.leads, {
  default: '0',
  description:
    'Days after which quotes without a booking, custom requests and contact messages are deleted; 0 keeps them until a visitor asks',
});
const keepBookingsDays = defineString(RETENTION_PARAMETERS.bookings, {
  default: '0',
  description:
    'Days after a meeting in which its booking and quote are deleted; 0 keeps them until a visitor asks',
});
const keepMailsDays = defineString(RETENTION_PARAMETERS.mails, {
  default: '0',
  description: 'Days after which copies of mails are deleted; 0 keeps them until a visitor asks',
});

const mailRetryMinSeconds = positiveParam('MAIL_RETRY_MIN_SECONDS', {
  default: 10,
  description: 'Seconds between the first two attempts to send a mail; each further pause doubles',
});
const mailRetryMaxSeconds = positiveParam('MAIL_RETRY_MAX_SECONDS', {
  default: 900,
  description: 'Maximum seconds between two attempts to send a mail',
});

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
    requestsPerHour: requestsPerHour(),
    totalRequestsPerHour: totalRequestsPerHour(),
    trustedProxies: trustedProxies(),
    echoKey: echoKey.value(),
    appCheck: appCheck.value() === 'required',
    mailPauses: { minSeconds: mailRetryMinSeconds(), maxSeconds: mailRetryMaxSeconds() },
    copySeconds: copySeconds(),
    undoSeconds: undoSeconds(),
    quoteMailMinutes: quoteMailMinutes(),
    /** Null turns it off. */
    confirmAbovePerHour: confirmLimit(confirmAbovePerHour.value()),
    meetingNoticeHours: meetingNoticeHours(),
    meetingHorizonDays: meetingHorizonDays(),
  };
}

/** @throws Error that names a parameter that is not a number of days; call it at run time only */
export function readRetention(): Retention {
  return retentionOf({
    [RETENTION_PARAMETERS.leads]: keepLeadsDays.value(),
    [RETENTION_PARAMETERS.bookings]: keepBookingsDays.value(),
    [RETENTION_PARAMETERS.mails]: keepMailsDays.value(),
  });
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

interface NumberOptions {
  readonly default: number;
  readonly description: string;
}

/** Returns a number parameter; 0 and a missing value mean the default. */
function positiveParam(name: string, options: NumberOptions): () => number {
  const param = defineInt(name, options);
  return () => param.value() || options.default;
}

/** Returns a number parameter that may be 0. Firebase's number parameters read a missing value as 0. */
function countParam(name: string, options: NumberOptions): () => number {
  const param = defineString(name, { ...options, default: String(options.default) });
  return () => {
    const value = Number.parseInt(param.value(), 10);
    return Number.isNaN(value) ? options.default : value;
  };
}
