import { expect, test } from 'vitest';
import { checkDeployment } from './check.ts';
import type { Deployment } from './read-deployment.ts';

const SITE_URL = 'https://www.acme.com';

const optional = (name: string) => ({ name, type: 'string', default: '' });

/** A deployment without findings. */
const sound: Deployment = {
  project: 'acme',
  changed: [],
  pagesProject: 'acme',
  parameters: { SITE_URL, TEAM_EMAIL: 'team@acme.com' },
  manifest: {
    endpoints: {},
    params: [
      { name: 'SITE_URL', type: 'string' },
      { name: 'TEAM_EMAIL', type: 'string' },
      ...[
        'KEEP_LEADS_DAYS',
        'APP_CHECK',
        'MAIL_FROM',
        'ADMIN_EMAILS',
        'RATE_LIMIT_PER_HOUR',
        'COPY_SECONDS',
      ].map(optional),
      ...['TRUSTED_PROXIES', 'CONFIRM_ABOVE_PER_HOUR', 'ECHO_KEY'].map(optional),
      { name: 'SMTP_URL', type: 'secret' },
    ],
  },
};

const parameter = (name: string, value: string): Partial<Deployment> => ({
  parameters: { ...sound.parameters, [name]: value },
});

/** A change, and a part of the message about it. */
const BROKEN: [changes: Partial<Deployment>, problem: string][] = [
  [{ changed: ['src/a.ts'] }, 'src/a.ts'],
  [{ project: 'acme-staging' }, 'for the project acme, the deployment is for acme-staging'],
  [{ pagesProject: 'demo-booth' }, 'emulated'],
  [{ project: 'demo-booth' }, 'emulated'],
  [{ parameters: { SITE_URL } }, 'TEAM_EMAIL is not set'],
  [parameter('TEAM_EMAIL', 'team@booth.example'), 'an example: team@booth.example'],
  [parameter('KEEP_LEADS_DAYS', '7'), "KEEP_LEADS_DAYS is '7'"],
  [parameter('SITE_URL', 'http://localhost:5050'), 'http://localhost:5050'],
  [parameter('APP_CHECK', 'requird'), "APP_CHECK is 'requird'"],
  [parameter('SITE_URL', 'https://www.acme.com/en'), 'without a path'],
  [parameter('MAIL_FROM', 'Acme hello@acme.com'), 'Name <address>'],
  [parameter('TEAM_EMAIL', 'team(at)acme.com'), 'TEAM_EMAIL'],
  [parameter('ADMIN_EMAILS', 'a@acme.com; b@acme.com'), 'separated by commas'],
  [parameter('RATE_LIMIT_PER_HOUR', '-5'), 'from 1 to'],
  [parameter('COPY_SECONDS', '2s'), 'a whole number'],
  [parameter('TRUSTED_PROXIES', '99'), 'from 0 to 10'],
  [parameter('CONFIRM_ABOVE_PER_HOUR', 'never'), "'auto' or 'off' or"],
  [parameter('ECHO_KEY', 'short'), 'at least 20 characters'],
  [parameter('TEAM_MAIL', 'team@acme.com'), 'There is no parameter TEAM_MAIL.'],
];

test('a correct deployment has no findings', () => {
  expect(checkDeployment(sound)).toEqual([]);
});

test.each(BROKEN)('%j is found, alone, and says what is wrong and what to do: %s', (changes, problem) => {
  const problems = checkDeployment({ ...sound, ...changes });
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]).toMatch(/ (Commit|Put|Correct) .*\.$/);
});
