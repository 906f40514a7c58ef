import { type FirestoreEvent, onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import type { Document } from '../../../src/domain/records/document.ts';
import type { DefinedRecord } from '../../../src/domain/records/record.ts';
import { runJob } from '../platform/run-job.ts';
import type { FunctionName } from '../platform/service-accounts.ts';
import { entryPoint } from './entry-points.ts';

interface RecordChange<Kind> {
  readonly kind: Kind;
  readonly id: string;
  /** Undefined if the record was deleted. */
  readonly document: Document | undefined;
  readonly at: Date;
}

/**
 * Returns a function for each kind of record that does `work` when one of its records is created, changed or deleted.
 * Triggers fire at least once and are retried for 24 hours until they succeed.
 * @example export const { followBookings } = recordTriggers('written', { followBookings: BOOKINGS }, work);
 */
export function recordTriggers<Name extends FunctionName, Kind extends Pick<DefinedRecord, 'name'>>(
  when: 'created' | 'written',
  kinds: Readonly<Record<Name, Kind>>,
  work: (change: RecordChange<Kind>) => Promise<unknown>,
) {
  const declare = (name: Name, kind: Kind) => {
    const options = { document: `${kind.name}/{id}`, ...entryPoint(name), maxInstances: 10, retry: true };
    const run = (event: Pick<FirestoreEvent<unknown>, 'params' | 'time'>, document: Document | undefined) =>
      runJob(name, () => work({ kind, id: event.params['id'] ?? '', document, at: new Date(event.time) }));
    return when === 'created'
      ? onDocumentCreated(options, (event) => run(event, event.data?.data()))
      : onDocumentWritten(options, (event) => run(event, event.data?.after.data()));
  };
  const names = Object.keys(kinds) as Name[];
  return Object.fromEntries(names.map((name) => [name, declare(name, kinds[name])])) as Record<
    Name,
    ReturnType<typeof declare>
  >;
}
