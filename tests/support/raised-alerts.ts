import { LOG_ALERTS, type LogSelection, METRIC_SELECTIONS } from '../../scripts/monitoring/log-alerts.ts';
import { type AlertPolicy, readAlerts, readMetrics } from '../../scripts/monitoring/monitoring-files.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Parses a line of output; lines that are not JSON have no fields. */
function entryOf(line: string): Entry {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return {};
  }
}

function isSelected({ except = [], message, ...fields }: LogSelection, entry: Entry): boolean {
  return (
    Object.entries(fields).every(([field, value]) => entry[field] === value) &&
    (!message || String(entry['message']).includes(message)) &&
    !except.some((selection) => isSelected(selection, entry))
  );
}

/** Returns the names of the alerts that these lines trigger within minutes. */
export function alertsRaisedBy(lines: readonly string[]): string[] {
  const entries = lines.map(entryOf);
  const isRaised = ({ name, conditions }: AlertPolicy) => {
    const selection = LOG_ALERTS[name]?.selects;
    if (selection) return entries.some((entry) => isSelected(selection, entry));
    return conditions.some((condition) => isAbove(condition, entries));
  };
  return readAlerts()
    .filter(isRaised)
    .map(({ name }) => name);
}

function isAbove({ conditionThreshold }: AlertPolicy['conditions'][number], entries: Entry[]): boolean {
  const [, name = ''] = /user\/(\w+)/.exec(conditionThreshold?.filter ?? '') ?? [];
  const selection = METRIC_SELECTIONS[name];
  if (!conditionThreshold || !selection) return false;
  const counted = entries.filter((entry) => isSelected(selection, entry));
  const { valueExtractor = '' } = readMetrics().find((metric) => metric.name === name) ?? {};
  const [, field] = /^EXTRACT\(jsonPayload\.(.+)\)$/.exec(valueExtractor) ?? [];
  const value = field ? Math.max(...counted.map((entry) => Number(entry[field]))) : counted.length;
  return value > conditionThreshold.thresholdValue;
}
