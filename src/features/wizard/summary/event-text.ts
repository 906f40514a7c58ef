import type { City } from '../../../domain/cities.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';

/** 'CES, Las Vegas, NV', or as much of it as is chosen; null if nothing is. */
export function eventText({ show, city }: Pick<WizardDraft, 'show' | 'city'>): string | null {
  const parts = [show?.name, city?.city, city?.state].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** 'Las Vegas, NV': how a city is written everywhere; its name alone while the state is open. */
export function cityLabel({ city, state }: City): string {
  return state ? `${city}, ${state}` : city;
}
