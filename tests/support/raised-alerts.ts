import { fieldOf, type LogEntry, parseLogFilter } from '../../scripts/monitoring/log-filter.ts';
import { type AlertPolicy, readAlerts, readMetrics } from '../../scripts/monitoring/monitoring-files.ts';

/** A line of a function's output as Cloud Logging takes it in. */
export function logEntryOf(line: string): LogEntry {
  const resource = { type: 'cloud_run_revision', labels: {} };
  try {
    const { severity, ...jsonPayload } = JSON.parse(line) as { severity?: string };
    return { severity: severity ?? 'DEFAULT', resource, jsonPayload };
  } catch {
    return { severity: 'DEFAULT', resource, textPayload: line };
  }
}

/** The names of the policies of logs that these lines, all within minutes, set off. */
export function alertsRaisedBy(lines: readonly string[]): string[] {
  const entries = lines.map(logEntryOf);
  return readAlerts()
    .filter(({ conditions }) => conditions.some((condition) => isMet(condition, entries)))
    .map(({ name }) => name);
}

type Condition = AlertPolicy['conditions'][number];

function isMet(condition: Condition, entries: readonly LogEntry[]): boolean {
  const { conditionMatchedLog, conditionThreshold } = condition;
  if (conditionMatchedLog) return entries.some(parseLogFilter(conditionMatchedLog.filter));
  const [, name] = /user\/(\w+)/.exec(conditionThreshold?.filter ?? '') ?? [];
  const metric = readMetrics().find((one) => one.name === name);
  if (!conditionThreshold || !metric) return false;
  const counted = entries.filter(parseLogFilter(metric.filter));
  const [, field] = /^EXTRACT\((.+)\)$/.exec(metric.valueExtractor ?? '') ?? [];
  const value = field ? Math.max(...counted.map((entry) => Number(fieldOf(entry, field)))) : counted.length;
  return value > conditionThreshold.thresholdValue;
}
