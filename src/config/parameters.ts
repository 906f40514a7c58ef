/** Allowed values of the functions' parameters, for the functions and for the check before a deployment. */
import { isThisMachine } from './local-site.ts';

type Variables = Readonly<Record<string, string | undefined>>;

interface Rule {
  readonly allows: (value: string) => boolean;
  /** Completes "It must be ...". */
  readonly allowed: string;
}

const ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,.]+$/;

const addresses: Rule = {
  allows: (value) => value.split(',').every((each) => ADDRESS.test(each.trim())),
  allowed: 'an e-mail address, or several separated by commas',
};

/** Returns a rule for a whole number in a range, or one of the words. */
function whole(least: number, most: number, ...words: string[]): Rule {
  const quoted = words.map((word) => `'${word}' or `).join('');
  return {
    allows: (value) =>
      words.includes(value) || (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most),
    allowed: `${quoted}a whole number from ${least} to ${most}`,
  };
}

const RULES: Readonly<Record<string, Rule>> = {
  SITE_URL: {
    allows: isSiteAddress,
    allowed: 'the address of the site with https and without a path, such as https://www.acme.com',
  },
  MAIL_FROM: {
    allows: (value) => ADDRESS.test(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
    allowed: 'an e-mail address, or Name <address>',
  },
  TEAM_EMAIL: addresses,
  ADMIN_EMAILS: addresses,
  RATE_LIMIT_PER_HOUR: whole(1, 1_000_000),
  RATE_LIMIT_TOTAL_PER_HOUR: whole(1, 1_000_000),
  TRUSTED_PROXIES: whole(0, 10),
  API_MIN_INSTANCES: whole(0, 10),
  ECHO_KEY: { allows: (value) => value.length >= 20, allowed: 'at least 20 characters, or empty for off' },
  APP_CHECK: { allows: (value) => ['off', 'required'].includes(value), allowed: "'off' or 'required'" },
  CONFIRM_ABOVE_PER_HOUR: whole(1, 1_000_000, 'auto', 'off'),
  COPY_SECONDS: whole(0, 3_600),
  UNDO_SECONDS: whole(0, 3_600),
  QUOTE_MAIL_MINUTES: whole(0, 1_440),
  MEETING_NOTICE_HOURS: whole(1, 720),
  MEETING_HORIZON_DAYS: whole(1, 3_650),
  // A shorter period would delete leads in progress
  KEEP_LEADS_DAYS: whole(30, 99_999, '0'),
  KEEP_BOOKINGS_DAYS: whole(30, 99_999, '0'),
  KEEP_MAILS_DAYS: whole(30, 99_999, '0'),
  MAIL_RETRY_MIN_SECONDS: whole(1, 86_400),
  MAIL_RETRY_MAX_SECONDS: whole(1, 86_400),
};

function isSiteAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.origin !== value.replace(/\/+$/, '')) return false;
  return url.protocol === 'https:' || isThisMachine(url.hostname);
}

/** Returns a sentence for each invalid value. An empty value means the default. */
export function parameterProblems(variables: Variables): string[] {
  return Object.entries(RULES).flatMap(([name, { allows, allowed }]) => {
    const value = variables[name]?.trim() ?? '';
    return value === '' || allows(value) ? [] : [`${name} is '${value}'. It must be ${allowed}.`];
  });
}
