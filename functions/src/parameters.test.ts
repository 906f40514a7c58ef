import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import { expect, test } from 'vitest';
import './access/admin-list.ts';
import './platform/params.ts';

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

test('an address, a sender, a team and the administrators are required', () => {
  const required = PARAMETERS.filter(({ fallback }) => fallback === undefined).map(({ name }) => name);
  expect(required.sort()).toEqual(['ADMIN_EMAILS', 'MAIL_FROM', 'SITE_URL', 'TEAM_EMAIL']);
});

test("the operators' page names every parameter", () => {
  const page = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8');
  for (const { name } of PARAMETERS) expect(page).toContain(`\`${name}\``);
});
