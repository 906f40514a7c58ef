import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { FIRST_SECTION, type Place, placeHash, readPlace, type Section } from './place.ts';

/** The panel's current place, which follows the URL. */
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

/** Reads the place from the URL. Ignores fragments that name no section, such as the skip link's. */
function follow(): void {
  const place = location.hash === '' ? FIRST_SECTION : (readPlace(location.hash) ?? $place.get());
  if (placeHash(place) !== placeHash($place.get())) $place.set(place);
}

/** Goes to a section with parameters, in a new history entry. */
export function goTo(section: Section, params: Place['params'] = {}): void {
  push({ section, params }, null);
}

/** Opens an item of a section from anywhere in the panel; closing it goes back there. `more` are further parameters. */
export function openIn(section: Section, name: string, value: string, more: Place['params'] = {}): void {
  push({ section, params: { [name]: value, ...more } }, { opened: name });
}

function push(place: Place, entry: Entry | null): void {
  const hash = placeHash(place);
  if (hash === location.hash) return;
  history.pushState(entry, '', hash);
  follow();
}

/** Sets a parameter, or clears it if null. A filter replaces the history entry; a dialog (`opens`) adds one for Back. */
export function setParam(name: string, value: string | null, { opens = false } = {}): void {
  const { section, params } = $place.get();
  const hash = placeHash({ section, params: { ...params, [name]: value ?? '' } });
  if (opens) history.pushState(null, '', hash);
  else history.replaceState(history.state, '', hash);
  follow();
}

/** Returns a filter of the current section, stored in the URL: its value (empty if not set) and its setter. */
export function useParam(name: string): [value: string, set: (value: string) => void] {
  const { params } = useStore($place);
  return [params[name] ?? '', (value) => setParam(name, value || null)];
}

/** State of a history entry that was added by opening an item, whose id it holds. */
interface Entry {
  readonly opened?: string;
}

/**
 * Returns the id of the item that is open over the section (empty if none is), stored in the URL under `name`: a reload
 * reopens it and Back closes it. Closing it also goes back, so that the next Back leaves the section.
 */
export function useOpened(name: string) {
  const { params } = useStore($place);
  return {
    value: params[name] ?? '',
    open(value: string) {
      setParam(name, value, { opens: true });
      history.replaceState({ opened: name } satisfies Entry, '');
    },
    close() {
      const { opened } = (history.state ?? {}) as Entry;
      if (opened === name) history.back();
      else setParam(name, null);
    },
  };
}
