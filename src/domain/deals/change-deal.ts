/** Changes of a deal. Routes, answers to proposals, bookings, mails and the backfill all go through `changeDeal`. */
import { todayInNewYork } from '../booking/slots.ts';
import { type Deal, type DealPayment, MAX_DEAL_EVENTS } from '../records/deals.ts';
import type { Moment } from '../records/moment.ts';
import { mailboxKey } from '../visitor/mailbox-key.ts';
import { searchedInDeal, searchWords } from '../visitor/search-words.ts';
import { type DealAuthor, type DealChange, type DealPerson, eventText, fieldsAfter } from './deal-events.ts';
import type { DealSource } from './sources.ts';
import { DEAL_STATES } from './states.ts';
import { dueOn } from './to-do.ts';

/** Returns a new deal of a person, before its first event. */
export function newDeal(source: DealSource, person: DealPerson, at: Moment): Deal {
  const { name, company, email, phone, show_id, show_name = '', booth_size, amount, came_from } = person;
  return {
    ...{ name, company, email, phone, mailbox: email ? mailboxKey(email) : '' },
    ...(show_id ? { show_id, show_name } : { show_id: null, show_name: '' }),
    ...{ booth_size: booth_size ?? null, amount: amount ?? null, source },
    ...(came_from && { came_from }),
    ...{ state: 'new', is_open: true, is_archived: false, note: '', next_step: null, next_what: '' },
    ...{ lost_reason: '', due_on: null, waiting: null, undelivered_at: null, payments: [], host: '' },
    ...{ proposal: null, quotes: [], requests: [], messages: [], proposals: [], bookings: [] },
    ...{ references: [], events: [], created_at: at, changed_at: at, search_words: [] },
  };
}

/** True if a record of this person for this show belongs to the open deal. An unknown show is any show. */
export function joins(
  { show_id, show_name }: Pick<Deal, 'show_id' | 'show_name'>,
  person: Pick<DealPerson, 'show_id' | 'show_name'>,
): boolean {
  if (!show_id || !person.show_id) return true;
  const isSameName = show_name.toLowerCase() === (person.show_name ?? '').toLowerCase();
  return show_id === person.show_id && (show_id !== 'custom' || isSameName);
}

/** Returns a deal after an event: the fields that it sets, what follows from them, and its line in the history. */
export function changeDeal(before: Deal, change: DealChange, author: DealAuthor): Deal {
  const changed_at = before.changed_at.toMillis() > author.at.toMillis() ? before.changed_at : author.at;
  const changed = { ...before, ...fieldsAfter(before, change, author), changed_at };
  const { isOpen, keeps } = DEAL_STATES[changed.state];
  const next_step = keeps.includes('next_step') ? changed.next_step : null;
  const after: Deal = {
    ...changed,
    ...{ is_open: isOpen, next_step, next_what: next_step === null ? '' : changed.next_what },
    lost_reason: keeps.includes('lost_reason') ? changed.lost_reason : '',
  };
  const { at, by } = author;
  const event = { what: change.what, at, by, text: eventText(before, after, change) };
  return {
    ...after,
    due_on: dueOn(after),
    events: [...before.events, event].slice(-MAX_DEAL_EVENTS),
    search_words: searchWords(searchedInDeal(after)),
  };
}

/**
 * Returns the payments of an accepted proposal. A first one without a day is due on the day of the acceptance.
 * @param amounts in US dollars, in the order of the plan
 */
export function acceptedPayments(
  plan: readonly { readonly text: string; readonly due_on: string | null }[],
  amounts: readonly number[],
  acceptedAt: Date,
): DealPayment[] {
  return plan.map(({ text, due_on }, index) => ({
    text,
    amount: amounts[index] ?? 0,
    due_on: due_on ?? (index === 0 ? todayInNewYork(acceptedAt) : null),
    paid_on: null,
  }));
}
