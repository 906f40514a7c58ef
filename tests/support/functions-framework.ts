import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';
import { startBuiltFunction } from './built-function.ts';

/** Runs the built function `api` until the test ends, in a new project unless one is given. */
export function startBuiltApi(environment: Record<string, string> = {}, projectId?: string) {
  return startBuilt('api', '/api/content', environment, projectId);
}

/**
 * Runs the built function `target` in Cloud Functions' runtime until the test ends; resolves when it answers at `path`.
 * `projectId` is its project in the Firestore emulator, `peakMegabytes` the most memory that its process had.
 */
export async function startBuilt(
  target: string,
  path: string,
  environment: Record<string, string> = {},
  project?: string,
  onOutput?: (text: string) => void,
) {
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
  if (!(await pollUntil(() => answers(origin + path)))) {
    throw new Error('The functions framework did not start');
  }
  return { origin, projectId, peakMegabytes: () => peakMegabytesOf(pid) };
}

function peakMegabytesOf(pid: number | undefined): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!peak) throw new Error('The process does not tell how much memory it held');
  return Number(peak) / 1024;
}
