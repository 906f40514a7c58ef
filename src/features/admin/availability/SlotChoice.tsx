import { useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { SLOT_LABELS } from '../../../domain/slot-labels.ts';

export interface SlotChoiceProps {
  /** The labels that may be chosen: all while no date is chosen. */
  offerable: readonly string[];
  /** What the chosen date offers already. */
  present: readonly string[];
  selected: readonly string[];
  onChange: (labels: readonly string[]) => void;
}

/** The 24 hourly labels of New York as checkboxes in two columns. */
export function SlotChoice({ offerable, present, selected, onChange }: SlotChoiceProps) {
  const id = useId();
  function toggle(label: string) {
    onChange(selected.includes(label) ? selected.filter((entry) => entry !== label) : [...selected, label]);
  }
  return (
    <fieldset className="min-w-0">
      <legend className="float-left text-[0.9375rem] leading-10 font-semibold">Select Time Slots</legend>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={() => onChange(offerable)}>
          Select All
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onChange([])}>
          Clear All
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">Times are in New York (America/New_York).</p>
      <ul className="mt-3 grid grid-flow-col grid-cols-2 grid-rows-12 gap-x-3">
        {SLOT_LABELS.map((label, index) => {
          const canChoose = offerable.includes(label);
          const note = canChoose ? (present.includes(label) ? 'Offered' : null) : 'Not possible';
          return (
            <li key={label}>
              <label
                className={classNames(
                  'flex min-h-10 items-center gap-2 rounded-control px-1 text-[0.9375rem] tabular-nums sm:px-2 pointer-coarse:min-h-11',
                  canChoose ? 'cursor-pointer hover:bg-surface' : 'text-faint',
                )}
              >
                <input
                  type="checkbox"
                  checked={selected.includes(label)}
                  disabled={!canChoose}
                  onChange={() => toggle(label)}
                  aria-describedby={note ? `${id}-${index}` : undefined}
                  className="focus-ring size-5 shrink-0 rounded-sm accent-brand"
                />
                <span className={classNames('whitespace-nowrap', !canChoose && 'line-through')}>{label}</span>
                {note && <SlotNote id={`${id}-${index}`} text={note} isSeen={canChoose} />}
              </label>
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-3 text-[0.9375rem] text-muted">
        {adminMessages.availability.selected(selected.length)}
      </p>
    </fieldset>
  );
}

/** What is known of a slot: in words, or on a phone with the calendar's dot. */
function SlotNote({ id, text, isSeen }: { id: string; text: string; isSeen: boolean }) {
  return (
    <span aria-hidden="true" className="ml-auto text-xs font-medium text-brand-strong">
      <span id={id} className={isSeen ? 'max-sm:sr-only' : 'sr-only'}>
        {text}
      </span>
      {isSeen && <span className="block size-1.5 rounded-full bg-current sm:hidden" />}
    </span>
  );
}
