import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { type DateSeries, MAX_DATES, MAX_WEEKS } from './date-series.ts';
import type { Hours } from './use-hours.ts';

export interface RepeatChoiceProps {
  /** The chosen date, the first of the series. */
  date: string;
  hours: Hours;
}

/**
 * Choice of dates for the hours: only the chosen one, several from the calendar, a range, or the same weekday for some
 * weeks.
 */
export function RepeatChoice({ date, hours }: RepeatChoiceProps) {
  const { repeat, changeRepeat, series, holidays } = hours;
  function changeKind(kind: string) {
    if (kind === 'chosen') changeRepeat({ kind, others: [] });
    else if (kind === 'weekly-until') changeRepeat({ kind, until: addDays(date, 21) });
    else if (kind === 'range') changeRepeat({ kind, until: addDays(date, 6), weekdaysOnly: true });
    else if (kind === 'weekly') changeRepeat({ kind, weeks: 4 });
    else changeRepeat({ kind: 'once' });
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
          onChange={(event) => changeRepeat({ ...repeat, until: event.target.value })}
        />
      )}
      {repeat.kind === 'range' && (
        <CheckboxField
          label="Monday to Friday only"
          checked={repeat.weekdaysOnly}
          onChange={(event) => changeRepeat({ ...repeat, weekdaysOnly: event.target.checked })}
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
          onChange={(event) => changeRepeat({ ...repeat, weeks: event.target.valueAsNumber })}
        />
      )}
      {repeat.kind !== 'once' && holidays.length > 0 && (
        <CheckboxField
          label={`Skip U.S. holidays: ${holidays.join(', ')}`}
          checked={hours.skipsHolidays}
          onChange={(event) => hours.setSkipsHolidays(event.target.checked)}
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
