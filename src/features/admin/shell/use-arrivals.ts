import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { Moment } from '../../../domain/records/moment.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { NEW_YORK } from '../../../domain/time/slot-labels.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import type { AdminUser } from '../kit/panel-context.ts';
import type { WaitingLead } from '../kit/use-waiting-leads.ts';
import { goTo } from '../place/current-place.ts';
import type { Section } from '../place/place.ts';

/** A new record, with the text of its toast and its place in the panel. */
interface Arrival {
  readonly id: string;
  readonly created_at: Moment | undefined;
  readonly title: string;
  readonly text: string;
  readonly section: Section;
}

/** Quotes newer than this, in ms, may still become a meeting: a quote is stored just before its booking. */
const BOOKING_FOLLOWS_MS = 30_000;

/** Returns the live lists' entries that would be announced if new, without meetings that `admin` booked. */
export function newEntriesIn(
  { email }: AdminUser,
  bookings: readonly Live<Booking>[],
  leads: readonly WaitingLead[],
  now: Date,
): Arrival[] {
  const others = bookings.filter(({ history }) => history?.[0]?.by !== email.toLowerCase());
  const settled = leads.filter(
    ({ kind, created_at }) =>
      kind !== 'Quote' || (created_at?.toMillis() ?? 0) < now.getTime() - BOOKING_FOLLOWS_MS,
  );
  return [
    ...others.map((booking): Arrival => {
      const { day, time } = shortSlot(booking.starts_at.toDate(), NEW_YORK);
      return {
        id: booking.id,
        created_at: booking.created_at,
        title: 'New booking',
        text: `${bookerOf(booking)}, ${day} at ${time} (New York)`,
        section: 'bookings',
      };
    }),
    ...settled.map(
      ({ id, kind, name, company, created_at }): Arrival => ({
        id,
        created_at,
        title: `New ${kind.toLowerCase()}`,
        text: company ? `${name}, ${company}` : name,
        section: 'leads',
      }),
    ),
  ];
}

/** Allowance, in ms, for the difference between the server's clock and this one. */
const SLACK_MS = 60_000;

/**
 * Announces each new entry once while the panel is open: in a toast, and in the page's title while the window
 * lacks the focus. Entries that are listed when `isReady` becomes true are not new.
 */
export function useArrivals(arrivals: readonly Arrival[], isReady: boolean): void {
  const known = useRef<Set<string> | null>(null);
  const openedAt = useRef(Date.now());
  const unseen = useUnseenCount();

  useEffect(() => {
    if (!isReady) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...arrivals.map(({ id }) => id)]);
    if (!before) return;
    for (const arrival of arrivals) {
      if (before.has(arrival.id) || isOld(arrival, openedAt.current)) continue;
      unseen.add();
      toast({
        title: arrival.title,
        description: arrival.text,
        action: {
          label: 'Show',
          hint: 'Press F8, then Show, to go there',
          onAction: () => goTo(arrival.section),
        },
      });
    }
  }, [arrivals, isReady, unseen.add]);
}

/** True for an old entry that moved up into the list when another one was removed. */
function isOld({ created_at }: Arrival, openedAt: number): boolean {
  return created_at !== undefined && created_at.toMillis() < openedAt - SLACK_MS;
}

/**
 * Shows in the page's title how many entries arrived while the window lacked the focus: '(2) Admin Panel'.
 */
function useUnseenCount(): { add: () => void } {
  const [title] = useState(() => document.title);
  const count = useRef(0);
  const [counter] = useState(() => ({
    add: () => {
      if (document.hasFocus()) return;
      count.current += 1;
      document.title = `(${count.current}) ${title}`;
    },
  }));
  useEffect(() => {
    function forget() {
      count.current = 0;
      document.title = title;
    }
    addEventListener('focus', forget);
    return () => {
      removeEventListener('focus', forget);
      forget();
    };
  }, [title]);
  return counter;
}
