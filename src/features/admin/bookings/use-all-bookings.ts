import { useEffect, useRef, useState } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { reportFailure } from '../kit/report-failure.ts';
import type { BookingFilter } from './booking-filter.ts';
import { type BookingCursor, fetchBookings } from './fetch-bookings.ts';

const PAGE_SIZE = 25;

interface Pages {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly Live<Booking>[];
  readonly next: BookingCursor;
}

const NOTHING: Pages = { status: 'loading', records: [], next: null };

/** The bookings that match, page after page; another filter starts from the first one. `filter` must stay the same object. */
export function useAllBookings(adminId: string, filter: BookingFilter) {
  const [pages, setPages] = useState<Pages>(NOTHING);
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<Booking>>>(new Map());
  const [searched, setSearched] = useState(0);
  const reading = useRef<AbortController | null>(null);
  // Answers to a filter that has been changed since are dropped
  const current = useRef(filter);

  async function load(before: Pages) {
    const controller = new AbortController();
    reading.current = controller;
    setSearched(0);
    setPages({ ...before, status: 'loading' });
    try {
      const page = await fetchBookings(adminId, filter, before.next, PAGE_SIZE, {
        signal: controller.signal,
        onRead: (count) => {
          if (current.current === filter) setSearched((sum) => sum + count);
        },
      });
      if (current.current !== filter) return;
      setPages({ status: 'ready', records: [...before.records, ...page.bookings], next: page.next });
    } catch (error) {
      if (current.current !== filter) return;
      setPages({ ...before, status: 'failed' });
      reportFailure(adminMessages.bookings.loadFailed, error);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` belongs to the filter
  useEffect(() => {
    current.current = filter;
    setChanges(new Map());
    void load(NOTHING);
    return () => reading.current?.abort();
  }, [adminId, filter]);

  /** Shows these bookings with what has been changed since they were fetched. */
  function change(ids: readonly string[], fields: Partial<Booking>) {
    setChanges(
      (before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...fields }] as const)]),
    );
  }
  return {
    ...pages,
    records: pages.records.map((booking) => ({ ...booking, ...changes.get(booking.id) })),
    retry: () => load(pages),
    loadMore: () => load(pages),
    /** How many bookings the search that is under way has gone through. */
    searched,
    /** Ends the search with what it has found; `loadMore` goes on from there. */
    stop: () => reading.current?.abort(),
    change,
  };
}
