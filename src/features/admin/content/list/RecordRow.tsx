import { useSortable } from '@dnd-kit/sortable';
import { GripVertical, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardClass } from '../../../../components/card-class.ts';
import { classNames } from '../../../../components/class-names.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { RowButtons, type RowButtonsProps } from './RowButtons.tsx';

export interface RowContent {
  /** URL of the picture; null if there is none, undefined for kinds without pictures. */
  picture?: string | null;
  badges: ReactNode;
  /** Amounts and the like, shown before the description. */
  facts?: ReactNode;
  description: string;
  /** Parts that a visitor would miss, such as 'picture'. */
  missing: readonly string[];
  /** The record's URL on the site; null while it is hidden. */
  siteUrl: string | null;
  control?: ReactNode;
}

/** From this length on, rows out of view cost no layout: their estimated height would mislead a drag in a short list. */
const LONG_LIST = 50;

/** A record's row with a drag handle. In a narrow list the buttons are below the content. */
export function RecordRow(props: RowContent & RowButtonsProps & { id: string }) {
  const { id, name, picture, badges, facts, description, missing, control, ...buttons } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !buttons.place.isSortable,
  });
  return (
    <li
      ref={setNodeRef}
      data-record={id}
      className={cardClass({
        selected: isDragging,
        className: classNames(
          '@container rounded-control! shadow-none! motion-reduce:transition-none!',
          buttons.place.last >= LONG_LIST && '[contain-intrinsic-size:auto_5rem] [content-visibility:auto]',
          isDragging && 'relative z-10 opacity-80',
        ),
      })}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div className="flex flex-wrap items-center gap-x-3 py-2 pr-2 @max-3xl:pb-0.5 @3xl:flex-nowrap">
        {/* For pointers only: keyboards use the menu */}
        {buttons.place.isSortable ? (
          <span
            ref={setActivatorNodeRef}
            {...listeners}
            aria-hidden="true"
            title="Drag to reorder"
            className="-mr-2 grid h-14 w-7 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
          >
            <GripVertical className="size-5" />
          </span>
        ) : (
          <span className="-mr-1 h-14" />
        )}
        {picture !== undefined && (
          <div className="size-14 shrink-0 overflow-hidden rounded-control text-center text-xs">
            {picture ? (
              <MediaImage url={picture} alt="" sizes="3.5rem" className="size-full object-cover" />
            ) : (
              <div className="grid size-full place-items-center bg-surface-strong text-sm text-muted">
                No image
              </div>
            )}
          </div>
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="min-w-0 font-semibold wrap-anywhere text-ink">{name}</h3>
            {badges}
            {missing.length > 0 && (
              <p className="flex gap-1.5 text-xs leading-5 text-warning @max-xl:basis-full">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                Missing for visitors: {missing.join(', ')}
              </p>
            )}
          </div>
          <p className="mt-0.5 flex items-baseline gap-x-3 text-sm text-muted">
            {facts}
            <span className="line-clamp-1 min-w-0 flex-1 wrap-anywhere">{description}</span>
          </p>
        </div>
        <div className="flex items-center gap-2 @max-3xl:basis-full @max-3xl:pl-2">
          {control}
          <RowButtons name={name} {...buttons} />
        </div>
      </div>
    </li>
  );
}
