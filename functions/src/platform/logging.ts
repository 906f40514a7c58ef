/** The one way in which functions log. */
import { type LogEntry, write } from 'firebase-functions/logger';
import { errorFacts } from './error-facts.ts';
import { EVENTS, type EventFields, type EventName } from './events.ts';
import { currentRun } from './run-context.ts';

/**
 * Logs an event with the id of the request that it belongs to. Of an `error` among the fields its facts are written, not itself:
 * its message may quote what a visitor typed.
 */
export function logEvent<Name extends EventName>(name: Name, fields: EventFields<Name>): void {
  const { severity, message } = EVENTS[name];
  const run = currentRun();
  const entry: LogEntry = { ...fields, severity, message, event: name };
  if (run) entry['request_id'] = run.requestId;
  if ('error' in fields) entry['error'] = errorFacts(fields.error, run?.received);
  write(entry);
}
