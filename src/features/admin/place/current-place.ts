import { atom, onMount } from 'nanostores';
import { FIRST_SECTION, type Place, placeHash, readPlace, type Section } from './place.ts';

/** The place that is on screen; follows the address. */
export const $place = atom<Place>(FIRST_SECTION);

onMount($place, () => {
  follow();
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  return () => {
    removeEventListener('hashchange', follow);
    removeEventListener('popstate', follow);
  };
});

/** A fragment that is no section, such as the skip link's, leaves one where one is. */
function follow(): void {
  const place = location.hash === '' ? FIRST_SECTION : (readPlace(location.hash) ?? $place.get());
  if (placeHash(place) !== placeHash($place.get())) $place.set(place);
}

/** Goes to a section, and to what it is to show; Back returns. */
export function goTo(section: Section, params: Place['params'] = {}): void {
  const hash = placeHash({ section, params });
  if (hash === location.hash) return;
  history.pushState(null, '', hash);
  follow();
}

/**
 * Sets or, with null, clears what the present section shows. A filter replaces its entry in the history; what is opened
 * over the section (`opens`) makes one, so that Back closes it.
 */
export function setParam(name: string, value: string | null, { opens = false } = {}): void {
  const { section, params } = $place.get();
  const hash = placeHash({ section, params: { ...params, [name]: value ?? '' } });
  if (opens) history.pushState(null, '', hash);
  else history.replaceState(history.state, '', hash);
  follow();
}
