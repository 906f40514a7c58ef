import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

interface RunContext {
  /** Logged with every event of the run, and sent in the header X-Request-Id. */
  readonly requestId: string;
  /** Returns the request's content, which must never be logged. */
  readonly received?: () => unknown;
}

const runs = new AsyncLocalStorage<RunContext>();

/** Returns the calling code's run; undefined outside of a run. */
export function currentRun(): RunContext | undefined {
  return runs.getStore();
}

export function runInContext<T>(run: RunContext, work: () => T): T {
  return runs.run(run, work);
}

const TRACE = /^([0-9a-f]{32})(?:[/;]|$)/i;
const EXECUTION = /^[0-9a-z]{8,32}$/i;

/** Returns the cloud's trace, the function's execution id, or a new id; ignores malformed headers of a caller. */
export function requestIdOf(header: (name: string) => string | undefined): string {
  const [, trace] = TRACE.exec(header('x-cloud-trace-context') ?? '') ?? [];
  const execution = header('function-execution-id') ?? '';
  return trace?.toLowerCase() ?? (EXECUTION.test(execution) ? execution : randomUUID());
}
