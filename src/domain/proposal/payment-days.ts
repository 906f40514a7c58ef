/** Days of a proposal's payments, in the company's zone: when they are due, and when money came in. */
import type * as z from 'zod/mini';
import { longDay } from '../quote/quote-texts.ts';
import { addDays } from '../time/calendar-day.ts';
import { formatDay } from '../time/format-time.ts';

/** Days before the acceptance on which a payment may have come in: some pay first. */
const EARLY_DAYS = 30;

interface Plan {
  /** The last day on which the proposal can be accepted. */
  readonly valid_until: string;
  /** Null for a payment without a day. */
  readonly plan: readonly { readonly due_on: string | null }[];
}

/** True if a payment is due while the proposal can still be accepted. */
export function isDueTooSoon({ plan, valid_until }: Plan): boolean {
  return plan.some(({ due_on }) => due_on !== null && due_on < valid_until);
}

/** A schema's check: no payment is due before the proposal's last day, or before an earlier payment. */
export function checkDueDays({ value: { plan, valid_until }, issues }: z.core.ParsePayload<Plan>): void {
  let earliest = valid_until;
  plan.forEach(({ due_on }, index) => {
    if (due_on === null) return;
    if (due_on < earliest) {
      const why = earliest === valid_until ? 'the last day to accept' : 'when the payment before it is due';
      const message = `Not before ${longDay(earliest)}, ${why}`;
      issues.push({ code: 'custom', input: due_on, path: ['plan', index, 'due_on'], message });
    } else earliest = due_on;
  });
}

/**
 * Returns what is wrong with the day on which a payment came in; null if nothing.
 * @param acceptedOn the day of the acceptance
 */
export function receivedDayProblem(day: string, acceptedOn: string, today: string): string | null {
  const first = addDays(acceptedOn, -EARLY_DAYS);
  return day >= first && day <= today ? null : `Choose a day from ${formatDay(first)} to today`;
}
