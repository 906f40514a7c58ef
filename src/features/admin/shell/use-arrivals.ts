import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import { DEAL_SOURCES } from '../../../domain/deals/sources.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { DEAL_EVENTS, type Deal } from '../../../domain/records/deals.ts';
import type { Moment } from '../../../domain/records/moment.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import type { AdminUser } from '../controls/panel-context.ts';
import { openIn } from '../place/current-place.ts';

/** Something new, with the text of its toast. */
interface Arrival {
  readonly id: string;
  /** Id of the customer: the toast of a booking replaces the one of its quote. */
  readonly about: string;
  readonly at: Moment | undefined;
  readonly title: string;
  readonly text: string;
  readonly open: () => void;
}

/** Returns what would be announced if new: meetings, new customers, and what customers did last; nothing of `admin`. */
export function newEntriesIn(
  { email }: AdminUser,
  bookings: readonly Stored<Booking>[],
  deals: readonly Stored<Deal>[],
): Arrival[] {
  const me = email.toLowerCase();
  const others = bookings.filter(({ history }) => history?.[0]?.by !== me);
  return [
    ...others.map((booking): Arrival => {
      const { day, time } = shortSlot(booking.starts_at.toDate(), COMPANY_ZONE);
      return {
        id: booking.id,
        about: booking.deal_id ?? booking.id,
        at: booking.created_at,
        title: 'New booking',
        text: `${bookerOf(booking)}, ${day} at ${time} (${ZONE_PLACE})`,
        open: () => openIn('bookings', 'booking', booking.id),
      };
    }),
    ...deals.flatMap(({ id, source, name, company, events }): Arrival[] => {
      const last = events.at(-1);
      // A booking is announced with its hour
      if (!last || last.what === 'booked' || !isTheirs(last, me)) return [];
      return [
        {
          id: `${id} ${last.at.toMillis()}`,
          about: id,
          at: last.at,
          title:
            events.length === 1
              ? `New customer: ${DEAL_SOURCES[source].toLowerCase()}`
              : DEAL_EVENTS[last.what],
          text: company ? `${name}, ${company}` : name,
          open: () => openIn('customers', 'customer', id),
        },
      ];
    }),
  ];
}

/** True for an event of the visitor, or a customer whom a colleague added. */
function isTheirs({ what, by }: Deal['events'][number], me: string): boolean {
  return by === 'visitor' || (what === 'added' && by !== me);
}

/** Allowance, in ms, for the difference between the server's clock and this one. */
const SLACK_MS = 60_000;

/**
 * Announces each new entry once while the panel is open: in a toast that opens it, and in the page's title
 * while the window lacks the focus. A booking counts as one with its quote, which is stored just before it.
 * Entries that are listed when `isReady` becomes true are not new.
 */
export function useArrivals(arrivals: readonly Arrival[], isReady: boolean): void {
  const known = useRef<Set<string> | null>(null);
  const announced = useRef(new Set<string>());
  const openedAt = useRef(Date.now());
  const addUnseen = useUnseenCount();

  useEffect(() => {
    if (!isReady) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...arrivals.map(({ id }) => id)]);
    if (!before) return;
    for (const { id, about, at, title, text, open } of arrivals) {
      // An old one moved up into the list when another was removed
      const isOld = at !== undefined && at.toMillis() < openedAt.current - SLACK_MS;
      if (before.has(id) || isOld) continue;
      if (!announced.current.has(about)) addUnseen();
      announced.current.add(about);
      toast({
        title,
        description: text,
        about,
        action: { label: 'Show', hint: 'Press F8, then Show, to go there', onAction: open },
      });
    }
  }, [arrivals, isReady, addUnseen]);
}

/** Returns a function that counts an entry in the page's title while the window lacks the focus: '(2) Admin Panel'. */
function useUnseenCount(): () => void {
  const [title] = useState(() => document.title);
  const count = useRef(0);
  const [add] = useState(() => () => {
    if (document.hasFocus()) return;
    count.current += 1;
    document.title = `(${count.current}) ${title}`;
  });
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
  return add;
}
