import { SectionGrid } from '../kit/SectionGrid.tsx';
import { LeadsCard } from './LeadsCard.tsx';

/** '#leads': visitors' requests to be answered. */
export function LeadsSection() {
  return (
    <SectionGrid>
      <LeadsCard />
    </SectionGrid>
  );
}
