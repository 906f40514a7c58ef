import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  type PointerSensorProps,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement } from '@dnd-kit/modifiers';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion, useAnnouncer } from '../../../../components/LiveRegion.tsx';
import { bySortOrder, type Sortable } from '../../../../domain/records/place-in-list.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { EmptyText } from '../../controls/ListBody.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { runWork } from '../../controls/run-work.ts';
import type { RecordKind } from '../editor/record-kind.ts';
import type { RowPlace } from './RowButtons.tsx';
import { inOrder, sortOrderChanges } from './reorder.ts';

/**
 * A pointer sensor that takes the last move into account even if the release follows immediately. dnd-kit
 * drops a row where it was last rendered, which on a slow phone is a place or two behind the finger.
 */
class PromptPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    let drawLastMove = (): void => undefined;
    super({
      ...props,
      onMove(to) {
        drawLastMove = () => props.onMove(to);
        props.onMove(to);
      },
      onEnd() {
        flushSync(drawLastMove);
        props.onEnd();
      },
    });
  }
}

/** Disables dnd-kit's announcements: only pointers drag rows, and `move` announces the result. */
const silent = () => undefined;
const SILENT: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' } };

/** Keeps a dragged row inside the list: dragged sideways, it would keep widening the page. */
const INSIDE_THE_LIST = [restrictToParentElement];
const SCROLL_UP_AND_DOWN = { threshold: { x: 0, y: 0.2 } };

/** Rows that pointers and menus can sort. Each move is announced and stored at once; Escape cancels a drag. */
export function RecordList<Fields extends Sortable>(props: {
  kind: RecordKind<Fields>;
  records: readonly Stored<Fields>[];
  /** Decides which records the search finds; null without a search. */
  isFound: ((record: Stored<Fields>) => boolean) | null;
  children: (record: Stored<Fields>, place: RowPlace) => ReactNode;
}) {
  const { kind, records, isFound, children } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const { message, announce } = useAnnouncer();
  const { ordered, moveTo } = useRecordOrder(kind, records);
  const sensors = useSensors(useSensor(PromptPointerSensor));
  const rows = isFound ? ordered.filter(isFound) : ordered;

  // The browser drops the focus when the row of the pressed button moves
  useLayoutEffect(() => {
    if (!pressed.current) return;
    listRef.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });

  function move(record: Stored<Fields>, place: number) {
    announce(`${kind.nameOf(record)} moved to position ${place + 1} of ${ordered.length}`);
    void moveTo(record, place);
  }
  function handlePress(record: Stored<Fields>, place: number) {
    pressed.current = `[data-record="${CSS.escape(record.id)}"] [data-row-menu]`;
    move(record, place);
  }
  function handleDrop({ active, collisions }: DragEndEvent) {
    const dragged = ordered.find(({ id }) => id === active.id);
    // Not dnd-kit's `over`, which lags one move behind
    const place = ordered.findIndex(({ id }) => id === collisions?.[0]?.id);
    if (dragged && place >= 0 && ordered[place] !== dragged) move(dragged, place);
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={INSIDE_THE_LIST}
        autoScroll={SCROLL_UP_AND_DOWN}
        accessibility={ACCESSIBILITY}
        onDragEnd={handleDrop}
      >
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul ref={listRef} className="flex flex-col gap-1.5">
            {rows.map((record) =>
              children(record, {
                at: ordered.indexOf(record),
                last: ordered.length - 1,
                isSortable: !isFound,
                onMove: (place) => handlePress(record, place),
              }),
            )}
          </ul>
        </SortableContext>
      </DndContext>
      {rows.length === 0 && <EmptyText>{`No ${kind.plural} match the search.`}</EmptyText>}
      <LiveRegion message={message} />
    </>
  );
}

/**
 * Returns the records in their order, which visitors see too: the stored order, or the one being stored.
 * `moveTo` stores a record's new index; after a failure it shows a toast and the stored order again.
 */
function useRecordOrder<Fields extends Sortable>(
  kind: RecordKind<Fields>,
  records: readonly Stored<Fields>[],
) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const ordered = inOrder(records.toSorted(bySortOrder), order);

  async function moveTo(record: Stored<Fields>, place: number) {
    const moved = arrayMove([...ordered], ordered.indexOf(record), place);
    const ids = moved.map(({ id }) => id);
    setOrder(ids);
    await runWork(kind.texts.updateFailed, async () => {
      const batch = writeBatch(db);
      for (const { id, sort_order } of sortOrderChanges(moved)) {
        batch.update(doc(db, kind.record.name, id), { sort_order, updated_at: serverTimestamp() });
      }
      await withinTime(() => batch.commit());
    });
    // Unless the order was changed again meanwhile
    setOrder((current) => (current === ids ? null : current));
  }
  return { ordered, moveTo };
}
