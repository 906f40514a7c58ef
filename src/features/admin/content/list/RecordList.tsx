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
import { Button } from '../../../../components/Button.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { LiveRegion, useAnnouncer } from '../../../../components/LiveRegion.tsx';
import type { Placed } from '../../../../domain/records/place-in-list.ts';
import { EmptyText } from '../../kit/ListBody.tsx';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { contentMessages } from '../content-messages.ts';
import type { ListedKind } from '../editor/record-kind.ts';
import type { RowPlace } from './RowButtons.tsx';
import { useRecordOrder } from './use-record-order.ts';
import { FEW, PAGE, type ShownRecords } from './use-shown-records.ts';

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
  records: readonly Live<Fields>[];
  /** Plural name of the records, such as 'extras'. */
  noun: string;
  /** The search, and the number of rows to show. */
  shown: Pick<ShownRecords<Live<Fields>>, 'isFound' | 'limit' | 'setLimit'>;
  /** Renders a record's row. */
  children: (record: Live<Fields>, place: RowPlace) => ReactNode;
}

/**
 * Records as rows that can be sorted by pointer or by their menus. Each move is announced and stored at once; Escape
 * cancels a drag.
 */
export function RecordList<Fields extends Placed>({
  kind,
  records,
  noun,
  shown: { isFound, limit, setLimit },
  children,
}: RecordListProps<Fields>) {
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const { message, announce } = useAnnouncer();
  const { ordered, moveTo } = useRecordOrder(kind, records);
  const sensors = useSensors(useSensor(PromptPointerSensor));
  const found = isFound ? ordered.filter(isFound) : ordered;
  const rows = found.slice(0, Math.max(limit, PAGE));
  const isFolded = limit < PAGE && !isFound;

  // The browser drops the focus when the row of the pressed button moves
  useLayoutEffect(() => {
    if (!pressed.current) return;
    listRef.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });

  function move(record: Live<Fields>, place: number) {
    // A moved row must stay visible
    if (place >= limit) setLimit(Math.max(PAGE, place + 1));
    announce(`${kind.nameOf(record)} moved to position ${place + 1} of ${ordered.length}`);
    moveTo(record.id, place);
  }
  /** Shows more rows and focuses the first new one, since the pressed button may disappear. */
  function showMore(from: number, upTo: number) {
    flushSync(() => setLimit(upTo));
    listRef.current?.children[from]?.querySelector('button')?.focus();
    announce(contentMessages.listed(Math.min(upTo, found.length), found.length, noun));
  }
  function handlePress(record: Live<Fields>, place: number) {
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
            {rows.map((record, index) =>
              children(record, {
                at: ordered.indexOf(record),
                last: ordered.length - 1,
                isSortable: !isFound,
                isFolded: isFolded && index >= FEW,
                onMove: (place) => handlePress(record, place),
              }),
            )}
          </ul>
        </SortableContext>
      </DndContext>
      {rows.length === 0 && <EmptyText>{contentMessages.noneFound(noun)}</EmptyText>}
      {isFolded && found.length > FEW && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3 w-full md:hidden"
          onClick={() => showMore(FEW, PAGE)}
        >
          {found.length > PAGE ? 'Show more' : `Show all ${found.length}`}
          <span className="sr-only"> {noun}</span>
        </Button>
      )}
      {found.length > rows.length && (
        <div className={classNames('mt-3 flex items-center gap-3', isFolded && 'max-md:hidden')}>
          <Button variant="secondary" size="sm" onClick={() => showMore(rows.length, rows.length + PAGE)}>
            Show more<span className="sr-only"> {noun}</span>
          </Button>
          <p className="text-sm text-muted">
            {rows.length} of {found.length}
          </p>
        </div>
      )}
      <LiveRegion message={message} />
    </>
  );
}
