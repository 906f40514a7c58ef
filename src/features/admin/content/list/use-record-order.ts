import { arrayMove } from '@dnd-kit/sortable';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { useState } from 'react';
import { bySortOrder, type Sortable } from '../../../../domain/records/place-in-list.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { reportFailure } from '../../controls/report-failure.ts';
import type { ListedKind } from '../editor/record-kind.ts';
import { inOrder, sortOrderChanges } from './reorder.ts';

/**
 * Returns the records in their order, which visitors see too: the stored order, or the one being stored.
 * `moveTo` stores a record's new index; after a failure it shows a toast and the stored order again.
 */
export function useRecordOrder<Fields extends Sortable>(
  kind: ListedKind<Fields>,
  records: readonly Stored<Fields>[],
) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const stored = [...records].sort(bySortOrder);
  const ordered = inOrder(stored, order);

  async function save(ids: readonly string[]) {
    setOrder(ids);
    const changes = sortOrderChanges(inOrder(stored, ids));
    try {
      if (changes.length > 0) await withinTime(() => store(kind.record.name, changes));
    } catch (error) {
      reportFailure(kind.texts.updateFailed, error);
    }
    // Unless the order was changed again meanwhile
    setOrder((current) => (current === ids ? null : current));
  }
  function moveTo(id: string, place: number) {
    const ids = ordered.map((record) => record.id);
    void save(arrayMove(ids, ids.indexOf(id), place));
  }
  return { ordered, moveTo };
}

async function store(collection: string, changes: ReturnType<typeof sortOrderChanges>): Promise<void> {
  const batch = writeBatch(db);
  for (const { id, sort_order } of changes) {
    batch.update(doc(db, collection, id), { sort_order, updated_at: serverTimestamp() });
  }
  await batch.commit();
}
