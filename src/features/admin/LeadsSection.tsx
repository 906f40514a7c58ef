import { LeadsCard } from './leads/LeadsCard.tsx';
import { SectionGrid } from './SectionGrid.tsx';
import type { SectionProps } from './section-props.ts';

/** '#leads': what visitors sent, to be answered. */
export function LeadsSection({ admin, now }: SectionProps) {
  return (
    <SectionGrid>
      <LeadsCard admin={admin} now={now} />
    </SectionGrid>
  );
}
