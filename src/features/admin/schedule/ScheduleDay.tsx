import { Trash2 } from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';
import { formatDay } from '../../../domain/format-time.ts';
import type { ScheduledDay, ScheduledSlot } from './schedule-days.ts';

/** One date of the schedule with its slots. */
export function ScheduleDay({ day, onDelete }: { day: ScheduledDay; onDelete: () => void }) {
  const date = formatDay(day.date);
  return (
    <li className="rounded-control border border-line p-3 sm:p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-[0.9375rem] font-semibold">{date}</h3>
        {day.isOffered && (
          <button
            type="button"
            aria-label={`Delete ${date}`}
            onClick={onDelete}
            className="focus-ring -my-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-danger-soft hover:text-danger"
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {!day.isOffered && <p className="text-sm text-muted">Not offered any more</p>}
      <ul className="mt-2 flex flex-col gap-1.5">
        {day.slots.map((slot) => (
          <Slot key={slot.label} slot={slot} />
        ))}
      </ul>
    </li>
  );
}

function Slot({ slot: { label, booker } }: { slot: ScheduledSlot }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
      <span className="tabular-nums">{label}</span>
      <span
        className={classNames(
          'max-w-full rounded-2xl border px-2.5 py-0.5 text-xs leading-5 font-medium break-words',
          booker === null
            ? 'border-success-line bg-success-soft text-success'
            : 'border-brand-line bg-brand-soft text-brand-strong',
        )}
      >
        {booker === null ? 'Available' : `Booked: ${booker}`}
      </span>
    </li>
  );
}
