import { useEffect, useState } from 'react';
import { type TimeZoneEntry, timeZoneEntries } from '../../domain/time-zones.ts';

/** Asking for a zone's offset for the first time takes a phone up to 3 ms: so many fit between two frames. */
const ZONES_AT_A_TIME = 8;

/** The zones to choose from; null while their data loads, and for good where it can't be had. */
export function useTimeZones(): readonly TimeZoneEntry[] | null {
  const [entries, setEntries] = useState<readonly TimeZoneEntry[] | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadTimeZones()
      .then((loaded) => {
        if (isMounted) setEntries(loaded);
      })
      // The visitor's own zone works without the list
      .catch((error: unknown) => console.error('Error loading time zones', error));
    return () => {
      isMounted = false;
    };
  }, []);
  return entries;
}

/** The whole list at once would hold a phone up for a second: the zones are asked in turns, and the answers kept. */
async function loadTimeZones(): Promise<readonly TimeZoneEntry[]> {
  const { rawTimeZones } = await import('./time-zone-data.ts');
  const now = new Date();
  for (let start = 0; start < rawTimeZones.length; start += ZONES_AT_A_TIME) {
    timeZoneEntries(rawTimeZones.slice(start, start + ZONES_AT_A_TIME), now);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return timeZoneEntries(rawTimeZones, now);
}
