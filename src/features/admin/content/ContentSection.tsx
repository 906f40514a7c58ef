import { DesignsCard } from './designs/DesignsCard.tsx';
import { ExtrasCard } from './extras/ExtrasCard.tsx';
import { ContentSearch } from './list/ContentSearch.tsx';
import { LogoCard } from './logo/LogoCard.tsx';
import { ProjectsCard } from './projects/ProjectsCard.tsx';
import { ShowsCard } from './shows/ShowsCard.tsx';

/** '#content': the site's content. */
export function ContentSection() {
  return (
    <>
      <ContentSearch />
      <LogoCard />
      <ProjectsCard />
      <ExtrasCard />
      <DesignsCard />
      <ShowsCard />
    </>
  );
}
