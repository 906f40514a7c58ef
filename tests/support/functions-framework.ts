import { onTestFinished } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { startBuiltFunction } from '../../scripts/stack/built-function.ts';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';

/**
 * Runs the built function `api` under the runtime that Cloud Functions uses, until the test has finished; resolves to
 * its origin. The emulators' Firestore holds a project of its own for it.
 */
export async function startBuiltApi(): Promise<{ origin: string; projectId: string }> {
  const { origin, projectId, stop } = await startBuiltFunction(testStackAddresses(), 'api', {
    TEAM_EMAIL: 'team@booth.example',
    RATE_LIMIT_PER_HOUR: '10000',
    RATE_LIMIT_TOTAL_PER_HOUR: '10000',
    TRUSTED_PROXIES: '0',
  });
  onTestFinished(stop);
  if (!(await pollUntil(() => answers(`${origin}/api/content`), 30_000))) {
    throw new Error('The functions framework did not start');
  }
  return { origin, projectId };
}
