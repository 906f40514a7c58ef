/**
 * functions-framework runs each request in a Node `domain`, to answer that request with 500 after an uncaught error.
 * The first domain enables async hooks for the whole process (https://github.com/nodejs/node/issues/57724), which
 * nearly doubles the CPU time of a request (a quote takes 14.1 ms instead of 8.3). Our routes need no domain: Express
 * handles what they throw or reject, and a hanging request has a deadline. A test under the framework notices if an
 * upgrade no longer calls `domain.create`.
 */
import domain from 'node:domain';

/**
 * Keeps the runtime's domains from enabling async hooks. An uncaught error then ends the instance; since each request
 * is one transaction, a retry gets its answer. Call it before the first request; it does nothing in other functions'
 * processes.
 * @param target the function's name, as the runtime knows it
 */
export function bypassNodeDomains(target: string): void {
  if (process.env['FUNCTION_TARGET'] !== target) return;
  Object.assign(domain, { create: () => ({ on: () => undefined, run: (work: () => void) => work() }) });
}
