import { useId, useMemo } from 'react';
import { shortSlot } from '../../domain/time/format-time.ts';
import type { ZonedDay, ZonedSlot } from '../../domain/time/zoned-days.ts';
import { classNames } from '../class-names.ts';
import { suggestedSlots } from './meeting-choice.ts';

/** The next free times, those in the visitor's working hours first; one press chooses both. Nothing if there are none. */
export function NextAvailable(props: {
  days: readonly ZonedDay[];
  zone: string;
  /** Start (ISO, UTC) of the chosen slot. */
  selected: string | null;
  onSelect: (slot: ZonedSlot) => void;
}) {
  const { days, zone, selected, onSelect } = props;
  const headingId = useId();
  const slots = useMemo(() => suggestedSlots(days, zone), [days, zone]);
  if (slots.length === 0) return null;
  return (
    <div className="border-b border-line p-5 sm:p-6">
      <h4 id={headingId} className="mb-3 font-semibold tracking-tight">
        Next available
      </h4>
      <ul aria-labelledby={headingId} className="grid grid-cols-2 gap-2.5 @[32rem]:grid-cols-4">
        {slots.map((slot) => {
          const { day, time } = shortSlot(new Date(slot.startsAt), zone);
          const isSelected = slot.startsAt === selected;
          return (
            <li key={slot.startsAt} className="grid">
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => onSelect(slot)}
                className={classNames(
                  'focus-ring rounded-control border px-3 py-2 text-left leading-snug transition-colors motion-reduce:transition-none',
                  isSelected
                    ? 'border-brand bg-brand text-white'
                    : 'border-brand-line bg-brand-soft text-brand-strong enabled-hover:border-brand',
                )}
              >
                <span className="block text-sm">
                  {day}
                  <span className="sr-only">,</span>
                </span>{' '}
                <span className="block font-semibold tabular-nums">{time}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
