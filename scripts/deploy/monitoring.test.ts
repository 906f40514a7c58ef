/** Checks the files of deploy/monitoring, and the commands of docs/deploy.md that apply them. */
import { expect, test } from 'vitest';
import { EVENTS } from '../../functions/src/platform/events.ts';
import { callsOf, shellBlocksOf } from '../../tests/support/documented-commands.ts';
import { readAlerts, readMetrics, readRunbook } from '../../tests/support/monitoring-files.ts';
import { isSelected } from '../../tests/support/raised-alerts.ts';

/** Not a policy of Monitoring but a budget of Billing. */
const OF_BILLING = ['spend'];

const ALERTS = readAlerts();
const METRICS = readMetrics();
const LOG_FILTERS = ALERTS.flatMap(({ conditions }) => conditions[0]?.conditionMatchedLog?.filter ?? []);

test('each alert has its section in the runbook, and each section its alert', () => {
  const names = [...ALERTS.map(({ name }) => name), ...OF_BILLING];
  expect([...readRunbook().keys()].sort()).toEqual(names.sort());
});

test.each([...readRunbook()])('the section %s has its meaning, places to look and actions', (_name, text) => {
  const parts = ['**Means.**', '**Look.**', '**Do.**'].map((part) => text.indexOf(part));
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect(Math.min(...parts)).toBe(0);
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

const CHANNEL = 'projects/acme/notificationChannels/7';

/** A project with an existing metric, an alert of ours and a foreign one. */
const BEHAVIOR = `case $call in
  *'channels list'*) echo ${CHANNEL} ;;
  *'metrics create booth_errors'*) return 1 ;;
  *'policies list'*) printf 'projects/acme/alertPolicies/1\\tbooth-part=mail-late\\nprojects/acme/alertPolicies/2\\t\\n' ;;
esac`;

test('the documented loop replaces our alerts, each with the mailbox and its section of the runbook', async () => {
  const [, loop = ''] = shellBlocksOf('docs/deploy.md', 'Monitoring');
  const { calls, failed } = await callsOf(loop, BEHAVIOR);
  expect(failed).toBe(false);
  const argumentsAfter = (...words: string[]) =>
    calls
      .filter((call) => words.every((word) => call.includes(word)))
      .map((call) => call.slice(words.length + 1));

  expect(argumentsAfter('logging', 'metrics', 'create')).toHaveLength(METRICS.length);
  expect(argumentsAfter('logging', 'metrics', 'update').map(([name]) => name)).toEqual(['booth_errors']);
  expect(argumentsAfter('monitoring', 'policies', 'delete').map(([name]) => name)).toEqual([
    'projects/acme/alertPolicies/1',
  ]);
  const runbook = readRunbook();
  expect(argumentsAfter('monitoring', 'policies', 'create')).toEqual(
    ALERTS.map(({ name }) => [
      `--policy-from-file=deploy/monitoring/alerts/${name}.json`,
      `--notification-channels=${CHANNEL}`,
      `--documentation=\n${runbook.get(name)}`,
      '--project=acme',
    ]),
  );
});
