import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type LogEntry, write } from 'firebase-functions/logger';
import { EVENTS, type EventFields, type EventName } from './events.ts';

interface RunContext {
  /** Logged with every event of the run, and sent in the header X-Request-Id. */
  readonly requestId: string;
  /** Returns the request's content, which must never be logged. */
  readonly received?: () => unknown;
}

const runs = new AsyncLocalStorage<RunContext>();

export function runInContext<T>(run: RunContext, work: () => T): T {
  return runs.run(run, work);
}

const TRACE = /^([0-9a-f]{32})(?:[/;]|$)/i;

/** Returns the id in the cloud's header X-Cloud-Trace-Context, or a new id; ignores what a caller made up. */
export function requestIdOf(traceContext = ''): string {
  return TRACE.exec(traceContext)?.[1]?.toLowerCase() ?? randomUUID();
}

/** Logs an event with the request's id. Logs only facts about an `error`, since its message may quote a visitor. */
export function logEvent<Name extends EventName>(name: Name, fields: EventFields<Name>): void {
  const { severity, message } = EVENTS[name];
  const run = runs.getStore();
  const entry: LogEntry = { ...fields, severity, message, event: name };
  if (run) entry['request_id'] = run.requestId;
  if ('error' in fields) entry['error'] = errorFacts(fields.error, run?.received?.());
  write(entry);
}

const MAX_FRAMES = 12;
const MAX_MESSAGE = 300;

/** Replaces anything that may be personal. */
const HIDDEN = '…';

/** Returns an error's name, code, source location, and message without personal data or texts of `received`. */
function errorFacts(error: unknown, received?: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  const message = safeMessage(error.message, received);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(message ? { message } : {}),
    at: frames.slice(0, MAX_FRAMES).map((frame) => shortenPath(frame.trim())),
  };
}

/** Shortens the path in a stack frame to start at a source folder or package. */
function shortenPath(frame: string): string {
  return frame.replace(/(?:file:\/\/)?\/[^\s()]*?\/((?:functions\/)?src\/|node_modules\/)/, '$1');
}

/** Returns the first line of a message without quoted text, addresses, phone numbers, and texts from the request. */
export function safeMessage(message: string, received?: unknown): string {
  const [line = ''] = message.slice(0, 10 * MAX_MESSAGE).split('\n');
  const own = textsIn(received).reduce((text, sent) => text.replaceAll(sent, HIDDEN), line);
  return own
    .replace(/"(?:[^"\\]|\\.)*"?|`[^`]*`?|(?<!\w)'(?:[^'\\]|\\.)*'/g, HIDDEN)
    .replace(/[^\s<>(),;]+@[^\s<>(),;]+/g, HIDDEN)
    .replace(/\+?\d[\d\s().-]{5,}\d/g, HIDDEN)
    .slice(0, MAX_MESSAGE);
}

/** Returns the texts in a parsed body, longest first, without those under three letters, which every word contains. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const visit = (part: unknown): void => {
    if (typeof part === 'string' && part.trim().length > 2) texts.push(part.trim());
    else if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)) {
      for (const inner of Object.values(part)) visit(inner);
    }
  };
  visit(value);
  return texts.sort((one, other) => other.length - one.length);
}
