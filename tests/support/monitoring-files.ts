/** Reads deploy/monitoring, and the sections of docs/operate.md about its alerts; tells which alerts are raised. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ROOT } from '../../scripts/stack/addresses.ts';

const FOLDER = resolve(ROOT, 'deploy/monitoring');

interface LogMetric {
  readonly name: string;
  readonly filter: string;
  /** `EXTRACT(field)`; distributions only. */
  readonly valueExtractor?: string;
}

/** An alert policy, as far as it is read here; its name is the one of its file, and of its section in docs/operate.md. */
interface AlertPolicy {
  readonly name: string;
  readonly userLabels: { readonly 'booth-part': string };
  readonly conditions: readonly {
    readonly conditionMatchedLog?: { readonly filter: string };
    readonly conditionThreshold?: { readonly filter: string; readonly thresholdValue: number };
  }[];
  readonly alertStrategy: { readonly notificationRateLimit?: object };
}

function readFolder<Body>(folder: string): (Body & { readonly name: string })[] {
  return readdirSync(join(FOLDER, folder))
    .sort()
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(FOLDER, folder, file), 'utf8')) as Body),
      name: basename(file, '.json'),
    }));
}

export const readMetrics = () => readFolder<LogMetric>('metrics');
export const readAlerts = () => readFolder<AlertPolicy>('alerts');

/** Returns the sections of docs/operate.md about alerts, by anchor. */
export function readAlertSections(): ReadonlyMap<string, string> {
  const page = readFileSync(resolve(ROOT, 'docs/operate.md'), 'utf8');
  const [, ...sections] = (page.split('\n## Alerts\n')[1]?.split('\n## ')[0] ?? '').split(/^### /m);
  return new Map(
    sections.map((section) => {
      const [title = '', ...text] = section.split('\n');
      return [title.trim(), text.join('\n').trim()] as const;
    }),
  );
}

type Entry = Readonly<Record<string, unknown>>;

const SEVERITIES = ['DEBUG', 'INFO', 'WARNING', 'ERROR'];

/** Parses a line of output; text that is not JSON has no fields. */
function entryOf(line: string): Entry {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return {};
  }
}

/**
 * True if a filter of Cloud Logging selects an entry. Knows what our filters need: comparisons, or one in NOT (…), joined by
 * AND (https://cloud.google.com/logging/docs/view/logging-query-language).
 */
export function isSelected(filter: string, entry: Entry): boolean {
  return filter.split(' AND ').every((part) => {
    const [, negated] = /^NOT \((.*)\)$/.exec(part) ?? [];
    return negated ? !matches(negated, entry) : matches(part, entry);
  });
}

function matches(comparison: string, entry: Entry): boolean {
  const [, field = '', operator = '', quoted = ''] = /^([\w.]+)(>=|=|:)("[^"]*"|\w+)$/.exec(comparison) ?? [];
  const value = quoted.replaceAll('"', '');
  if (field === 'resource.type') return value === 'cloud_run_revision';
  if (field === 'severity' && operator === '>=')
    return SEVERITIES.indexOf(String(entry['severity'])) >= SEVERITIES.indexOf(value);
  const [, name = ''] = /^jsonPayload\.(\w+)$/.exec(field) ?? [];
  if (!name || operator === '>=') throw new Error(`Not understood: ${comparison}`);
  return operator === '=' ? entry[name] === value : String(entry[name]).includes(value);
}

/** Returns the names of the alerts that these lines trigger within minutes. */
export function alertsRaisedBy(lines: readonly string[]): string[] {
  const entries = lines.map(entryOf);
  return readAlerts()
    .filter(({ conditions }) => conditions.some((condition) => isMet(condition, entries)))
    .map(({ name }) => name);
}

function isMet({ conditionMatchedLog, conditionThreshold }: Condition, entries: readonly Entry[]): boolean {
  if (conditionMatchedLog) return entries.some((entry) => isSelected(conditionMatchedLog.filter, entry));
  const [, name = ''] = /user\/(\w+)/.exec(conditionThreshold?.filter ?? '') ?? [];
  const metric = readMetrics().find((each) => each.name === name);
  if (!conditionThreshold || !metric) return false;
  const counted = entries.filter((entry) => isSelected(metric.filter, entry));
  const [, field] = /^EXTRACT\(jsonPayload\.(.+)\)$/.exec(metric.valueExtractor ?? '') ?? [];
  const value = field ? Math.max(...counted.map((entry) => Number(entry[field]))) : counted.length;
  return value > conditionThreshold.thresholdValue;
}

type Condition = AlertPolicy['conditions'][number];
