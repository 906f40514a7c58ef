/** Checks the files of deploy/monitoring, and that docs/operate.md has a section for each alert's mail. */
import { expect, test } from 'vitest';
import { EVENTS } from '../../functions/src/platform/events.ts';
import {
  isSelected,
  readAlertSections,
  readAlerts,
  readMetrics,
} from '../../tests/support/monitoring-files.ts';

/** Not a policy of Monitoring but a budget of Billing. */
const OF_BILLING = ['spend'];

const ALERTS = readAlerts();
const METRICS = readMetrics();
const LOG_FILTERS = ALERTS.flatMap(({ conditions }) => conditions[0]?.conditionMatchedLog?.filter ?? []);

test('each alert has its section in docs/operate.md, and each section its alert', () => {
  const names = [...ALERTS.map(({ name }) => name), ...OF_BILLING];
  expect([...readAlertSections().keys()].sort()).toEqual(names.sort());
});

test.each([...readAlertSections()])('the section %s fits the mail of its alert', (_name, text) => {
  // Google's limit for a policy's documentation
  expect(Buffer.byteLength(text)).toBeLessThan(10_240);
  expect(text.length).toBeLessThan(8_192);
});

test('alerts and metrics name only events that exist', () => {
  const filters = [...LOG_FILTERS, ...METRICS.map(({ filter }) => filter)].join();
  const names = [...filters.matchAll(/jsonPayload\.event="([^"]*)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(Object.keys(EVENTS)).toEqual(expect.arrayContaining(names));
});

test('an error counts as one of many only if it has no alert', () => {
  const filter = METRICS.find(({ name }) => name === 'booth_errors')?.filter ?? '';
  const errors = Object.entries(EVENTS).flatMap(([event, { severity }]) =>
    severity === 'ERROR' ? [{ event, severity, message: '', route: 'POST /api/create-booking' }] : [],
  );
  const hasAlert = (entry: object) => LOG_FILTERS.some((each) => isSelected(each, { ...entry }));
  expect(errors.filter(hasAlert).length).toBeGreaterThan(3);
  for (const entry of errors.filter(hasAlert)) expect(isSelected(filter, entry), entry.event).toBe(false);
  for (const entry of errors.filter((each) => !hasAlert(each)))
    expect(isSelected(filter, { ...entry, route: 'GET /api/meeting' }), entry.event).toBe(true);
});

test.each(ALERTS)('$name uses metrics that exist, and is found again by its label', (alert) => {
  const used = JSON.stringify(alert.conditions).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g);
  const known = METRICS.map(({ name }) => name);
  for (const [, name = ''] of used) expect(known).toContain(name);
  expect(alert.userLabels['booth-part']).toBe(alert.name);
});

test.each(ALERTS)(
  '$name limits its mails if it is on logs, and only then',
  ({ conditions, alertStrategy }) => {
    // Required for policies on logs, and refused for policies on metrics
    const isOnLogs = conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);
    expect(alertStrategy.notificationRateLimit !== undefined).toBe(isOnLogs);
  },
);
