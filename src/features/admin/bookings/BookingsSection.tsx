import { SectionGrid } from '../kit/SectionGrid.tsx';
import type { SectionProps } from '../kit/section-props.ts';
import { BookingsCard } from './BookingsCard.tsx';

/** '#bookings': recent and all bookings. */
export function BookingsSection({ meetings }: SectionProps) {
  return (
    <SectionGrid>
      <BookingsCard upcoming={meetings.upcoming} past={meetings.past} />
    </SectionGrid>
  );
}
