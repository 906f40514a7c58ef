import { useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { COMPANY_ZONE, SLOT_LABELS, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { availabilityMessages } from './availability-messages.ts';
import { BUSY, type HourState } from './hour-states.ts';

interface SlotChoiceProps {
  states: readonly HourState[];
  onToggle: (state: HourState) => void;
  onAll: () => void;
  onNone: () => void;
}

function startAtEight(list: HTMLElement | null) {
  const eight = list?.children[SLOT_LABELS.indexOf('8:00 AM')];
  if (list && eight instanceof HTMLElement) list.scrollTop = eight.offsetTop;
}

/** Checkboxes for the 24 hours of a day, in two columns that start in sight at 8 AM. */
export function SlotChoice({ states, onToggle, onAll, onNone }: SlotChoiceProps) {
  const count = states.filter(({ checked }) => checked).length;
  return (
    <fieldset className="min-w-0">
      <legend className="float-left pr-2 text-[0.9375rem] leading-10 font-semibold">Select Time Slots</legend>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onAll}>
          Select All
        </Button>
        <Button variant="secondary" size="sm" onClick={onNone}>
          Clear All
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        Times are in {ZONE_PLACE} ({COMPANY_ZONE}).
      </p>
      <ul
        ref={startAtEight}
        // Half a row at the end hints that there are more
        className="relative mt-3 grid max-h-58 grid-cols-2 gap-x-3 overflow-y-auto overscroll-contain pointer-coarse:max-h-72"
      >
        {states.map((state) => (
          <li key={state.label} className="min-w-0">
            <HourBox state={state} onToggle={() => onToggle(state)} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-[0.9375rem] text-muted">
        {availabilityMessages.selected(count)}
      </p>
    </fieldset>
  );
}

function HourBox({ state, onToggle }: { state: HourState; onToggle: () => void }) {
  const id = useId();
  const { label, checked, canOpen, canClose, booker, note } = state;
  const canChange = canOpen || canClose;
  return (
    <label
      className={classNames(
        'flex min-h-9 items-center gap-2 rounded-control px-1 text-[0.9375rem] tabular-nums sm:px-2 pointer-coarse:min-h-11',
        canChange ? 'cursor-pointer hover:bg-surface' : booker === null && 'text-faint',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={!canChange}
        onChange={onToggle}
        aria-describedby={note === null ? undefined : id}
        className="focus-ring size-6 shrink-0 rounded-sm accent-brand"
      />
      <span className="min-w-0">
        <span
          className={classNames('block whitespace-nowrap', !canChange && booker === null && 'line-through')}
        >
          {label}
        </span>
        {booker !== null && (
          <span aria-hidden="true" id={id} className="block truncate text-xs font-medium text-brand-strong">
            {note}
          </span>
        )}
      </span>
      {booker === null && note !== null && <HourNote id={id} text={note} isSeen={canChange} />}
    </label>
  );
}

/** A note on an hour. On phones, long text is replaced by the calendar's dot. */
function HourNote({ id, text, isSeen }: { id: string; text: string; isSeen: boolean }) {
  const isBusy = text === BUSY;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'ml-auto text-xs font-medium whitespace-nowrap',
        isBusy ? 'text-warning' : 'text-brand-strong',
      )}
    >
      <span id={id} className={isSeen ? classNames(!isBusy && 'max-sm:sr-only') : 'sr-only'}>
        {text}
      </span>
      {isSeen && !isBusy && <span className="block size-1.5 rounded-full bg-current sm:hidden" />}
    </span>
  );
}
