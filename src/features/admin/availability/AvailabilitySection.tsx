import { useMemo } from 'react';
import { busyHours } from '../../../domain/booking/meeting-rules.ts';
import type { SectionProps } from '../kit/panel-context.ts';
import { AvailabilityCard } from './AvailabilityCard.tsx';
import { ScheduleCard } from './schedule/ScheduleCard.tsx';
import { scheduleDays } from './schedule/schedule-days.ts';

/** '#availability': offered and booked hours. */
export function AvailabilitySection({ meetings }: SectionProps) {
  const { availability, claims, upcoming, ownRules, busy } = meetings;
  const isBusy = useMemo(() => busyHours(ownRules, busy ?? []), [ownRules, busy]);
  const days = useMemo(
    () => scheduleDays(availability.records, claims.records, upcoming.records, isBusy),
    [availability.records, claims.records, upcoming.records, isBusy],
  );
  return (
    <>
      <AvailabilityCard availability={availability.records} days={days} isBusy={isBusy} />
      <ScheduleCard list={availability} days={days} />
    </>
  );
}
