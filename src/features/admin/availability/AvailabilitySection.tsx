import type { Meetings } from '../meetings/use-meetings.ts';
import { AvailabilityCard } from './AvailabilityCard.tsx';
import { ScheduleCard } from './schedule/ScheduleCard.tsx';
import { useSchedule } from './schedule/schedule-days.ts';

/** '#availability': offered and booked hours. */
export function AvailabilitySection({ meetings }: { meetings: Meetings }) {
  const schedule = useSchedule(meetings);
  return (
    <>
      <AvailabilityCard {...schedule} />
      <ScheduleCard {...schedule} />
    </>
  );
}
