import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement } from '@dnd-kit/modifiers';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef } from 'react';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { useAnnouncer } from '../../../components/use-announcer.ts';
import { ExtraCard } from './ExtraCard.tsx';
import type { LiveExtra } from './extra-kind.ts';
import { useExtraOrder } from './use-extra-order.ts';

/** What dragging itself would say; a card is dragged by mouse or finger, and where it ends is told below. */
const silent = () => undefined;
const SILENT: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' } };

/** A card that left the list sideways would widen the page, and so on for as long as it is held there. */
const INSIDE_THE_LIST = [restrictToParentElement];
const SCROLL_UP_AND_DOWN = { threshold: { x: 0, y: 0.2 } };

export interface ExtraGridProps {
  extras: readonly LiveExtra[];
  onEdit: (extra: LiveExtra) => void;
  onDelete: (extra: LiveExtra) => void;
}

/**
 * The extras as cards that can be reordered, by mouse or finger or by the arrows; each move is announced and stored at
 * once, Escape ends a drag where it began.
 */
export function ExtraGrid({ extras, onEdit, onDelete }: ExtraGridProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const { message, announce } = useAnnouncer();
  const { shown, moveTo } = useExtraOrder(extras);
  const sensors = useSensors(useSensor(PointerSensor));

  // The browser drops the focus when the card of the pressed button changes its place
  useLayoutEffect(() => {
    if (!pressed.current) return;
    listRef.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });

  function move({ id, name }: LiveExtra, place: number) {
    announce(`${name} moved to position ${place + 1} of ${shown.length}`);
    moveTo(id, place);
  }
  function handlePress(extra: LiveExtra, place: number, by: -1 | 1) {
    pressed.current = `[data-extra="${CSS.escape(extra.id)}"] [data-move="${by}"]`;
    move(extra, place + by);
  }
  function handleDrop({ active, over }: DragEndEvent) {
    const dragged = shown.find(({ id }) => id === active.id);
    const place = shown.findIndex(({ id }) => id === over?.id);
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
        <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
          <ul ref={listRef} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((extra, place) => (
              <ExtraCard
                key={extra.id}
                extra={extra}
                isFirst={place === 0}
                isLast={place === shown.length - 1}
                onEdit={() => onEdit(extra)}
                onDelete={() => onDelete(extra)}
                onMove={(by) => handlePress(extra, place, by)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <LiveRegion message={message} />
    </>
  );
}
