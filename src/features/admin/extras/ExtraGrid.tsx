import { useLayoutEffect, useRef } from 'react';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { useAnnouncer } from '../../../components/use-announcer.ts';
import { ExtraCard } from './ExtraCard.tsx';
import type { LiveExtra } from './extra-kind.ts';
import { useExtraDrag } from './use-extra-drag.ts';
import { useExtraOrder } from './use-extra-order.ts';

export interface ExtraGridProps {
  extras: readonly LiveExtra[];
  onEdit: (extra: LiveExtra) => void;
  onDelete: (extra: LiveExtra) => void;
}

/** The extras as cards that can be reordered; each move is announced and stored at once. */
export function ExtraGrid({ extras, onEdit, onDelete }: ExtraGridProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const { message, announce } = useAnnouncer();
  const order = useExtraOrder(extras);
  const drag = useExtraDrag(listRef, order, (id, place) => {
    if (extras[place]?.id !== id) announceMove(id, place);
  });

  // The browser drops the focus when the card of the pressed button changes its place
  useLayoutEffect(() => {
    if (!pressed.current) return;
    listRef.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });

  function announceMove(id: string, place: number) {
    const name = extras.find((extra) => extra.id === id)?.name ?? 'Extra';
    announce(`${name} moved to position ${place + 1} of ${extras.length}`);
  }
  function move(id: string, by: -1 | 1) {
    pressed.current = `[data-extra="${CSS.escape(id)}"] [data-move="${by}"]`;
    announceMove(id, order.moveBy(id, by));
  }

  return (
    <>
      <ul ref={listRef} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {order.shown.map((extra, index) => (
          <ExtraCard
            key={extra.id}
            extra={extra}
            isFirst={index === 0}
            isLast={index === order.shown.length - 1}
            isDragged={extra.id === drag.draggedId}
            onEdit={() => onEdit(extra)}
            onDelete={() => onDelete(extra)}
            onMove={(by) => move(extra.id, by)}
            onDragStart={(event) => drag.start(extra.id, event)}
          />
        ))}
      </ul>
      <LiveRegion message={message} />
    </>
  );
}
