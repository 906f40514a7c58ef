import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aBookingRequest, aContactMessage, aQuoteRequest } from '../../tests/support/payloads.ts';
import { testStackAddresses } from '../stack/addresses.ts';
import { clearLogs, searchLogs, visitorIn } from './visitors-in-logs.ts';

const CLEAN = [
  '>  {"request_id":"1b2c","route":"POST /api/create-booking","severity":"ERROR","message":"request failed"}',
  'i  To verify the email address stranger-1@example.com, follow this link: http://127.0.0.1:19099/emulator/action',
  'i  Sent to team@booth.example by demo@demo-booth-test.iam.gserviceaccount.com',
];

/** Searches the logs of a stack with these lines. */
function search(logs: Record<string, readonly string[]>) {
  const folder = mkdtempSync(resolve(tmpdir(), 'booth-logs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, lines] of Object.entries(logs)) writeFileSync(resolve(folder, name), lines.join('\n'));
  const stack = { ...testStackAddresses(), folder };
  const said: string[] = [];
  return { stack, said, counts: searchLogs(stack, (text) => said.push(text)) };
}

test('every visitor of the tests is found', () => {
  const { user_name, user_email, user_phone } = aBookingRequest();
  const { name, email, phone } = aContactMessage();
  const { contact } = aQuoteRequest();
  for (const value of [user_name, user_email, user_phone, name, email, phone, contact.name, contact.email]) {
    expect(visitorIn(`{"message":"failed for ${value}"}`)).toBe(value);
  }
  expect(visitorIn('vera-0a1b2c3d@visitor.example has a meeting')).toBe('vera-0a1b2c3d@visitor.example');
});

test('logs without visitors pass as one test', () => {
  expect(search({ 'emulators.log': CLEAN }).counts).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
  });
});

test.each(['emulators.log', 'processes.log', 'in-tests.log'])(
  'a visitor in %s is one failed test, which names the line',
  (file) => {
    const line = '{"severity":"ERROR","message":"550 vera@acme.example is not wanted"}';
    const { counts, said } = search({ 'emulators.log': CLEAN, [file]: [...CLEAN, line] });
    const found = `${file}:4 has 'vera@acme.example': ${line}`;
    const failures = [`visitors in logs\n    ${found}`];
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, failures });
    expect(said.join('')).toBe(`  ${found}\n`);
  },
);

test('a missing log of the emulators is a failure', () => {
  expect(search({ 'in-tests.log': CLEAN }).counts.failed).toBe(1);
});

test('logs of an earlier run are ignored', () => {
  const { stack } = search({ 'emulators.log': CLEAN, 'in-tests.log': ['vera@acme.example'] });
  clearLogs(stack);
  expect(searchLogs(stack, () => undefined).failed).toBe(0);
});
