import type { AdminUser } from '../kit/admin-user.ts';
import { SectionGrid } from '../kit/SectionGrid.tsx';
import { DesignsCard } from './designs/DesignsCard.tsx';
import { ExtrasCard } from './extras/ExtrasCard.tsx';
import { LogoCard } from './logo/LogoCard.tsx';
import { ProjectsCard } from './projects/ProjectsCard.tsx';

/** '#content': what visitors see on the site. */
export function ContentSection({ admin }: { admin: AdminUser }) {
  return (
    <SectionGrid>
      <LogoCard admin={admin} />
      <ProjectsCard admin={admin} />
      <ExtrasCard admin={admin} />
      <DesignsCard admin={admin} />
    </SectionGrid>
  );
}
