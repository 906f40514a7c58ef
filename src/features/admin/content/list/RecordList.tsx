import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement } from '@dnd-kit/modifiers';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LiveRegion } from '../../../../components/LiveRegion.tsx';
import { useAnnouncer } from '../../../../components/use-announcer.ts';
import type { Placed } from '../../../../domain/records/place-in-list.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { PromptPointerSensor } from './prompt-pointer-sensor.ts';
import type { RowPlace } from './row-place.ts';
import { type OrderedKind, useRecordOrder } from './use-record-order.ts';

/**
 * Silences the drag library's announcements: rows are dragged by pointer only, and the result is announced
 * below.
 */
const silent = () => undefined;
const SILENT: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' } };

/** A row that left the list sideways would widen the page, and so on for as long as it is held there. */
const INSIDE_THE_LIST = [restrictToParentElement];
const SCROLL_UP_AND_DOWN = { threshold: { x: 0, y: 0.2 } };

export interface RecordListProps<Fields> {
  kind: OrderedKind;
  records: readonly Live<Fields>[];
  nameOf: (record: Live<Fields>) => string;
  /** One record's row. */
  children: (record: Live<Fields>, place: RowPlace) => ReactNode;
}

/**
 * Records as rows that can be reordered, by mouse or finger or by the arrows; each move is announced and stored at
 * once, Escape ends a drag where it began.
 */
export function RecordList<Fields extends Placed>({
  kind,
  records,
  nameOf,
  children,
}: RecordListProps<Fields>) {
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const { message, announce } = useAnnouncer();
  const { shown, moveTo } = useRecordOrder(kind, records);
  const sensors = useSensors(useSensor(PromptPointerSensor));

  // The browser drops the focus when the row of the pressed button changes its place
  useLayoutEffect(() => {
    if (!pressed.current) return;
    listRef.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });

  function move(record: Live<Fields>, place: number) {
    announce(`${nameOf(record)} moved to position ${place + 1} of ${shown.length}`);
    moveTo(record.id, place);
  }
  function handlePress(record: Live<Fields>, place: number, by: -1 | 1) {
    pressed.current = `[data-record="${CSS.escape(record.id)}"] [data-move="${by}"]`;
    move(record, place + by);
  }
  function handleDrop({ active, collisions }: DragEndEvent) {
    const dragged = shown.find(({ id }) => id === active.id);
    // Not dnd-kit's `over`, which is what the row was over before its last move
    const place = shown.findIndex(({ id }) => id === collisions?.[0]?.id);
    if (dragged && place >= 0 && shown[place] !== dragged) move(dragged, place);
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
        <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul ref={listRef} className="flex flex-col gap-2">
            {shown.map((record, place) =>
              children(record, {
                isFirst: place === 0,
                isLast: place === shown.length - 1,
                onMove: (by) => handlePress(record, place, by),
              }),
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <LiveRegion message={message} />
    </>
  );
}
