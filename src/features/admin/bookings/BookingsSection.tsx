import { SectionGrid } from '../kit/SectionGrid.tsx';
import type { SectionProps } from '../kit/section-props.ts';
import { BookingsCard } from './BookingsCard.tsx';

/** '#bookings': the meetings, recent ones and all. */
export function BookingsSection({ admin, meetings, now }: SectionProps) {
  return (
    <SectionGrid>
      <BookingsCard admin={admin} upcoming={meetings.upcoming} past={meetings.past} now={now} />
    </SectionGrid>
  );
}
