import { expect, test } from 'vitest';
import { type LogEntry, parseLogFilter } from './log-filter.ts';

const entry: LogEntry = {
  severity: 'ERROR',
  resource: { type: 'cloud_run_revision', labels: { service_name: 'delivermail' } },
  jsonPayload: { event: 'mail-failed', attempts: 12, message: 'A mail was given up', error: { code: 14 } },
};

test.each([
  ['severity>=ERROR', true],
  ['severity>=WARNING', true],
  ['severity>=CRITICAL', false],
  ['severity=ERROR AND jsonPayload.event="mail-failed"', true],
  ['severity=ERROR AND jsonPayload.event="mail-sent"', false],
  ['severity=INFO OR jsonPayload.event="mail-failed"', true],
  ['NOT jsonPayload.event="mail-failed"', false],
  ['jsonPayload.event=("mail-sent" OR "mail-failed")', true],
  ['NOT jsonPayload.event=("mail-sent" OR "mail-failed")', false],
  ['jsonPayload.attempts>10', true],
  ['jsonPayload.attempts<=11', false],
  ['jsonPayload.error.code=14', true],
  ['jsonPayload.message:"MAIL"', true],
  ['jsonPayload.message=~"^A .* up$"', true],
  ['jsonPayload.message!~"mail"', false],
  ['resource.labels.service_name="delivermail" AND (severity=INFO OR NOT severity=INFO)', true],
  ['jsonPayload.route="POST /api/x"', false],
  ['jsonPayload.route!="POST /api/x"', false],
  ['NOT jsonPayload.route="POST /api/x"', true],
  ['textPayload:"mail"', false],
])('%s: %s', (filter, expected) => {
  expect(parseLogFilter(filter)(entry)).toBe(expected);
});

test.each([
  '',
  'severity',
  'severity>=',
  'severity ~ ERROR',
  'severity=ERROR AND',
  'severity=ERROR jsonPayload.event="x"',
  'severity=ERROR AND severity=INFO OR severity=DEBUG',
  '(severity=ERROR',
  'severity=ERROR)',
  '"mail" = severity',
])('%o is no filter of ours', (filter) => {
  expect(() => parseLogFilter(filter)).toThrow();
});
