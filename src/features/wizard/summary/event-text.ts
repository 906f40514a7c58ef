import type { City } from '../../../domain/cities.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';

/** Returns 'CES, Las Vegas, NV', or the parts chosen so far; null if none. */
export function eventText({ show, city }: Pick<WizardDraft, 'show' | 'city'>): string | null {
  const parts = [show?.name, city?.city, city?.state].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Returns 'Las Vegas, NV'; the name alone while the state is unknown. */
export function cityLabel({ city, state }: City): string {
  return state ? `${city}, ${state}` : city;
}
