import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { addDays } from '../../../domain/calendar-day.ts';
import { formatDay } from '../../../domain/format-time.ts';
import { type DateSeries, MAX_DATES, MAX_WEEKS, type Repeat } from './date-series.ts';

export interface RepeatChoiceProps {
  /** The chosen date, the first of the series. */
  date: string;
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
  /** The dates of the series. */
  series: DateSeries;
  /** The holidays among the dates, and if they are skipped. */
  holidays: readonly string[];
  skipsHolidays: boolean;
  onSkipHolidays: (skips: boolean) => void;
}

/**
 * Choice of dates for the hours: only the chosen one, several from the calendar, a range, or the same weekday for some
 * weeks.
 */
export function RepeatChoice({
  date,
  repeat,
  onChange,
  series,
  holidays,
  skipsHolidays,
  onSkipHolidays,
}: RepeatChoiceProps) {
  function changeKind(kind: string) {
    if (kind === 'chosen') onChange({ kind, others: [] });
    else if (kind === 'weekly-until') onChange({ kind, until: addDays(date, 21) });
    else if (kind === 'range') onChange({ kind, until: addDays(date, 6), weekdaysOnly: true });
    else if (kind === 'weekly') onChange({ kind, weeks: 4 });
    else onChange({ kind: 'once' });
  }
  return (
    <div className="flex flex-col gap-4">
      <Select label="Apply to" value={repeat.kind} onChange={(event) => changeKind(event.target.value)}>
        <option value="once">This date only</option>
        <option value="chosen">Several dates</option>
        <option value="range">Every day until</option>
        <option value="weekly-until">Same weekday until</option>
        <option value="weekly">Same weekday for several weeks</option>
      </Select>
      {(repeat.kind === 'range' || repeat.kind === 'weekly-until') && (
        <TextField
          label="Last date"
          type="date"
          min={date}
          max={addDays(date, repeat.kind === 'range' ? MAX_DATES - 1 : MAX_WEEKS * 7 - 1)}
          value={repeat.until}
          error={series.problem}
          onChange={(event) => onChange({ ...repeat, until: event.target.value })}
        />
      )}
      {repeat.kind === 'range' && (
        <CheckboxField
          label="Monday to Friday only"
          checked={repeat.weekdaysOnly}
          onChange={(event) => onChange({ ...repeat, weekdaysOnly: event.target.checked })}
        />
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
      {repeat.kind !== 'once' && holidays.length > 0 && (
        <CheckboxField
          label={`Skip U.S. holidays: ${holidays.join(', ')}`}
          checked={skipsHolidays}
          onChange={(event) => onSkipHolidays(event.target.checked)}
        />
      )}
      {repeat.kind !== 'once' && (
        <p role="status" className="text-[0.9375rem] text-muted">
          {repeat.kind === 'chosen' && repeat.others.length === 0
            ? 'Select more dates in the calendar above'
            : summaryOf(series)}
        </p>
      )}
    </div>
  );
}

/** Returns the number of dates and the last one: '8 dates, until Friday, January 8, 2027'. */
function summaryOf({ dates }: DateSeries): string {
  const last = dates.at(-1);
  if (!last) return 'No dates';
  return dates.length === 1
    ? `1 date: ${formatDay(last)}`
    : `${dates.length} dates, until ${formatDay(last)}`;
}
