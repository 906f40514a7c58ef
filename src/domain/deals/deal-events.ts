/** Events of a deal, and the fields that each sets. */
import { exactUsd } from '../quote/pricing.ts';
import type { Deal, DealEventKind, DealPayment } from '../records/deals.ts';
import type { Moment } from '../records/moment.ts';
import type { CameFrom } from '../schemas/came-from.ts';
import type { DealFields } from '../schemas/deals.ts';
import { DEAL_STATES } from './states.ts';

const MAX_NOTE = 2000;

/** A person and the booth they are about, as far as a record tells. */
export interface DealPerson extends Readonly<Pick<Deal, 'name' | 'company' | 'email' | 'phone'>> {
  readonly show_id?: string | null | undefined;
  readonly show_name?: string | undefined;
  readonly booth_size?: Deal['booth_size'] | undefined;
  readonly came_from?: CameFrom | undefined;
  /** The estimate in US dollars; null or missing if unknown. */
  readonly amount?: number | null | undefined;
}

interface Received {
  readonly id: string;
  readonly person: DealPerson;
}

interface Met {
  /** The booking's id. */
  readonly id: string;
  readonly starts_at: Moment;
  /** Address of the administrator who holds it; missing if that stays. */
  readonly host?: string | undefined;
}

interface Events {
  readonly quote: Received;
  readonly request: Received;
  readonly message: Received;
  readonly added: { readonly person: DealPerson; readonly note: string };
  readonly booked: Met & {
    readonly reference: string;
    /** True until the visitor opens the mailed link. */
    readonly is_pending: boolean;
    /** Missing if its quote has told it. */
    readonly person?: DealPerson | undefined;
  };
  readonly moved: Met;
  readonly restored: Met;
  readonly canceled: { readonly id: string };
  readonly handed: { readonly host: string };
  readonly held: { readonly id: string };
  readonly 'no-show': { readonly id: string };
  readonly proposed: { readonly proposal: NonNullable<Deal['proposal']> };
  readonly asked: { readonly text: string };
  readonly declined: { readonly text: string };
  readonly withdrawn: object;
  readonly accepted: { readonly total: number; readonly payments: readonly DealPayment[] };
  readonly paid: { readonly index: number; readonly paid_on: string | null };
  readonly edited: { readonly fields: Partial<DealFields> };
  readonly undelivered: object;
  readonly delivered: object;
}

export type DealChange = {
  readonly [What in DealEventKind]: { readonly what: What } & Events[What];
}[DealEventKind];

/** When it happened, and who did it: `visitor`, or an administrator's email address. */
export interface DealAuthor {
  readonly at: Moment;
  readonly by: string;
}

const FIELDS_AFTER: {
  readonly [What in DealEventKind]: (before: Deal, event: Events[What], author: DealAuthor) => Partial<Deal>;
} = {
  quote: received('quotes'),
  request: received('requests'),
  message: received('messages'),
  added: (before, { person, note }) => ({
    ...withPerson(before, person),
    note: [before.note, note].filter(Boolean).join('\n').slice(0, MAX_NOTE),
  }),
  booked: (before, { id, starts_at, reference, is_pending, host, person }) => ({
    ...(person && withPerson(before, person)),
    bookings: withBooking(before.bookings, { id, starts_at, is_live: !is_pending }),
    references: withId(before.references, reference),
    // No one has opened the mailed link yet
    ...(!is_pending && { host: host ?? before.host, ...afterBooking(before) }),
  }),
  moved: (before, { id, starts_at, host }) => ({
    bookings: withBooking(before.bookings, { id, starts_at, is_live: true }),
    host: host ?? before.host,
  }),
  restored: (before, { id, starts_at, host }) => ({
    bookings: withBooking(before.bookings, { id, starts_at, is_live: true }),
    host: host ?? before.host,
    ...afterBooking(before),
  }),
  canceled: (before, { id }, { at, by }) => {
    const wasLive = before.bookings.some((one) => one.id === id && one.is_live);
    const bookings = before.bookings.map((one) => (one.id === id ? { ...one, is_live: false } : one));
    const isWithout = before.state === 'meeting' && !bookings.some(({ is_live }) => is_live);
    const isWaiting = wasLive && by === 'visitor' && before.is_open;
    return {
      bookings,
      ...(isWithout && { state: 'answered' }),
      ...(isWaiting && { waiting: { for: 'new-time', since: at } }),
    };
  },
  handed: (_before, { host }) => ({ host }),
  held: () => ({}),
  'no-show': () => ({}),
  proposed: (before, { proposal }, { by }) => ({
    ...{ proposal, amount: proposal.total, waiting: null, is_archived: false },
    proposals: withId(before.proposals, proposal.id),
    references: withId(before.references, proposal.reference),
    // The host of a meeting stays its owner
    host: before.bookings.some(({ is_live }) => is_live) && before.host ? before.host : by,
    state: DEAL_STATES[before.state].proposed,
  }),
  asked: (before, _event, { at }) => ({
    state: DEAL_STATES[before.state].proposed,
    waiting: { for: 'change', since: at },
    is_archived: false,
  }),
  declined: (before, _event, { at }) => ({
    ...withProposal(before, 'declined'),
    waiting: { for: 'decline', since: at },
  }),
  withdrawn: (before) => ({
    ...withProposal(before, 'withdrawn'),
    ...(before.state === 'proposal' && {
      state: before.bookings.some(({ is_live }) => is_live) ? 'meeting' : 'answered',
    }),
  }),
  accepted: (before, { total, payments }) => ({
    ...withProposal(before, 'accepted'),
    ...{ state: 'sold', amount: total, payments: [...payments], waiting: null, is_archived: false },
  }),
  paid: ({ payments }, { index, paid_on }) => ({
    payments: payments.map((payment, nth) => (nth === index ? { ...payment, paid_on } : payment)),
  }),
  edited: (before, { fields }) => {
    const { state = before.state, amount = before.amount, next_step } = fields;
    // The present state says that the customer got an answer
    const isAnswer = fields.state !== undefined || Boolean(next_step);
    return {
      ...fields,
      ...(isAnswer && { waiting: null, undelivered_at: null }),
      // Sold without a proposal: one payment, without a day
      ...(state === 'sold' &&
        before.proposal?.state !== 'accepted' && { payments: onePayment(before, amount) }),
    };
  },
  undelivered: (_before, _event, { at }) => ({ undelivered_at: at }),
  delivered: () => ({ undelivered_at: null }),
};

/** Returns the fields that an event sets. */
export function fieldsAfter(before: Deal, { what, ...event }: DealChange, author: DealAuthor): Partial<Deal> {
  const after = FIELDS_AFTER[what] as (before: Deal, event: object, author: DealAuthor) => Partial<Deal>;
  return after(before, event, author);
}

/** Adds a record to a list. A visitor who writes waits for an answer, the longer the earlier the first word came. */
function received(list: 'quotes' | 'requests' | 'messages') {
  return (before: Deal, { id, person }: Received, { at }: DealAuthor): Partial<Deal> => ({
    ...withPerson(before, person),
    waiting: before.waiting ?? { for: 'answer', since: at },
    [list]: withId(before[list], id),
  });
}

/** A meeting answers what the customer wrote, and brings a lost one back. */
function afterBooking({ state }: Deal): Partial<Deal> {
  return { state: DEAL_STATES[state].booked, waiting: null, is_archived: false };
}

/** Completes what is not known yet: the first record's own details stay. Another estimate replaces one without a proposal. */
function withPerson(before: Deal, person: DealPerson): Partial<Deal> {
  const { show_id, show_name = '', booth_size, amount } = person;
  return {
    name: before.name || person.name,
    company: before.company || person.company,
    phone: before.phone || person.phone,
    ...(!before.show_id && show_id && { show_id, show_name }),
    booth_size: booth_size ?? before.booth_size,
    amount: before.proposal || amount == null ? before.amount : amount,
    is_archived: false,
  };
}

function onePayment({ payments }: Deal, amount: number | null): DealPayment[] {
  if (amount === null) return [];
  return [{ text: '', amount, due_on: null, paid_on: payments[0]?.paid_on ?? null }];
}

function withId(ids: readonly string[], id: string): string[] {
  return [...new Set([...ids, id])];
}

type DealBooking = Deal['bookings'][number];

function withBooking(bookings: readonly DealBooking[], booking: DealBooking): DealBooking[] {
  return [...bookings.filter(({ id }) => id !== booking.id), booking];
}

function withProposal({ proposal }: Deal, state: 'withdrawn' | 'accepted' | 'declined'): Partial<Deal> {
  return proposal ? { proposal: { ...proposal, state } } : {};
}

/** Returns more about an event, for the history. */
export function eventText(before: Deal, after: Deal, change: DealChange): string {
  switch (change.what) {
    case 'asked':
    case 'declined':
      return change.text.slice(0, 500);
    case 'proposed':
      return `${change.proposal.reference}, ${exactUsd(change.proposal.total)}`;
    case 'accepted':
      return exactUsd(change.total);
    case 'paid': {
      const amount = exactUsd(after.payments[change.index]?.amount ?? 0);
      return change.paid_on ? amount : `${amount} taken back`;
    }
    case 'edited':
      return editText(before, after);
    default:
      return '';
  }
}

function editText(before: Deal, after: Deal): string {
  if (before.state !== after.state) {
    return `${DEAL_STATES[before.state].label} → ${DEAL_STATES[after.state].label}`;
  }
  if (before.is_archived !== after.is_archived) return after.is_archived ? 'Archived' : 'Back in the list';
  if (before.note !== after.note) return 'Note';
  const { amount, next_step } = after;
  if (before.amount !== amount) return `Amount ${amount === null ? 'unknown' : exactUsd(amount)}`;
  return before.next_step === next_step ? '' : `Next step ${next_step ?? 'removed'}`;
}
