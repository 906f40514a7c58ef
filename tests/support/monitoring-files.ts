/** Reads deploy/monitoring, and the sections of docs/operate.md about its alerts. */
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
export interface AlertPolicy {
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

export function readMetrics(): LogMetric[] {
  return readFolder<LogMetric>('metrics');
}

export function readAlerts(): AlertPolicy[] {
  return readFolder<AlertPolicy>('alerts');
}

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
