import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { $place, setParam } from './current-place.ts';

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
