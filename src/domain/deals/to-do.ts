/** Things to do for a deal, each with the day from which it is due, for the panel's list and the daily mail. */
import { todayInNewYork } from '../booking/slots.ts';
import { exactUsd } from '../quote/pricing.ts';
import type { Deal } from '../records/deals.ts';
import { addDays } from '../time/calendar-day.ts';
import { formatDay } from '../time/format-time.ts';
import { DEAL_STATES } from './states.ts';

/** Days before the end of a proposal's validity from which the team is reminded of it. */
const EXPIRY_DAYS = 3;

/** The customer's acts that wait for the team, by `waiting.for`, with the days until one is due. */
const WAITING = {
  change: { days: 0, text: 'Asked to change the proposal on' },
  decline: { days: 0, text: 'Declined the proposal on' },
  'new-time': { days: 0, text: 'Canceled the meeting on' },
  answer: { days: 1, text: 'Waits for an answer since' },
} as const;

export type ToDoKind = keyof typeof WAITING | 'step' | 'proposal' | 'payment' | 'mail';

export interface ToDo {
  readonly kind: ToDoKind;
  /** The day from which it is due, in the company's zone. */
  readonly day: string;
  /** For the list and the mail: 'Asked to change the proposal'. */
  readonly text: string;
  /** True if it should have been done by now. */
  readonly isLate: boolean;
  /** For a payment: its place in the deal's `payments`. */
  readonly index?: number;
}

type Known = Pick<
  Deal,
  'state' | 'is_archived' | 'waiting' | 'next_step' | 'next_what' | 'proposal' | 'payments' | 'undelivered_at'
>;

/** Returns everything that is or will be due for a deal, the first day first; nothing for an archived one. */
function allToDos(deal: Known, today: string): ToDo[] {
  const { state, is_archived, waiting, next_step, next_what, proposal, payments, undelivered_at } = deal;
  if (is_archived) return [];
  const { isOpen, keeps } = DEAL_STATES[state];
  const all: ToDo[] = [];
  const add = (one: Omit<ToDo, 'isLate'>, isLate = one.day < today) => all.push({ ...one, isLate });
  if (waiting) {
    const { days, text } = WAITING[waiting.for];
    const since = todayInNewYork(waiting.since.toDate());
    add({ kind: waiting.for, day: addDays(since, days), text: `${text} ${formatDay(since)}` });
  }
  if (undelivered_at) {
    add({ kind: 'mail', day: todayInNewYork(undelivered_at.toDate()), text: 'An email was not delivered' });
  }
  if (next_step) add({ kind: 'step', day: next_step, text: next_what || 'Next step' });
  if (isOpen && proposal?.state === 'sent') {
    const { valid_until, reference } = proposal;
    const isOver = valid_until < today;
    const text = `${reference} ${isOver ? 'expired' : 'expires'} on ${formatDay(valid_until)}`;
    add({ kind: 'proposal', day: addDays(valid_until, -EXPIRY_DAYS), text }, isOver);
  }
  const counted = keeps.includes('payments') ? payments : [];
  counted.forEach(({ due_on, paid_on, amount, text }, index) => {
    if (due_on === null || paid_on !== null) return;
    const what = `${text || paymentName(index, payments.length)}: ${exactUsd(amount)}`;
    add({ kind: 'payment', day: due_on, text: `${what}, due on ${formatDay(due_on)}`, index });
  });
  return all.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Returns what is due by `today` (in the company's zone), the longest due first. */
export function toDosOf(deal: Known, today: string): ToDo[] {
  return allToDos(deal, today).filter(({ day }) => day <= today);
}

/** Returns the day from which a deal has something to do; null for nothing. */
export function dueOn(deal: Known): string | null {
  return allToDos(deal, '')[0]?.day ?? null;
}

/** Returns a payment's name: the first of several is the deposit. */
export function paymentName(index: number, count: number): string {
  if (count === 1) return 'Payment';
  return index === 0 ? 'Deposit' : 'Balance';
}
