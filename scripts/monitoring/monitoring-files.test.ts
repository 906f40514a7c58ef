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

test.each([...readRunbook()])(
  'the section %s says what it means, where to look and what to do',
  (_name, text) => {
    const parts = ['**Means.**', '**Look.**', '**Do.**'].map((part) => text.indexOf(part));
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(Math.min(...parts)).toBe(0);
    // Limit of a policy's documentation
    expect(Buffer.byteLength(text)).toBeLessThan(10_240);
    expect(text.length).toBeLessThan(8_192);
  },
);

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

test.each(ALERTS)('$name asks for metrics that there are', ({ conditions }) => {
  const asked = JSON.stringify(conditions).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g);
  const there = readMetrics().map(({ name }) => name);
  for (const [, name = ''] of asked) expect(there).toContain(name);
});

test.each(ALERTS)(
  '$name is told by a mail at most so often, or by a threshold',
  ({ conditions, ...policy }) => {
    // Required for policies on logs, and refused for those on metrics
    const strategy = (policy as { alertStrategy?: { notificationRateLimit?: object } }).alertStrategy;
    const isOnLogs = conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);
    expect(strategy?.notificationRateLimit !== undefined).toBe(isOnLogs);
  },
);

test('placeholders without a value are refused', () => {
  const open = `x $\{NAME}`;
  expect(filledIn({ a: [open] }, { NAME: 'say "hello"' })).toEqual({ a: ['x say "hello"'] });
  expect(() => filledIn(open, {})).toThrow('NAME');
});
