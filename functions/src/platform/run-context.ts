import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The request, task or run of a schedule that code works for. */
interface RunContext {
  /** In every event of the run, and in the header X-Request-Id of its answer. */
  readonly requestId: string;
  /** The request's content, which must never be logged. */
  received?: unknown;
}

const runs = new AsyncLocalStorage<RunContext>();

/** The run that the calling code works for; undefined outside of any. */
export function currentRun(): RunContext | undefined {
  return runs.getStore();
}

/** Has `work`, and whatever it starts, work for a run. */
export function inRun<T>(run: RunContext, work: () => T): T {
  return runs.run(run, work);
}

const TRACE = /^([0-9a-f]{32})(?:[/;]|$)/i;
const EXECUTION = /^[0-9a-z]{8,32}$/i;

/**
 * The id of a request: that of the cloud's trace, by which its own log of requests has it, too; else that of the function's execution;
 * else a new one. A caller may choose what stands in these headers, so they count in their own form only, and decide nothing.
 */
export function requestIdOf(header: (name: string) => string | undefined): string {
  const [, trace] = TRACE.exec(header('x-cloud-trace-context') ?? '') ?? [];
  const execution = header('function-execution-id') ?? '';
  return trace?.toLowerCase() ?? (EXECUTION.test(execution) ? execution : randomUUID());
}
