import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { ZonedDay, ZonedSlot } from '../../domain/time/zoned-days.ts';
import { classNames } from '../class-names.ts';
import { freeCount, freeCountText } from './meeting-choice.ts';

/** The times of a day in two columns; booked ones are disabled and marked 'Booked'. */
export function TimeSlots(props: {
  /** The chosen day; it has no slots if nothing is offered. */
  day: ZonedDay;
  /** Start (ISO, UTC) of the chosen slot. */
  selected: string | null;
  onSelect: (slot: ZonedSlot) => void;
}) {
  const { day, selected, onSelect } = props;
  const free = freeCount(day);
  return (
    <Times text={free === 0 ? meetingMessages.noSlots : freeCountText(free)}>
      {day.slots.map((slot) => (
        <li key={slot.startsAt} className="grid">
          <SlotButton slot={slot} isSelected={slot.startsAt === selected} onSelect={onSelect} />
        </li>
      ))}
    </Times>
  );
}

/** Placeholder for the times before a date is chosen. Pressing one asks for a date first. */
export function TimesBeforeDate({ labels, onPress }: { labels: readonly string[]; onPress: () => void }) {
  return (
    <Times text={meetingMessages.selectDateFirst}>
      {labels.map((label) => (
        <li key={label} className="grid">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onPress}
            className={classNames(
              SLOT,
              'justify-center border-dashed border-line-strong text-muted enabled-hover:border-field enabled-hover:bg-surface',
            )}
          >
            {label}
          </button>
        </li>
      ))}
    </Times>
  );
}

function Times({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-[0.9375rem] text-muted">{text}</p>
      <ul className="grid grid-cols-2 gap-2.5">{children}</ul>
    </div>
  );
}

const SLOT =
  'focus-ring flex min-h-11 items-center gap-2 rounded-control border px-3 text-[0.9375rem] tabular-nums transition-colors motion-reduce:transition-none';

function SlotButton(props: { slot: ZonedSlot; isSelected: boolean; onSelect: (slot: ZonedSlot) => void }) {
  const { slot, isSelected, onSelect } = props;
  if (slot.status === 'booked') {
    return (
      <button
        type="button"
        disabled
        className={classNames(SLOT, 'cursor-not-allowed justify-center border-line bg-surface text-faint')}
      >
        {/* Below each other: side by side they need more than half a phone's width */}
        <span className="leading-tight">
          <span className="block line-through">{slot.label}</span>{' '}
          <span className="block text-xs leading-tight">Booked</span>
        </span>
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onSelect(slot)}
      className={classNames(
        SLOT,
        'justify-center font-medium',
        isSelected
          ? 'border-brand bg-brand text-white forced-colors:choice'
          : 'border-line-strong bg-white text-ink enabled-hover:border-brand enabled-hover:bg-brand-soft enabled-hover:text-brand-strong',
      )}
    >
      {isSelected && <Check aria-hidden="true" className="size-4" />}
      {slot.label}
    </button>
  );
}
