import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AvailabilityDay } from '../../domain/time/zoned-days.ts';
import { fetchAvailability } from '../../lib/availability-client.ts';

/** The list is reloaded when the tab becomes visible and the list is older than this. */
const STALE_AFTER_MS = 60_000;

export interface Availability {
  /** 'failed' only if there is no list; a later failure keeps the old one. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly days: readonly AvailabilityDay[];
  /** Current time, for hiding past slots; updated every minute. */
  readonly now: Date;
  readonly refresh: (options?: { fresh?: boolean }) => Promise<void>;
  /** Marks the slot that starts at `startsAt` (ISO, UTC) as booked, overriding older lists. */
  readonly markBooked: (startsAt: string) => void;
}

/**
 * Returns the offered slots, or with a token the slots that its meeting can move to. Loads them on mount, when the tab
 * becomes visible after a while, and when the connection returns.
 */
export function useAvailability(meetingToken?: string): Availability {
  const [days, setDays] = useState<readonly AvailabilityDay[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [booked, setBooked] = useState<ReadonlySet<string>>(new Set());
  const [now, setNow] = useState(() => new Date());
  const loadedAt = useRef(0);
  const lastRequest = useRef(0);

  const refresh = useCallback(
    async (options?: { fresh?: boolean }) => {
      setHasFailed(false);
      loadedAt.current = Date.now();
      lastRequest.current += 1;
      const request = lastRequest.current;
      const loaded = await fetchAvailability(options, meetingToken);
      // A later request, such as after a reconnect, may have finished first
      if (request !== lastRequest.current) return;
      setNow(new Date());
      if (loaded) setDays(loaded);
      else setHasFailed(true);
    },
    [meetingToken],
  );

  useEffect(() => {
    void refresh();
    function refreshIfStale() {
      if (document.visibilityState === 'visible' && Date.now() - loadedAt.current > STALE_AFTER_MS)
        void refresh();
    }
    const clock = setInterval(() => setNow(new Date()), 60_000);
    const ending = new AbortController();
    document.addEventListener('visibilitychange', refreshIfStale, { signal: ending.signal });
    addEventListener('online', () => void refresh(), { signal: ending.signal });
    return () => {
      clearInterval(clock);
      ending.abort();
    };
  }, [refresh]);

  function markBooked(startsAt: string) {
    setBooked((current) => new Set(current).add(startsAt));
  }

  const shownDays = useMemo<readonly AvailabilityDay[]>(
    () =>
      (days ?? []).map((day) => ({
        ...day,
        slots: day.slots.map((slot) => (booked.has(slot.starts_at) ? { ...slot, status: 'booked' } : slot)),
      })),
    [days, booked],
  );

  const status = days ? 'ready' : hasFailed ? 'failed' : 'loading';
  return { status, days: shownDays, now, refresh, markBooked };
}
