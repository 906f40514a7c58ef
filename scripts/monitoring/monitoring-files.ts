/** Reads deploy/monitoring: request bodies of Google's APIs, with `${NAMES}` as placeholders for a project's values. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ROOT } from '../stack/addresses.ts';
import { filterOf, LOG_ALERTS, METRIC_SELECTIONS } from './log-alerts.ts';

const FOLDER = resolve(ROOT, 'deploy/monitoring');
const RUNBOOK = resolve(ROOT, 'docs/runbook.md');

interface LogMetric {
  readonly name: string;
  readonly filter: string;
  /** `EXTRACT(field)`; distributions only. */
  readonly valueExtractor?: string;
}

/** An alert policy, as far as it is read here; its name is that of its section in the runbook. */
export interface AlertPolicy {
  readonly name: string;
  readonly displayName: string;
  readonly conditions: readonly {
    readonly conditionMatchedLog?: { readonly filter: string };
    readonly conditionThreshold?: { readonly filter: string; readonly thresholdValue: number };
  }[];
}

export function readBody<Body>(...path: string[]): Body {
  return JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8')) as Body;
}

export function readMetrics(): LogMetric[] {
  return readBody<Omit<LogMetric, 'filter'>[]>('metrics.json').map((metric) => {
    const selection = METRIC_SELECTIONS[metric.name];
    if (!selection) throw new Error(`METRIC_SELECTIONS has no ${metric.name}`);
    return { ...metric, filter: filterOf(selection) };
  });
}

export function readAlerts(): AlertPolicy[] {
  const files = readdirSync(join(FOLDER, 'alerts')).map((file) => ({
    ...readBody<AlertPolicy>('alerts', file),
    name: basename(file, '.json'),
  }));
  const onEvents = Object.entries(LOG_ALERTS).map(
    ([name, { displayName, severity, selects, names, period }]) => ({
      name,
      displayName,
      combiner: 'OR',
      severity,
      conditions: [
        {
          displayName,
          conditionMatchedLog: {
            filter: filterOf(selects),
            ...(names && { labelExtractors: { [names]: `EXTRACT(jsonPayload.${names})` } }),
          },
        },
      ],
      alertStrategy: { notificationRateLimit: { period: `${period}s` }, autoClose: '86400s' },
    }),
  );
  return [...onEvents, ...files].sort((one, other) => one.name.localeCompare(other.name));
}

/** The runbook's sections about alerts, by anchor. */
export function readRunbook(): ReadonlyMap<string, string> {
  const [, ...sections] = readFileSync(RUNBOOK, 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = '', ...text] = section.split('\n');
      return [title.trim(), text.join('\n').trim()] as const;
    }),
  );
}

/** Replaces the placeholders in a body; throws if a value is missing. */
export function filledIn<Body>(body: Body, values: Readonly<Record<string, string>>): Body {
  const text = JSON.stringify(body).replaceAll(/\$\{(\w+)\}/g, (_found, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for $\{${name}}`);
    return JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(text) as Body;
}
