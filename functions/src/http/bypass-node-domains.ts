/**
 * functions-framework runs each request in a Node `domain`, to turn uncaught errors into that request's 500. The first
 * one enables async hooks for the whole process (https://github.com/nodejs/node/issues/57724), which doubles the CPU time
 * of a request (a quote 14.1 ms, 8.3 without). Our routes need none: Express answers what they throw or reject, and a
 * hanging request has a deadline. A test under the framework notices an upgrade without `domain.create`.
 */
import domain from 'node:domain';

/**
 * Keeps the runtime's domains from enabling async hooks. An uncaught error then ends the instance; each request is one
 * transaction, and a retry gets its answer. Call it before the first request; it does nothing in other functions'
 * processes.
 * @param target the function's name, as the runtime knows it
 */
export function bypassNodeDomains(target: string): void {
  if (process.env['FUNCTION_TARGET'] !== target) return;
  Object.assign(domain, { create: () => ({ on: () => undefined, run: (work: () => void) => work() }) });
}
