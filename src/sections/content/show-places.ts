import { startOf } from '../../domain/project/project-start.ts';
import type { PublishedProject } from '../../domain/records/reference-projects.ts';
import type { Show } from '../../domain/records/shows.ts';
import type { City } from '../../domain/show/cities.ts';
import { freeSlug } from '../../domain/slug.ts';

/**
 * Returns the cities that have a show or a project, with their shows and projects; shows' cities first. Left out are
 * projects without a U.S. city, and cities without a Latin letter or digit, which have no page.
 */
export function showPlaces(shows: readonly Show[], projects: readonly PublishedProject[]) {
  const isSame = (place: City) => (other: City | null) =>
    other?.city === place.city && other.state === place.state;
  const projectCities = projects.map((project) => ({ project, city: startOf(project, shows).city }));
  const cities = [...shows, ...projectCities.flatMap(({ city }) => city ?? [])];
  const taken = new Set<string>();
  return cities.flatMap((place, index) => {
    if (cities.findIndex(isSame(place)) !== index) return [];
    const slug = freeSlug(place.city, taken);
    if (slug === '') return [];
    taken.add(slug);
    return {
      city: place.city,
      state: place.state,
      path: `/cities/${slug}`,
      shows: shows.filter(isSame(place)),
      projects: projectCities.flatMap(({ project, city }) => (isSame(place)(city) ? project : [])),
    };
  });
}

/** Returns the projects built for a listed show. */
export function projectsAt({ id }: Show, shows: readonly Show[], projects: readonly PublishedProject[]) {
  return projects.filter((project) => startOf(project, shows).show?.id === id);
}
