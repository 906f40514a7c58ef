/** Fails tests on unexpected problems: errors and warnings on the console, and uncaught errors. */
import { expect } from 'vitest';

let found: string[] = [];
let allowed: RegExp[] = [];

/** Allows console messages that the test provokes on purpose. */
export function allowProblems(...expected: RegExp[]): void {
  allowed.push(...expected);
}

/** Returns all console messages of this test so far, one line each. */
export function problemsSoFar(): readonly string[] {
  return found;
}

/** Resets the list; called before each test. */
export function watchProblems(): void {
  found = [];
  allowed = [];
}

/** Fails the test on anything it did not allow; called after each test. */
export function checkProblems(): void {
  const unexpected = found.filter((text) => !allowed.some((known) => known.test(text)));
  expect(unexpected, 'console messages').toEqual([]);
}

function note(level: string, parts: readonly unknown[]): void {
  const text = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)));
  found.push(`${level}: ${text.join(' ')}`);
}

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => note(level, parts);
}
