import { Select } from '../../../../components/Select.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { ZONE_PLACE } from '../../../../domain/time/slot-labels.ts';
import { useToday } from '../../controls/panel-context.ts';
import type { Hour, HourState, OwnHours } from './use-own-hours.ts';

const STATES: Readonly<Record<HourState['state'], string>> = {
  open: ' (open)',
  booked: ' (booked)',
  closed: '',
};

export interface AnyHourProps {
  /** The hours of the chosen date. */
  hours: OwnHours;
  hour: Hour;
  onChange: (hour: Hour) => void;
}

/**
 * Picker for any future hour. Warns about hours that visitors could not book; booked hours cannot be chosen.
 */
export function AnyHour({ hours, hour, onChange }: AnyHourProps) {
  const { date, time } = hour;
  const choices = hours.hours;
  const isGone = time !== '' && !choices.some((choice) => choice.time === time);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-x-4">
        <TextField
          label="Date"
          type="date"
          min={useToday()}
          max="2999-12-31"
          value={date}
          onChange={(event) => onChange({ date: event.target.value, time })}
        />
        <Select
          label={`Time (${ZONE_PLACE})`}
          value={time}
          onChange={(event) => onChange({ date, time: event.target.value })}
        >
          <option value="">Choose</option>
          {isGone && <option value={time}>{time}</option>}
          {choices.map(({ time: label, state }) => (
            <option key={label} value={label} disabled={state === 'booked' && label !== time}>
              {label + STATES[state]}
            </option>
          ))}
        </Select>
      </div>
      <HourWarnings hours={hours} hour={hour} />
    </div>
  );
}

/** Announces the warnings about the chosen hour. */
export function HourWarnings({ hours, hour }: Omit<AnyHourProps, 'onChange'>) {
  const warnings = hour.date && hour.time ? hours.warningsAt(hour.time) : [];
  return (
    <div role="status">
      {warnings.length > 0 && (
        <ul
          aria-label="Visitors could not book this hour"
          className="rounded-control bg-warning-soft px-3 py-2 text-[0.9375rem] text-warning"
        >
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
