import { SLOT_LABELS } from '../../../domain/booking/slot-labels.ts';

/** State of a date's hour checkboxes. */
export interface DateHours {
  readonly date: string;
  /** The hours that can be offered: existing and in the future. */
  readonly possible: readonly string[];
  readonly offered: readonly string[];
  /** Bookers by hour. */
  readonly booked: ReadonlyMap<string, string>;
  /** Hours that the administrator's calendar closes to visitors. */
  readonly busy: ReadonlySet<string>;
}

/** Pending changes of hours, by label. */
export type Wishes = Readonly<Record<string, 'open' | 'close' | undefined>>;

/** A checkbox: its state, and the possible changes. */
export interface HourState {
  readonly label: string;
  /** `mixed`: some of the dates offer it, some do not. */
  readonly checked: boolean | 'mixed';
  /** The pending change, if it is possible. */
  readonly wish: 'open' | 'close' | undefined;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** The booker, if that is why the hour is locked. */
  readonly booker: string | null;
  readonly note: string | null;
}

/** Returns the 24 checkboxes for the dates; also without any date. */
export function hourStates(dates: readonly DateHours[], wishes: Wishes): HourState[] {
  return SLOT_LABELS.map((label) => stateOf(label, dates, wishes[label]));
}

function stateOf(label: string, dates: readonly DateHours[], wanted: Wishes[string]): HourState {
  const possible = dates.filter((date) => date.possible.includes(label));
  const booked = possible.filter((date) => date.booked.has(label));
  const offered = possible.filter((date) => date.offered.includes(label) && !date.booked.has(label));
  const busy = possible.filter((date) => date.busy.has(label) && !date.booked.has(label)).length;
  const filled = booked.length + offered.length;
  const canOpen = dates.length === 0 || filled < possible.length;
  const canClose = offered.length > 0;
  const wish = (wanted === 'open' && canOpen) || (wanted === 'close' && canClose) ? wanted : undefined;
  const booker = !canOpen && !canClose ? (booked[0]?.booked.get(label) ?? null) : null;
  const present = filled > 0 && (canOpen ? 'mixed' : true);
  return {
    label,
    checked: wish === 'open' || (wish === 'close' ? booked.length > 0 && 'mixed' : present),
    wish,
    canOpen,
    canClose,
    booker,
    note: noteOf({ wish, booker, busy, filled, possible: possible.length, isAny: dates.length === 0 }),
  };
}

/** Note of an hour that the calendar closes on all dates. */
export const BUSY = 'Busy';

interface HourCounts extends Pick<HourState, 'wish' | 'booker'> {
  busy: number;
  filled: number;
  possible: number;
  isAny: boolean;
}

function noteOf({ wish, booker, busy, filled, possible, isAny }: HourCounts): string | null {
  if (possible === 0 && !isAny) return 'Not possible';
  if (booker !== null) return `Booked: ${booker}`;
  if (wish === 'close') return 'Closes';
  if (busy > 0) return busy === possible ? BUSY : `Busy on ${busy} of ${possible}`;
  if (wish || filled === 0) return null;
  return filled === possible ? 'Offered' : `On ${filled} of ${possible}`;
}

/** Returns the pending changes after a press on a checkbox, which cycles through its possible states. */
export function toggled(wishes: Wishes, { label, wish, checked, canOpen, canClose }: HourState): Wishes {
  if (wish === undefined) return { ...wishes, [label]: checked === true || !canOpen ? 'close' : 'open' };
  return { ...wishes, [label]: wish === 'open' && canClose ? 'close' : undefined };
}

/** Returns the pending changes that leave exactly `labels` open, apart from booked hours. */
export function wishesFor(states: readonly HourState[], labels: readonly string[]): Wishes {
  return Object.fromEntries(
    states.map(({ label, canOpen, canClose }) => {
      if (labels.includes(label)) return [label, canOpen ? 'open' : undefined];
      return [label, canClose ? 'close' : undefined];
    }),
  );
}

/**
 * Keeps pending changes when other dates are chosen, but only openings: an hour is closed only on dates where
 * it was visible.
 */
export function openWishes(wishes: Wishes): Wishes {
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish === 'open'));
}

export function wished(states: readonly HourState[], wanted: 'open' | 'close'): string[] {
  return states.filter(({ wish }) => wish === wanted).map(({ label }) => label);
}
