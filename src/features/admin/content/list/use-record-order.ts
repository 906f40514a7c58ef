import { arrayMove } from '@dnd-kit/sortable';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { useState } from 'react';
import { byPlace, type Placed } from '../../../../domain/records/place-in-list.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { inOrder, sortOrderChanges } from './reorder.ts';

/** Collection and texts of a list that can be reordered. */
export interface OrderedKind {
  readonly record: { readonly name: string };
  readonly texts: { readonly updateFailed: string };
}

export interface RecordOrder<Fields> {
  /** The records in the order in which they are shown: the stored one, or the one that is being stored. */
  readonly shown: readonly Live<Fields>[];
  /** Moves one to a place, 0 for the first, and stores that. A failure shows a toast and goes back to the stored order. */
  readonly moveTo: (id: string, place: number) => void;
}

/** The order of the records, which is also the order that visitors see. */
export function useRecordOrder<Fields extends Placed>(
  kind: OrderedKind,
  records: readonly Live<Fields>[],
): RecordOrder<Fields> {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const stored = [...records].sort(byPlace);
  const shown = inOrder(stored, order);

  async function save(ids: readonly string[]) {
    setOrder(ids);
    const changes = sortOrderChanges(inOrder(stored, ids));
    try {
      if (changes.length > 0) await withinTime(() => store(kind.record.name, changes));
    } catch (error) {
      reportFailure(kind.texts.updateFailed, error);
    }
    // Unless another order was chosen meanwhile
    setOrder((current) => (current === ids ? null : current));
  }
  function moveTo(id: string, place: number) {
    const ids = shown.map((record) => record.id);
    void save(arrayMove(ids, ids.indexOf(id), place));
  }
  return { shown, moveTo };
}

async function store(collection: string, changes: ReturnType<typeof sortOrderChanges>): Promise<void> {
  const batch = writeBatch(db);
  for (const { id, sort_order } of changes) {
    batch.update(doc(db, collection, id), { sort_order, updated_at: serverTimestamp() });
  }
  await batch.commit();
}
