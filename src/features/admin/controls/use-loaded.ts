import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import type { NamedReader } from './live-lists/stored-record.ts';

/**
 * Returns the result of `load(key)`: undefined while loading; null without a key or after a failure, which is
 * logged with the text `failure`. `load` must be stable between renders.
 */
export function useLoaded<T>(
  key: string | null,
  load: (key: string) => Promise<T | null>,
  failure: string,
): T | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: T | null }>();
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    function show(value: T | null) {
      if (isCurrent && key !== null) setLoaded({ key, value });
    }
    load(key).then(show, (error: unknown) => {
      console.warn(failure, error);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, load, failure]);
  if (key === null) return null;
  return loaded?.key === key ? loaded.value : undefined;
}

/** Returns the record with this id; null if there is none. @throws FirebaseError as the backend says */
export async function fetchRecord<Fields>(record: NamedReader<Fields>, id: string): Promise<Fields | null> {
  const found = await withinTime(() => getDoc(doc(db, record.name, id)));
  return found.exists() ? record.read(found.data()) : null;
}
