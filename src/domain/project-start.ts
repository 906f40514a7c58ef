/** The parts of a reference project that the wizard can use; its location and show are free text. */
import { standardSizeOf } from './catalogue.ts';
import { type City, canBeQuoted, listedCity } from './cities.ts';
import type { PublishedProject } from './records/reference-projects.ts';
import { suggestShows } from './suggestions.ts';
import type { ChosenShow } from './wizard/draft.ts';
import type { ProjectStart } from './wizard/with-project.ts';

const COUNTRY = /,\s*(?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?)$/i;
const CITY_AND_STATE = /^(.+?)\s*,\s*([a-z]{2})$/i;
const YEAR = /\s+(?:19|20)\d\d$/;

type NamedProject = Pick<PublishedProject, 'company_name' | 'conference_name'>;
type PlacedProject = NamedProject & Pick<PublishedProject, 'id' | 'location' | 'booth_size'>;

/** Returns a project's name in a quote: 'Maple & Loom, NRF Big Show'. */
export function projectNameOf({ company_name, conference_name }: NamedProject): string {
  return `${company_name}, ${conference_name}`;
}

/** Returns the project's size, and its city and show if a quote can be made for them. */
export function startOf(project: PlacedProject): ProjectStart {
  const city = cityOf(project.location);
  return {
    project: { id: project.id, name: projectNameOf(project) },
    boothSize: standardSizeOf(project.booth_size),
    city,
    show: listedShowOf(project.conference_name, city),
  };
}

/** Parses 'Orlando, FL', with or without the country, or the name of a listed city; null otherwise. */
function cityOf(location: string): City | null {
  const place = location.trim().replace(COUNTRY, '');
  const [, name = place, code] = CITY_AND_STATE.exec(place) ?? [];
  const listed = listedCity(name);
  const state = code?.toUpperCase() ?? listed?.state;
  if (!state || !canBeQuoted({ city: name, state })) return null;
  return listed ?? { city: name, state };
}

/** Returns the listed show of that name, with or without a year; not one that is now in another city. */
function listedShowOf(conference: string, city: City | null): ChosenShow | null {
  const name = conference.trim().replace(YEAR, '').toLowerCase();
  const listed = suggestShows(name, city).find((show) => show.name.toLowerCase() === name);
  return listed ? { id: listed.id, name: listed.name } : null;
}
