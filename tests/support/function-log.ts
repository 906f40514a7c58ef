import { readFileSync, statSync } from 'node:fs';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { logFilesOf } from '../../scripts/stack/log-files.ts';

/** The log that functions write which tests start as they are deployed (functions-framework.ts). */
const { processes } = logFilesOf(testStackAddresses());

/** From now on: `lines` are those that were written since, without ends that are still being written. */
export function followFunctionLog(): { lines: () => string[] } {
  const start = statSync(processes, { throwIfNoEntry: false })?.size ?? 0;
  return {
    lines: () => {
      const text = statSync(processes, { throwIfNoEntry: false })
        ? readFileSync(processes).subarray(start).toString('utf8')
        : '';
      return text
        .slice(0, text.lastIndexOf('\n') + 1)
        .split('\n')
        .slice(0, -1);
    },
  };
}
