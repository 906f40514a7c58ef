import { useMemo } from 'react';
import { AvailabilityCard } from './availability/AvailabilityCard.tsx';
import { SectionGrid } from './SectionGrid.tsx';
import { ScheduleCard } from './schedule/ScheduleCard.tsx';
import { scheduleDays } from './schedule/schedule-days.ts';
import type { SectionProps } from './section-props.ts';

/** '#availability': what is offered, and what of it is booked. */
export function AvailabilitySection({ admin, meetings, now }: SectionProps) {
  const { availability, claims, upcoming } = meetings;
  const days = useMemo(
    () => scheduleDays(availability.records, claims.records, upcoming.records),
    [availability.records, claims.records, upcoming.records],
  );
  return (
    <SectionGrid>
      <AvailabilityCard admin={admin} availability={availability.records} days={days} now={now} />
      <ScheduleCard admin={admin} list={availability} days={days} now={now} />
    </SectionGrid>
  );
}
