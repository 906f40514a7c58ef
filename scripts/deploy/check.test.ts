import { expect, test } from 'vitest';
import { checkDeployment } from './check.ts';
import { describeFindings } from './deployment.ts';
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

/** The expected finding, the change that causes it, and a part of the message. */
const BROKEN: [finding: string, changes: Partial<Deployment>, problem: string][] = [
  ['tree-changed', { changed: ['src/a.ts'] }, 'src/a.ts'],
  [
    'project-differs',
    { project: 'acme-staging' },
    'for the project acme, the deployment is for acme-staging',
  ],
  ['project-emulated', { pagesProject: 'demo-booth' }, 'emulated'],
  ['project-emulated', { project: 'demo-booth' }, 'emulated'],
  ['parameter-missing', { parameters: { SITE_URL } }, 'TEAM_EMAIL is not set'],
  ['parameter-example', parameter('TEAM_EMAIL', 'team@booth.example'), 'an example: team@booth.example'],
  ['parameter-unusable', parameter('KEEP_LEADS_DAYS', '7'), "KEEP_LEADS_DAYS is '7'"],
  ['parameter-example', parameter('SITE_URL', 'http://localhost:5050'), 'http://localhost:5050'],
  ['parameter-unusable', parameter('APP_CHECK', 'requird'), "APP_CHECK is 'requird'"],
  ['parameter-unusable', parameter('SITE_URL', 'https://www.acme.com/en'), 'without a path'],
  ['parameter-unusable', parameter('MAIL_FROM', 'Acme hello@acme.com'), 'Name <address>'],
  ['parameter-unusable', parameter('TEAM_EMAIL', 'team(at)acme.com'), 'TEAM_EMAIL'],
  ['parameter-unusable', parameter('ADMIN_EMAILS', 'a@acme.com; b@acme.com'), 'separated by commas'],
  ['parameter-unusable', parameter('RATE_LIMIT_PER_HOUR', '-5'), 'from 1 to'],
  ['parameter-unusable', parameter('COPY_SECONDS', '2s'), 'a whole number'],
  ['parameter-unusable', parameter('TRUSTED_PROXIES', '99'), 'from 0 to 10'],
  ['parameter-unusable', parameter('CONFIRM_ABOVE_PER_HOUR', 'never'), "'auto' or 'off' or"],
  ['parameter-unusable', parameter('ECHO_KEY', 'short'), 'at least 20 characters'],
  ['parameter-unknown', parameter('TEAM_MAIL', 'team@acme.com'), 'There is no parameter TEAM_MAIL.'],
];

test('a correct deployment has no findings', () => {
  expect(checkDeployment(sound)).toEqual([]);
});

test.each(BROKEN)('%s is found, alone, and says what is wrong and what to do', (name, changes, problem) => {
  const findings = checkDeployment({ ...sound, ...changes });
  expect(findings.map((finding) => finding.name)).toEqual([name]);
  expect(findings[0]?.problem).toContain(problem);
  expect(findings[0]?.remedy).toMatch(/^[A-Z].*\.$/);
  expect(describeFindings(findings)).toMatch(new RegExp(`^STOP {2}${name}\n`));
});
