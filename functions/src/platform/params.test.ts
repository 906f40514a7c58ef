import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from './params.ts';

function inProject(project: string, variables: Record<string, string> = {}): void {
  for (const name of ['SITE_URL', 'MAIL_FROM', 'TEAM_EMAIL']) vi.stubEnv(name, variables[name] ?? '');
  vi.stubEnv('GCLOUD_PROJECT', project);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a deployment without an address, a sender or a team fails, and the error names it', () => {
  inProject('acme');
  expect(readSettings).toThrow('The parameter SITE_URL is not set');
  inProject('acme', { SITE_URL: 'https://acme.com/', MAIL_FROM: 'Acme <hello@acme.com>' });
  expect(readSettings).toThrow('TEAM_EMAIL');
  inProject('acme', { SITE_URL: 'https://acme.com/', MAIL_FROM: 'a@acme.com', TEAM_EMAIL: 'b@acme.com' });
  expect(readSettings()).toMatchObject({ siteUrl: 'https://acme.com', teamEmail: 'b@acme.com' });
});

test('an emulated project needs none of them', () => {
  inProject('demo-anything');
  expect(readSettings()).toMatchObject({ siteUrl: 'http://localhost:5050' });
});

test('an impossible value fails and lists what is allowed, instead of switching something off', () => {
  inProject('demo-anything');
  vi.stubEnv('APP_CHECK', 'requird');
  expect(readSettings).toThrow("APP_CHECK is 'requird'. It must be 'off' or 'required'.");
});
