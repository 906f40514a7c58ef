import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { $place, setParam } from './current-place.ts';

/** One filter of the present section, kept in the address: its value, empty if none, and how to set it. */
export function useParam(name: string): [value: string, set: (value: string) => void] {
  const { params } = useStore($place);
  const set = useCallback((value: string) => setParam(name, value || null), [name]);
  return [params[name] ?? '', set];
}
