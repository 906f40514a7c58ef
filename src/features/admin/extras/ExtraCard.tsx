import { useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { classNames } from '../../../components/class-names.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { formatUsd } from '../../../domain/pricing.ts';
import { NoImage } from '../cards/NoImage.tsx';
import { RecordButtons } from '../record-editor/RecordButtons.tsx';
import type { LiveExtra } from './extra-kind.ts';

export interface ExtraCardProps {
  extra: LiveExtra;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** By one place: -1 towards the start of the list, 1 towards its end. */
  onMove: (by: -1 | 1) => void;
}

/** One extra in the panel's grid, which can be dragged by its handle. */
export function ExtraCard({ extra, isFirst, isLast, onEdit, onDelete, onMove }: ExtraCardProps) {
  const { id, name } = extra;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      data-extra={id}
      className={cardClass({
        selected: isDragging,
        className: classNames(
          'flex flex-col overflow-hidden motion-reduce:transition-none!',
          isDragging && 'relative z-10 opacity-80',
        ),
      })}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div className="relative aspect-3/2">
        {extra.image_url ? (
          <MediaImage
            url={extra.image_url}
            alt=""
            sizes="(width < 40rem) 100vw, 24rem"
            className="size-full object-cover"
          />
        ) : (
          <NoImage />
        )}
        {/* For mouse and finger; the buttons below do the same by keyboard */}
        <span
          ref={setActivatorNodeRef}
          {...listeners}
          aria-hidden="true"
          title="Drag to reorder"
          className="absolute top-2 left-2 grid size-11 cursor-grab touch-none place-items-center rounded-control border border-line bg-white/95 text-muted active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-semibold break-words text-ink">{name}</h3>
          <Badge tone={extra.is_active ? 'success' : 'neutral'}>
            {extra.is_active ? 'Active' : 'Inactive'}
          </Badge>
        </div>
        <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">
          {extra.description || 'No description'}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1">
          <span className="font-semibold text-ink tabular-nums">
            {formatUsd(extra.unit_price_usd, { cents: 'always' })}
          </span>
          <span className="text-sm text-muted">Max: {extra.max_quantity}</span>
          {extra.category && (
            <Badge tone="brand" className="max-w-full">
              <span className="truncate" title={extra.category}>
                {extra.category}
              </span>
            </Badge>
          )}
        </div>
      </div>
      <div className="flex items-center gap-2 border-t border-line p-3">
        <RecordButtons name={name} onEdit={onEdit} onDelete={onDelete} />
        <MoveButton by={-1} name={name} isAtEnd={isFirst} onMove={onMove} />
        <MoveButton by={1} name={name} isAtEnd={isLast} onMove={onMove} />
      </div>
    </li>
  );
}

interface MoveButtonProps {
  by: -1 | 1;
  name: string;
  isAtEnd: boolean;
  onMove: (by: -1 | 1) => void;
}

/** At the end of the list the button stays focusable: it is where the last press was. */
function MoveButton({ by, name, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = by < 0 ? ArrowLeft : ArrowRight;
  return (
    <Button
      variant="ghost"
      size="sm"
      data-move={by}
      className={classNames('w-10 px-0 pointer-coarse:w-11', by < 0 && 'ml-auto')}
      aria-label={`Move ${name} ${by < 0 ? 'earlier' : 'later'}`}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onMove(by);
      }}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}
