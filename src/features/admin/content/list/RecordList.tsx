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
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion, useAnnouncer } from '../../../../components/LiveRegion.tsx';
import type { Sortable } from '../../../../domain/records/place-in-list.ts';
import { EmptyText } from '../../controls/ListBody.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import type { ListedKind } from '../editor/record-kind.ts';
import type { RowPlace } from './RowButtons.tsx';
import { useRecordOrder } from './use-record-order.ts';

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

export interface RecordListProps<Fields> {
  kind: ListedKind<Fields>;
  records: readonly Stored<Fields>[];
  /** Plural name of the records, such as 'extras'. */
  noun: string;
  /** Decides which records the search finds; null without a search. */
  isFound: ((record: Stored<Fields>) => boolean) | null;
  /** Renders a record's row. */
  children: (record: Stored<Fields>, place: RowPlace) => ReactNode;
}

/**
 * Records as rows that can be sorted by pointer or by their menus. Each move is announced and stored at once; Escape
 * cancels a drag.
 */
export function RecordList<Fields extends Sortable>({
  kind,
  records,
  noun,
  isFound,
  children,
}: RecordListProps<Fields>) {
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
    moveTo(record.id, place);
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
      {rows.length === 0 && <EmptyText>{`No ${noun} match the search.`}</EmptyText>}
      <LiveRegion message={message} />
    </>
  );
}
