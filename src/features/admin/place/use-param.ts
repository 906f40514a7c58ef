import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { $place, setParam } from './current-place.ts';

/** A filter of the current section in the URL: its value, empty if none, and its setter. */
export function useParam(name: string): [value: string, set: (value: string) => void] {
  const { params } = useStore($place);
  const set = useCallback((value: string) => setParam(name, value || null), [name]);
  return [params[name] ?? '', set];
}
