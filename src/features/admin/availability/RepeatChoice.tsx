import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { addDays } from '../../../domain/calendar-day.ts';
import { formatDay } from '../../../domain/format-time.ts';
import { type DateSeries, MAX_DATES, MAX_WEEKS, type Repeat } from './date-series.ts';

export interface RepeatChoiceProps {
  /** The chosen date; the others follow it. */
  date: string;
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
  /** What comes of it. */
  series: DateSeries;
}

/** Whether the slots go to the chosen date alone, to all days of a range, or to the same weekday of several weeks. */
export function RepeatChoice({ date, repeat, onChange, series }: RepeatChoiceProps) {
  function changeKind(kind: string) {
    if (kind === 'range') onChange({ kind, until: addDays(date, 6), weekdaysOnly: true });
    else if (kind === 'weekly') onChange({ kind, weeks: 4 });
    else onChange({ kind: 'once' });
  }
  return (
    <div className="flex flex-col gap-4">
      <Select label="Apply to" value={repeat.kind} onChange={(event) => changeKind(event.target.value)}>
        <option value="once">This date only</option>
        <option value="range">Every day until</option>
        <option value="weekly">Same weekday for several weeks</option>
      </Select>
      {repeat.kind === 'range' && (
        <>
          <TextField
            label="Last date"
            type="date"
            min={date}
            max={addDays(date, MAX_DATES - 1)}
            value={repeat.until}
            error={series.problem}
            onChange={(event) => onChange({ ...repeat, until: event.target.value })}
          />
          <CheckboxField
            label="Monday to Friday only"
            checked={repeat.weekdaysOnly}
            onChange={(event) => onChange({ ...repeat, weekdaysOnly: event.target.checked })}
          />
        </>
      )}
      {repeat.kind === 'weekly' && (
        <TextField
          label="Number of weeks"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_WEEKS}
          step={1}
          value={Number.isNaN(repeat.weeks) ? '' : repeat.weeks}
          error={series.problem}
          onChange={(event) => onChange({ ...repeat, weeks: event.target.valueAsNumber })}
        />
      )}
      {repeat.kind !== 'once' && (
        <p role="status" className="text-[0.9375rem] text-muted">
          {summaryOf(series)}
        </p>
      )}
    </div>
  );
}

/** How many dates, and the last one: '8 dates, until Friday, January 8, 2027'. */
function summaryOf({ dates }: DateSeries): string {
  const last = dates.at(-1);
  if (!last) return 'No dates';
  return dates.length === 1
    ? `1 date: ${formatDay(last)}`
    : `${dates.length} dates, until ${formatDay(last)}`;
}
