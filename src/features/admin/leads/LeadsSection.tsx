import { SectionGrid } from '../kit/SectionGrid.tsx';
import { LeadsCard } from './LeadsCard.tsx';

/** '#leads': what visitors sent, to be answered. */
export function LeadsSection() {
  return (
    <SectionGrid>
      <LeadsCard />
    </SectionGrid>
  );
}
