import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import { expect, onTestFinished, test, vi } from 'vitest';
import './access/admin-list.ts';
import { readSettings } from './platform/params.ts';

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

const EXAMPLE = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');

interface Parameter {
  readonly name: string;
  /** Undefined if a value must be given. */
  readonly fallback: string | undefined;
}

/** The parameters of .env, without secrets. */
const PARAMETERS = declaredParams.flatMap((param): Parameter[] => {
  if (!('options' in param) || param.constructor.name === 'SecretParam') return [];
  const { default: fallback } = { default: undefined, ...param.options };
  return [{ name: param.name, fallback: fallback === undefined ? undefined : String(fallback) }];
});

test('the example lists every parameter: required ones empty, others with their default', () => {
  const given = parseEnv(EXAMPLE);
  const all = parseEnv(EXAMPLE.replace(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(all).sort()).toEqual(PARAMETERS.map(({ name }) => name).sort());
  for (const { name, fallback } of PARAMETERS) {
    expect(all[name], name).toBe(fallback ?? '');
    expect(name in given, name).toBe(fallback === undefined);
  }
});

test("the operators' page names every parameter", () => {
  const page = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8');
  for (const { name } of PARAMETERS) expect(page).toContain(`\`${name}\``);
});
