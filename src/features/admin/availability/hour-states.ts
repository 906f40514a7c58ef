import { isPastSlot } from '../../../domain/booking/slots.ts';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';

export interface DateHours {
  /** Hours that can be offered: they exist on this date and are in the future. */
  readonly possible: readonly string[];
  readonly offered: readonly string[];
  /** Bookers by hour. */
  readonly booked: ReadonlyMap<string, string>;
  /** Hours that the administrator's calendar closes to visitors. */
  readonly busy: ReadonlySet<string>;
}

/** Pending changes of hours, by label. */
export type HourChoices = Readonly<Record<string, 'open' | 'close' | undefined>>;

/** An hour's checkbox: its state and the change it allows. */
export interface HourState {
  readonly label: string;
  readonly checked: boolean;
  /** The pending change, if the hour allows it. */
  readonly choice: 'open' | 'close' | undefined;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** The booker, if the hour is locked because it is booked. */
  readonly booker: string | null;
  readonly note: string | null;
}

/** Note on an hour that the calendar closes. */
export const BUSY = 'Busy';

/** Returns the slots that can be offered on `date` (in the company's zone): not past at `now`, and not skipped by DST. */
export function offerableSlots(date: string, now: Date): string[] {
  return SLOT_LABELS.filter((label) => !isPastSlot(date, label, now));
}

/** Returns the date's 24 checkboxes. Without a date, all of them can be checked. */
export function hourStates(date: DateHours | null, choices: HourChoices): HourState[] {
  return SLOT_LABELS.map((label) => stateOf(label, date, choices[label]));
}

function stateOf(label: string, date: DateHours | null, wanted: HourChoices[string]): HourState {
  const isPossible = date === null || date.possible.includes(label);
  const booker = (isPossible && date?.booked.get(label)) || null;
  const canClose = isPossible && booker === null && date?.offered.includes(label) === true;
  const canOpen = isPossible && booker === null && !canClose;
  const choice = (wanted === 'open' && canOpen) || (wanted === 'close' && canClose) ? wanted : undefined;
  const checked = booker !== null || (canClose ? choice !== 'close' : choice === 'open');
  return { label, checked, choice, canOpen, canClose, booker, note: note() };

  function note(): string | null {
    if (!isPossible) return 'Not possible';
    if (booker !== null) return `Booked: ${booker}`;
    if (choice === 'close') return 'Closes';
    if (date?.busy.has(label)) return BUSY;
    return canClose ? 'Offered' : null;
  }
}

/** Returns the pending changes after a press on a checkbox. A second press reverts the change. */
export function toggled(choices: HourChoices, { label, choice, canOpen }: HourState): HourChoices {
  return { ...choices, [label]: choice ? undefined : canOpen ? 'open' : 'close' };
}

/** Returns the pending changes that leave exactly `labels` open, apart from booked hours. */
export function choicesFor(states: readonly HourState[], labels: readonly string[]): HourChoices {
  return Object.fromEntries(
    states.map(({ label, canOpen, canClose }) => {
      if (labels.includes(label)) return [label, canOpen ? 'open' : undefined];
      return [label, canClose ? 'close' : undefined];
    }),
  );
}

/** Returns the changes to keep when another date is chosen: openings. An hour closes only on the date that was visible. */
export function keepOpenings(choices: HourChoices): HourChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice === 'open'));
}

export function chosenHours(states: readonly HourState[], wanted: 'open' | 'close'): string[] {
  return states.filter(({ choice }) => choice === wanted).map(({ label }) => label);
}
