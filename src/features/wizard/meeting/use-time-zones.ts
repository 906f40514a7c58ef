import { useEffect, useState } from 'react';
import { type TimeZoneEntry, timeZoneEntries } from '../../../domain/time-zones.ts';

/** The zones to choose from; null while their data loads, and for good where it can't be had. */
export function useTimeZones(): readonly TimeZoneEntry[] | null {
  const [entries, setEntries] = useState<readonly TimeZoneEntry[] | null>(null);
  useEffect(() => {
    let isMounted = true;
    import('./time-zone-data.ts')
      .then(({ rawTimeZones }) => {
        if (isMounted) setEntries(timeZoneEntries(rawTimeZones, new Date()));
      })
      // The visitor's own zone works without the list
      .catch((error: unknown) => console.error('Error loading time zones', error));
    return () => {
      isMounted = false;
    };
  }, []);
  return entries;
}
