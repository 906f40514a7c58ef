import { SectionGrid } from '../kit/SectionGrid.tsx';
import type { SectionProps } from '../kit/section-props.ts';
import { LeadsCard } from './LeadsCard.tsx';

/** '#leads': what visitors sent, to be answered. */
export function LeadsSection({ admin, now }: SectionProps) {
  return (
    <SectionGrid>
      <LeadsCard admin={admin} now={now} />
    </SectionGrid>
  );
}
