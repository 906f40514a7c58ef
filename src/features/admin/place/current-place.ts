import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { useCallback } from 'react';
import { FIRST_SECTION, type Place, placeHash, readPlace, type Section } from './place.ts';

/** The current place; follows the URL. */
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

/** Ignores other fragments, such as the skip link's. */
function follow(): void {
  const place = location.hash === '' ? FIRST_SECTION : (readPlace(location.hash) ?? $place.get());
  if (placeHash(place) !== placeHash($place.get())) $place.set(place);
}

/** Goes to a section with parameters; Back returns. */
export function goTo(section: Section, params: Place['params'] = {}): void {
  const hash = placeHash({ section, params });
  if (hash === location.hash) return;
  history.pushState(null, '', hash);
  follow();
}

/**
 * Sets or, with null, clears a parameter of the current section. A filter replaces the history entry; something opened
 * over the section (`opens`) adds one, so that Back closes it.
 */
export function setParam(name: string, value: string | null, { opens = false } = {}): void {
  const { section, params } = $place.get();
  const hash = placeHash({ section, params: { ...params, [name]: value ?? '' } });
  if (opens) history.pushState(null, '', hash);
  else history.replaceState(history.state, '', hash);
  follow();
}

/** A filter of the current section in the URL: its value, empty if none, and its setter. */
export function useParam(name: string): [value: string, set: (value: string) => void] {
  const { params } = useStore($place);
  const set = useCallback((value: string) => setParam(name, value || null), [name]);
  return [params[name] ?? '', set];
}

/** Key in the history entry added by opening: the id of the item. */
interface Entry {
  readonly opened?: string;
}

export interface Opened {
  /** Id of the open item; empty if none. */
  readonly value: string;
  readonly open: (value: string) => void;
  readonly close: () => void;
}

/**
 * The item open over the section, in the URL under `name`: a reload opens it again, and Back closes it. Closing also
 * goes back, so that the next Back leaves the section.
 */
export function useOpened(name: string): Opened {
  const { params } = useStore($place);
  const open = useCallback(
    (value: string) => {
      setParam(name, value, { opens: true });
      history.replaceState({ opened: name } satisfies Entry, '');
    },
    [name],
  );
  const close = useCallback(() => {
    const { opened } = (history.state ?? {}) as Entry;
    if (opened === name) history.back();
    else setParam(name, null);
  }, [name]);
  return { value: params[name] ?? '', open, close };
}
