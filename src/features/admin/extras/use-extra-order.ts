import { arrayMove } from '@dnd-kit/sortable';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { useState } from 'react';
import { contentMessages } from '../../../domain/content-messages.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { reportFailure } from '../session/report-failure.ts';
import type { LiveExtra } from './extra-kind.ts';
import { extraKind } from './extra-kind.ts';
import { inOrder, sortOrderChanges } from './reorder.ts';

export interface ExtraOrder {
  /** The extras in the order in which they are shown: the stored one, or the one that is being stored. */
  readonly shown: readonly LiveExtra[];
  /** Moves one to a place, 0 for the first, and stores that. A failure shows a toast and goes back to the stored order. */
  readonly moveTo: (id: string, place: number) => void;
}

/** The order of the extras, which is also the order that visitors see. */
export function useExtraOrder(extras: readonly LiveExtra[]): ExtraOrder {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const shown = inOrder(extras, order);

  async function save(ids: readonly string[]) {
    setOrder(ids);
    const changes = sortOrderChanges(inOrder(extras, ids));
    try {
      if (changes.length > 0) await withinTime(() => store(changes));
    } catch (error) {
      reportFailure(contentMessages.extras.updateFailed, error);
    }
    // Unless another order was chosen meanwhile
    setOrder((current) => (current === ids ? null : current));
  }
  function moveTo(id: string, place: number) {
    const ids = shown.map((extra) => extra.id);
    void save(arrayMove(ids, ids.indexOf(id), place));
  }
  return { shown, moveTo };
}

async function store(changes: ReturnType<typeof sortOrderChanges>): Promise<void> {
  const batch = writeBatch(db);
  for (const { id, sort_order } of changes) {
    batch.update(doc(db, extraKind.record.name, id), { sort_order, updated_at: serverTimestamp() });
  }
  await batch.commit();
}
