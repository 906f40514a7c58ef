import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { startBuiltFunction } from '../../scripts/stack/built-function.ts';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';

/** A running function, as it is deployed. */
export interface RunningFunction {
  readonly origin: string;
  /** The emulators' Firestore holds a project of its own for it. */
  readonly projectId: string;
  /** The peak memory of its process so far, in MB. */
  readonly peakMegabytes: () => number;
}

/** The built function `api`, running until the test has finished, in a project of its own unless one is given. */
export function startBuiltApi(
  environment: Record<string, string> = {},
  projectId?: string,
): Promise<RunningFunction> {
  return startBuilt('api', '/api/content', environment, projectId);
}

/**
 * Runs the built function `target` under the runtime that Cloud Functions uses until the test has finished; resolves
 * when it answers at `path`.
 */
export async function startBuilt(
  target: string,
  path: string,
  environment: Record<string, string> = {},
  project?: string,
  onOutput?: (text: string) => void,
): Promise<RunningFunction> {
  const settings = {
    TEAM_EMAIL: 'team@booth.example',
    RATE_LIMIT_PER_HOUR: '10000',
    RATE_LIMIT_TOTAL_PER_HOUR: '10000',
    TRUSTED_PROXIES: '0',
    CONFIRM_ABOVE_PER_HOUR: 'off',
    ...environment,
  };
  const options = { target, environment: settings, projectId: project, onOutput };
  const { origin, projectId, pid, stop } = await startBuiltFunction(testStackAddresses(), options);
  onTestFinished(stop);
  if (!(await pollUntil(() => answers(origin + path), 30_000))) {
    throw new Error('The functions framework did not start');
  }
  return { origin, projectId, peakMegabytes: () => peakMegabytesOf(pid) };
}

function peakMegabytesOf(pid: number | undefined): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!peak) throw new Error('The process does not tell how much memory it held');
  return Number(peak) / 1024;
}
