import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { BUSINESS_HOURS, type Exception } from '../../../../domain/booking/weekly-hours.ts';
import {
  WEEKDAYS,
  WEEKLY_HOURS,
  type Weekday,
  type WeeklyHours,
} from '../../../../domain/records/weekly-hours.ts';
import { SLOT_LABELS } from '../../../../domain/time/slot-labels.ts';
import { RowDisclosure } from '../../controls/Disclosure.tsx';
import { FormDialog } from '../../controls/FormDialog.tsx';
import { useAdmin } from '../../controls/panel-context.ts';
import { useWork } from '../../controls/run-work.ts';
import { saveWeekly, type WeeklyChoice } from '../change-availability.ts';
import { Exceptions } from './Exceptions.tsx';
import { DATES_FOLLOW, dayName, hoursText } from './weekly-text.ts';

const WORKDAYS = WEEKDAYS.slice(0, 5);

/** Initial choice: business hours, so that one press is enough to save them. */
const FRESH: WeeklyChoice = {
  ...WEEKLY_HOURS.read({}),
  hours: withHours(WEEKLY_HOURS.read({}).hours, WORKDAYS, BUSINESS_HOURS),
  is_active: true,
};

interface WeeklyDialogProps {
  weekly: WeeklyHours | null;
  exceptions: readonly Exception[];
  onClose: () => void;
}

/** Editor for the weekly hours and for the dates that differ from them. */
export function WeeklyDialog({ weekly, exceptions, onClose }: WeeklyDialogProps) {
  const [{ hours, is_active, skip_holidays }, setChoice] = useState<WeeklyChoice>(weekly ?? FRESH);
  const { uid } = useAdmin();
  const { isWorking, run } = useWork('Error saving weekly hours');
  const change = (changes: Partial<WeeklyChoice>) => setChoice((before) => ({ ...before, ...changes }));
  const setDays = (days: readonly Weekday[], labels: readonly string[]) =>
    change({ hours: withHours(hours, days, labels) });

  async function save() {
    await saveWeekly(uid, { hours, is_active, skip_holidays });
    onClose();
    return { title: 'Weekly hours saved', description: DATES_FOLLOW };
  }
  return (
    <FormDialog
      title="Weekly hours"
      description="These hours open every week, as far ahead as visitors can book. Booked times always stay."
      submitLabel="Save weekly hours"
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={() => run(save)}
    >
      <div>
        <CheckboxField
          label="Keep these hours open"
          checked={is_active}
          onChange={(event) => change({ is_active: event.target.checked })}
        />
        <CheckboxField
          label="Closed on U.S. holidays"
          checked={skip_holidays}
          onChange={(event) => change({ skip_holidays: event.target.checked })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setDays(WORKDAYS, BUSINESS_HOURS)}>
          Business hours
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setDays(WEEKDAYS, [])}>
          Clear week
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {WEEKDAYS.map((day) => (
          <WeekdayHours
            key={day}
            day={day}
            labels={hours[day]}
            onChange={(labels) => setDays([day], labels)}
            onCopy={() => setDays(WORKDAYS, hours[day])}
          />
        ))}
      </ul>
      <Exceptions exceptions={exceptions} />
    </FormDialog>
  );
}

interface WeekdayHoursProps {
  day: Weekday;
  labels: readonly string[];
  onChange: (labels: readonly string[]) => void;
  onCopy: () => void;
}

function WeekdayHours({ day, labels, onChange, onCopy }: WeekdayHoursProps) {
  const name = dayName(day);
  return (
    <li>
      <RowDisclosure
        label={
          <>
            <span className="w-24 shrink-0 font-medium">{name}</span>
            <span className="min-w-0 flex-1 text-muted">{hoursText(labels)}</span>
          </>
        }
      >
        <fieldset className="pb-4">
          <legend className="sr-only">Hours of {name}</legend>
          <div className="grid grid-flow-col grid-cols-3 grid-rows-8 gap-x-2">
            {SLOT_LABELS.map((label) => (
              <label
                key={label}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-1 text-sm tabular-nums hover:bg-surface pointer-coarse:min-h-11"
              >
                <input
                  type="checkbox"
                  checked={labels.includes(label)}
                  onChange={() => onChange(withToggled(labels, label))}
                  className="focus-ring size-6 shrink-0 rounded-sm accent-brand"
                />
                {label}
              </label>
            ))}
          </div>
          <Button variant="secondary" size="sm" className="mt-3 block" onClick={onCopy}>
            Same for Monday to Friday
          </Button>
        </fieldset>
      </RowDisclosure>
    </li>
  );
}

function withHours(
  hours: WeeklyChoice['hours'],
  days: readonly Weekday[],
  labels: readonly string[],
): WeeklyChoice['hours'] {
  return { ...hours, ...Object.fromEntries(days.map((day) => [day, [...labels]])) };
}

/** Adds or removes a label, in the order of the day. */
function withToggled(labels: readonly string[], toggled: string): string[] {
  return SLOT_LABELS.filter((label) => labels.includes(label) !== (label === toggled));
}
