import type { PublishedProject } from '../records/reference-projects.ts';
import { freeSlug } from '../slug.ts';

type Named = Pick<PublishedProject, 'id' | 'company_name' | 'conference_name'>;

/**
 * Returns the paths of the projects' pages by id: '/projects/maple-loom-nrf-big-show'. Projects with the same name are
 * numbered from the end of the list, where the oldest is. A project without a Latin letter or digit has no page.
 */
export function projectPaths(projects: readonly Named[]): Readonly<Record<string, string>> {
  const taken = new Set<string>();
  const paths: Record<string, string> = {};
  for (const { id, company_name, conference_name } of projects.toReversed()) {
    const slug = freeSlug(`${company_name} ${conference_name}`, taken);
    if (slug === '') continue;
    taken.add(slug);
    paths[id] = `/projects/${slug}`;
  }
  return paths;
}
