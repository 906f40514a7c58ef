import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aBookingRequest, aContactMessage, aQuoteRequest } from '../../tests/support/payloads.ts';
import { testStackAddresses } from '../stack/addresses.ts';
import { clearLogs, visitorIn, visitorsInLogs } from './visitors-in-logs.ts';

const CLEAN = [
  '>  {"request_id":"1b2c","route":"POST /api/create-booking","severity":"ERROR","message":"request failed"}',
  'i  To verify the email address stranger-1@example.com, follow this link: http://127.0.0.1:19099/emulator/action',
  'i  Sent to team@booth.example by demo@demo-booth-test.iam.gserviceaccount.com',
];

/** Returns a stack whose logs have these lines. */
function aStackWith(logs: Record<string, readonly string[]>) {
  const folder = mkdtempSync(resolve(tmpdir(), 'booth-logs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, lines] of Object.entries(logs)) writeFileSync(resolve(folder, name), lines.join('\n'));
  return { ...testStackAddresses(), folder };
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

test('logs without visitors pass', () => {
  expect(visitorsInLogs(aStackWith({ 'emulators.log': CLEAN }))).toEqual([]);
});

test.each(['emulators.log', 'processes.log', 'in-tests.log'])(
  'a visitor in %s is found, with the line',
  (file) => {
    const line = '{"severity":"ERROR","message":"550 vera@acme.example is not wanted"}';
    const stack = aStackWith({ 'emulators.log': CLEAN, [file]: [...CLEAN, line] });
    expect(visitorsInLogs(stack)).toEqual([`${file}:4 has 'vera@acme.example': ${line}`]);
  },
);

test('a missing log of the emulators is a failure', () => {
  expect(visitorsInLogs(aStackWith({ 'in-tests.log': CLEAN }))).toHaveLength(1);
});

test('logs of an earlier run are ignored', () => {
  const stack = aStackWith({ 'emulators.log': CLEAN, 'in-tests.log': ['vera@acme.example'] });
  clearLogs(stack);
  expect(visitorsInLogs(stack)).toEqual([]);
});
