import { useMemo } from 'react';
import type { SectionProps } from '../kit/panel-context.ts';
import { AvailabilityCard } from './AvailabilityCard.tsx';
import { ScheduleCard } from './schedule/ScheduleCard.tsx';
import { scheduleDays } from './schedule/schedule-days.ts';

/** '#availability': offered and booked hours. */
export function AvailabilitySection({ meetings }: SectionProps) {
  const { availability, claims, upcoming } = meetings;
  const days = useMemo(
    () => scheduleDays(availability.records, claims.records, upcoming.records),
    [availability.records, claims.records, upcoming.records],
  );
  return (
    <>
      <AvailabilityCard availability={availability.records} days={days} />
      <ScheduleCard list={availability} days={days} />
    </>
  );
}
