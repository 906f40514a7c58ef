import { ChevronDown } from 'lucide-react';
import { Button } from '../../../../components/Button.tsx';
import type { Weekday } from '../../../../domain/records/weekly-hours.ts';
import { SLOT_LABELS } from '../../../../domain/slot-labels.ts';
import { dayName, hoursText } from './weekly-text.ts';

export interface WeekdayHoursProps {
  day: Weekday;
  labels: readonly string[];
  onChange: (labels: readonly string[]) => void;
  /** Gives Monday to Friday the hours of this day. */
  onCopy: () => void;
}

/** One day of the week: its hours in words, and as boxes once it is opened. */
export function WeekdayHours({ day, labels, onChange, onCopy }: WeekdayHoursProps) {
  const name = dayName(day);
  return (
    <li>
      <details className="group">
        <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control py-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
          <span className="w-24 shrink-0 font-medium">{name}</span>
          <span className="min-w-0 flex-1 text-muted">{hoursText(labels)}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <fieldset className="pb-4">
          <legend className="sr-only">Hours of {name}</legend>
          <ul className="grid grid-flow-col grid-cols-3 grid-rows-8 gap-x-2">
            {SLOT_LABELS.map((label) => (
              <li key={label}>
                <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-1 text-sm tabular-nums hover:bg-surface pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    checked={labels.includes(label)}
                    onChange={() => onChange(withToggled(labels, label))}
                    className="focus-ring size-6 shrink-0 rounded-sm accent-brand"
                  />
                  {label}
                </label>
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" className="mt-3" onClick={onCopy}>
            Same for Monday to Friday
          </Button>
        </fieldset>
      </details>
    </li>
  );
}

/** The labels with one more or one less, in the order of the day. */
function withToggled(labels: readonly string[], toggled: string): string[] {
  return SLOT_LABELS.filter((label) => labels.includes(label) !== (label === toggled));
}
