import { BookingsCard } from './bookings/BookingsCard.tsx';
import { SectionGrid } from './SectionGrid.tsx';
import type { SectionProps } from './section-props.ts';

/** '#bookings': the meetings, recent ones and all. */
export function BookingsSection({ admin, meetings, now }: SectionProps) {
  return (
    <SectionGrid>
      <BookingsCard admin={admin} upcoming={meetings.upcoming} past={meetings.past} now={now} />
    </SectionGrid>
  );
}
