/**
 * Cloud Functions' runtime (functions-framework) runs each request in a `domain` of Node's, to answer for what a function
 * throws unseen. The first one turns on hooks at every promise, timer and event of the process, for good, which cost as
 * much as all of our own work. Our routes need none: Express answers what they throw or reject.
 */
import domain from 'node:domain';

/**
 * From now on the runtime's domains only run what they are given. What is then thrown where nobody listens is no more laid
 * to a request: the runtime ends the instance, as Node does (docs/decisions/0111-out-of-domains.md).
 * Before the first request, and only in the process of this function.
 * @param target the function's name, as the runtime knows it
 */
export function stayOutOfDomains(target: string): void {
  if (process.env['FUNCTION_TARGET'] !== target) return;
  Object.assign(domain, { create: () => ({ on: () => undefined, run: (work: () => void) => work() }) });
}
