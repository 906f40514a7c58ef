import { useMemo } from 'react';
import { SectionGrid } from '../kit/SectionGrid.tsx';
import type { SectionProps } from '../kit/section-props.ts';
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
    <SectionGrid>
      <AvailabilityCard availability={availability.records} days={days} />
      <ScheduleCard list={availability} days={days} />
    </SectionGrid>
  );
}
