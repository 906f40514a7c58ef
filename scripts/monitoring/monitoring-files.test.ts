import { expect, test } from 'vitest';
import { filterOf } from './log-alerts.ts';
import { filledIn, readAlerts, readMetrics, readRunbook } from './monitoring-files.ts';

/** A budget, not a policy of Monitoring. */
const OF_BILLING = ['spend'];

const ALERTS = readAlerts();

test('each alert has its section in the runbook, and each section its alert', () => {
  const names = [...ALERTS.map(({ name }) => name), ...OF_BILLING];
  expect([...readRunbook().keys()].sort()).toEqual(names.sort());
});

test.each([...readRunbook()])('the section %s has its meaning, places to look and actions', (_name, text) => {
  const parts = ['**Means.**', '**Look.**', '**Do.**'].map((part) => text.indexOf(part));
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect(Math.min(...parts)).toBe(0);
  // Limit of a policy's documentation
  expect(Buffer.byteLength(text)).toBeLessThan(10_240);
  expect(text.length).toBeLessThan(8_192);
});

test('filters are in the language of Cloud Logging', () => {
  expect(filterOf({ event: 'request-failed', route: 'POST /api/x' })).toBe(
    'resource.type="cloud_run_revision" AND jsonPayload.event="request-failed" AND jsonPayload.route="POST /api/x"',
  );
  expect(readMetrics().find(({ name }) => name === 'booth_errors')?.filter).toBe(
    [
      'resource.type="cloud_run_revision" AND severity>=ERROR',
      'NOT (jsonPayload.route="POST /api/create-booking")',
      'NOT (jsonPayload.event="image-sweep-stopped")',
      'NOT (jsonPayload.event="job-failed")',
      'NOT (jsonPayload.event="mail-failed")',
      'NOT (jsonPayload.message:"see the event job-failed")',
    ].join(' AND '),
  );
});

test.each(ALERTS)('$name uses metrics that exist', ({ conditions }) => {
  const used = JSON.stringify(conditions).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g);
  const known = readMetrics().map(({ name }) => name);
  for (const [, name = ''] of used) expect(known).toContain(name);
});

test.each(ALERTS)('$name limits its mails if it is on logs, and only then', ({ conditions, ...policy }) => {
  // Required for policies on logs, and refused for those on metrics
  const strategy = (policy as { alertStrategy?: { notificationRateLimit?: object } }).alertStrategy;
  const isOnLogs = conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);
  expect(strategy?.notificationRateLimit !== undefined).toBe(isOnLogs);
});

test('placeholders without a value are refused', () => {
  const open = `x $\{NAME}`;
  expect(filledIn({ a: [open] }, { NAME: 'say "hello"' })).toEqual({ a: ['x say "hello"'] });
  expect(() => filledIn(open, {})).toThrow('NAME');
});
