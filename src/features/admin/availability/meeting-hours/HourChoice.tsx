import { type Ref, useState } from 'react';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { slotInstant } from '../../../../domain/booking/slots.ts';
import { daysBetween } from '../../../../domain/time/calendar-day.ts';
import { shortSlot } from '../../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../../domain/time/slot-labels.ts';
import { useToday } from '../../controls/panel-context.ts';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { AnyHour, type AnyHourProps, HourWarnings } from './AnyHour.tsx';
import type { Hour } from './use-own-hours.ts';

const ANOTHER = 'another';

export interface HourChoiceProps extends AnyHourProps {
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
