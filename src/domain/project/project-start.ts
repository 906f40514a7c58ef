/** The parts of a reference project that the wizard can use; its location and show are free text. */
import { standardSizeOf } from '../quote/catalogue.ts';
import type { PublishedProject } from '../records/reference-projects.ts';
import type { TradeShow } from '../records/shows.ts';
import { type City, canBeQuoted } from '../show/cities.ts';
import { readCity } from '../show/read-city.ts';
import { matchLocation, showNamed } from '../show/suggestions.ts';
import type { ChosenShow, WizardDraft } from '../wizard/draft.ts';

export type ProjectStart = ReturnType<typeof startOf>;

type NamedProject = Pick<PublishedProject, 'company_name' | 'conference_name'>;
/** The parts of a reference project that a quote can start from. */
export type PlacedProject = NamedProject & Pick<PublishedProject, 'id' | 'location' | 'booth_size'>;

/** Returns a project's name in a quote: 'Maple & Loom, NRF Big Show'. */
export function projectNameOf({ company_name, conference_name }: NamedProject): string {
  return `${company_name}, ${conference_name}`;
}

/** Returns a project's values for a quote: its size, and its city and show, null if they cannot be quoted. */
export function startOf(project: PlacedProject, shows: readonly TradeShow[]) {
  const located = readCity(project.location, shows);
  const city = canBeQuoted(located) ? located : null;
  return {
    project: { id: project.id, name: projectNameOf(project) },
    boothSize: standardSizeOf(project.booth_size),
    city,
    show: listedShowOf(project.conference_name, city, shows),
  };
}

/**
 * Returns the draft with the project's values. A different size clears design and custom request; the project's city or
 * show clears a show or city that does not match.
 */
export function withProject(
  draft: WizardDraft,
  { project, boothSize, ...place }: ProjectStart,
  shows: readonly TradeShow[],
): WizardDraft {
  const city = place.city ?? draft.city;
  const show = place.show ?? draft.show;
  const fits = !city || !show || matchLocation(show, city, shows) === 'match';
  return {
    ...draft,
    ...(fits ? { city, show } : place),
    ...(draft.boothSize !== boothSize && { boothSize, selectedDesign: null, customDesign: null }),
    inspiredBy: project,
  };
}

/** Returns the listed show with this name, with or without a year, unless it is now in another city. */
function listedShowOf(conference: string, city: City | null, shows: readonly TradeShow[]): ChosenShow | null {
  const listed = showNamed(conference, shows);
  const isThere = listed && (!city || matchLocation(listed, city, shows) === 'match');
  return isThere ? { id: listed.id, name: listed.name } : null;
}
