import { TextField } from '../../../components/TextField.tsx';
import { useParam } from '../place/current-place.ts';
import { DesignsCard } from './designs/DesignsCard.tsx';
import { ExtrasCard } from './extras/ExtrasCard.tsx';
import { useFoundCount } from './list/find-records.ts';
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

function ContentSearch() {
  const [find, setFind] = useParam('find');
  const count = useFoundCount();
  return (
    <search className="flex flex-wrap items-end gap-x-4 lg:col-span-2">
      <TextField
        label="Search content"
        type="search"
        placeholder="Search by name, category, size, city"
        value={find}
        onChange={(event) => setFind(event.target.value)}
        // Phones have little room, and the placeholder repeats the label
        className="w-full sm:w-96 max-sm:[&>label]:sr-only"
      />
      <p role="status" className="text-[0.9375rem] text-muted not-empty:py-2.5">
        {find.trim() && (count === 1 ? '1 record found' : `${count} records found`)}
      </p>
    </search>
  );
}
