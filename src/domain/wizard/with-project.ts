import type { StandardSize } from '../catalogue.ts';
import type { City } from '../cities.ts';
import { matchLocation } from '../suggestions.ts';
import type { ChosenShow, Inspiration, WizardDraft } from './draft.ts';

/** Values that a quote takes from a reference project; city and show are null if they cannot be matched. */
export interface ProjectStart {
  readonly project: Inspiration;
  readonly boothSize: StandardSize;
  readonly city: City | null;
  readonly show: ChosenShow | null;
}

/**
 * The draft with what the project has in place of its own; the rest is kept. A design or custom request goes with another
 * size, a city or show with the project's if they do not fit.
 */
export function withProject(draft: WizardDraft, { project, boothSize, ...place }: ProjectStart): WizardDraft {
  const city = place.city ?? draft.city;
  const show = place.show ?? draft.show;
  const fits = !city || !show || matchLocation(show, city) === 'match';
  return {
    ...draft,
    ...(fits ? { city, show } : place),
    ...(draft.boothSize !== boothSize && { boothSize, selectedDesign: null, customDesign: null }),
    inspiredBy: project,
  };
}
