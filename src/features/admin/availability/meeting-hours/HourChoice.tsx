import { type Ref, useState } from 'react';
import { Select } from '../../../../components/Select.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { slotInstant } from '../../../../domain/booking/slots.ts';
import { daysBetween } from '../../../../domain/time/calendar-day.ts';
import { shortSlot } from '../../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../../domain/time/slot-labels.ts';
import { useToday } from '../../controls/panel-context.ts';
import { RadioCards } from '../../controls/RadioCards.tsx';
import type { Hour, HourState, OwnHours } from './use-own-hours.ts';

const ANOTHER = 'another';

interface HourChoiceProps extends AnyHourProps {
  /** The next open hours; null while loading. */
  next: readonly Hour[] | null;
  error: string | undefined;
  /** Gets the focus if no hour was chosen. */
  ref: Ref<HTMLFieldSetElement>;
}

/** Choice between the next open hours and any other hour. */
export function HourChoice({ next: loaded, hours, hour, onChange, error, ref }: HourChoiceProps) {
  const today = useToday();
  const [isAnother, setAnother] = useState(false);
  if (!loaded) return <Skeleton className="h-60" />;
  const next = loaded;
  const isNext = next.some((one) => keyOf(one) === keyOf(hour));
  const isAnyHour = isAnother || next.length === 0 || (hour.time !== '' && !isNext);

  function choose(key: string) {
    setAnother(key === ANOTHER);
    const chosen = next.find((one) => keyOf(one) === key);
    if (chosen) onChange({ date: chosen.date, time: chosen.time });
  }
  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        ref={ref}
        error={error}
        legend={`Time (${ZONE_PLACE})`}
        choices={[
          ...next.map((one) => ({ value: keyOf(one), ...textsOf(one, today) })),
          { value: ANOTHER, label: 'Another time', text: 'Any date and hour' },
        ]}
        value={isAnyHour ? ANOTHER : keyOf(hour)}
        onChange={choose}
      />
      {isAnyHour ? (
        <AnyHour hours={hours} hour={hour} onChange={onChange} />
      ) : (
        <HourWarnings hours={hours} hour={hour} />
      )}
    </div>
  );
}

function keyOf({ date, time }: Hour): string {
  return `${date} ${time}`;
}

function textsOf({ date, time }: Hour, today: string): { label: string; text: string } {
  const startsAt = slotInstant(date, time);
  const days = daysBetween(today, date) ?? 0;
  return {
    label: startsAt ? `${shortSlot(startsAt, COMPANY_ZONE).day}, ${time}` : time,
    text: ['Today', 'Tomorrow'][days] ?? `In ${days} days`,
  };
}

const STATES: Readonly<Record<HourState['state'], string>> = {
  open: ' (open)',
  booked: ' (booked)',
  closed: '',
};

export interface AnyHourProps {
  hours: OwnHours;
  hour: Hour;
  onChange: (hour: Hour) => void;
}

/** Picker for any future hour. Warns about hours that visitors could not book; booked hours cannot be chosen. */
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

function HourWarnings({ hours, hour }: Omit<AnyHourProps, 'onChange'>) {
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
