import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEALS, type Deal, type DealEventKind } from '../records/deals.ts';
import { dealFields } from '../schemas/deals.ts';
import { acceptedPayments, changeDeal, joins, newDeal } from './change-deal.ts';
import type { DealChange } from './deal-events.ts';
import { DEAL_STATE_NAMES, DEAL_STATES, nextStates } from './states.ts';
import { dueOn, toDosOf } from './to-do.ts';

const moment = (iso: string) => ({ toDate: () => new Date(iso), toMillis: () => Date.parse(iso) });
const AT = moment('2026-11-29T15:00:00Z');
const TODAY = '2026-11-29';
const VERA = { name: 'Vera', company: 'Acme', email: 'vera@acme.example', phone: '' };
const visitor = { at: AT, by: 'visitor' };
const admin = { at: AT, by: 'admin@booth.example' };

const proposal: NonNullable<Deal['proposal']> = {
  ...{ id: 'pr', reference: 'PR-AAAAAA', state: 'sent', total: 9000, valid_until: '2026-12-31' },
};
const plan = [{ text: 'With the order', due_on: null } as const, { text: '', due_on: '2027-01-05' }];
const payments = acceptedPayments(plan, [4500, 4500], AT.toDate());

/** Returns a deal after these changes. */
function after(...changes: DealChange[]): Deal {
  return changes.reduce(
    (deal, change) => changeDeal(deal, change, change.what === 'edited' ? admin : visitor),
    newDeal('quote', VERA, AT),
  );
}

const quote: DealChange = { what: 'quote', id: 'q', person: { ...VERA, amount: 8500 } };
const booked: DealChange = {
  ...{ what: 'booked', id: 'b', starts_at: AT, reference: 'BK-AAAAAA', host: 'a@booth.example' },
  is_pending: false,
};
const proposed: DealChange = { what: 'proposed', proposal };
const lose: DealChange = { what: 'edited', fields: { state: 'lost' } };
const accepted: DealChange = { what: 'accepted', total: 9000, payments };

/** A change of each kind of event. */
const ONE_OF_EACH: Readonly<Record<DealEventKind, DealChange>> = {
  ...{ quote, booked, proposed, accepted },
  request: { what: 'request', id: 'r', person: VERA },
  message: { what: 'message', id: 'm', person: VERA },
  added: { what: 'added', person: VERA, note: 'Met' },
  moved: { what: 'moved', id: 'b', starts_at: AT },
  canceled: { what: 'canceled', id: 'b' },
  restored: { what: 'restored', id: 'b', starts_at: AT },
  handed: { what: 'handed', host: 'other@booth.example' },
  held: { what: 'held', id: 'b' },
  'no-show': { what: 'no-show', id: 'b' },
  asked: { what: 'asked', text: 'Blue' },
  declined: { what: 'declined', text: 'Late' },
  withdrawn: { what: 'withdrawn' },
  paid: { what: 'paid', index: 0, paid_on: TODAY },
  edited: { what: 'edited', fields: { note: 'Call' } },
  undelivered: { what: 'undelivered' },
  delivered: { what: 'delivered' },
};

test.each([
  ['what a visitor sends', [quote], 'new'],
  ['a meeting', [quote, booked], 'meeting'],
  ['an unconfirmed meeting', [quote, { ...booked, is_pending: true }], 'new'],
  ['a canceled meeting', [quote, booked, { what: 'canceled', id: 'b' }], 'answered'],
  ['one of two canceled', [booked, { ...booked, id: 'c' }, { what: 'canceled', id: 'b' }], 'meeting'],
  ['a meeting after losing', [lose, booked], 'meeting'],
  ['a proposal', [booked, proposed], 'proposal'],
  ['a meeting during a proposal', [proposed, booked], 'proposal'],
  ['a withdrawn proposal', [proposed, { what: 'withdrawn' }], 'answered'],
  ['a withdrawn proposal, with a meeting', [booked, proposed, { what: 'withdrawn' }], 'meeting'],
  ['an order', [booked, proposed, accepted], 'sold'],
  ['a meeting after the order', [proposed, accepted, booked], 'sold'],
  ['a wish after losing', [proposed, lose, ONE_OF_EACH.asked], 'proposal'],
] as const)('the state after %s follows from the table', (_, changes, state) => {
  expect(after(...changes).state).toBe(state);
});

test('whatever happens in whatever order, a deal is as its record and its table say', () => {
  const changes = fc.array(fc.constantFrom(...Object.values(ONE_OF_EACH)), { maxLength: 30 });
  fc.assert(
    fc.property(changes, (all) => {
      const deal = after(...all);
      const { isOpen, keeps } = DEAL_STATES[deal.state];
      expect(deal.is_open).toBe(isOpen);
      if (!keeps.includes('next_step')) expect([deal.next_step, deal.next_what]).toEqual([null, '']);
      if (!keeps.includes('lost_reason')) expect(deal.lost_reason).toBe('');
      expect(deal.due_on).toBe(dueOn(deal));
      expect(deal.events).toHaveLength(Math.min(20, all.length));
      expect(dealFields.safeParse(deal).success).toBe(true);
      expect(DEALS.read({ ...deal })).toEqual(deal);
    }),
  );
});

test('the team chooses states that nothing else sets', () => {
  expect(nextStates('new')).toEqual(['answered', 'sold', 'lost']);
  expect(nextStates('sold')).toEqual(['answered', 'lost']);
  for (const state of DEAL_STATE_NAMES) expect(nextStates(state)).not.toContain(state);
});

test('a record joins a deal of the same show; an unknown show is any', () => {
  const ces = { show_id: 'ces-las-vegas', show_name: 'CES' };
  const custom = { show_id: 'custom', show_name: 'Expo' };
  expect([joins(ces, ces), joins(ces, {}), joins({ show_id: null, show_name: '' }, ces)]).toEqual([
    ...[true, true, true],
  ]);
  expect([joins(ces, custom), joins(custom, { ...custom, show_name: 'EXPO' })]).toEqual([false, true]);
  expect(joins(custom, { ...custom, show_name: 'Fair' })).toBe(false);
});

test.each([
  ['a wish at once', [proposed, ONE_OF_EACH.asked], ['change'], TODAY],
  ['a refusal at once', [proposed, ONE_OF_EACH.declined], ['decline'], TODAY],
  ['a word after a day', [quote], ['answer'], '2026-11-30'],
  ['a canceled meeting at once', [booked, ONE_OF_EACH.canceled], ['new-time'], TODAY],
  ['an undelivered mail at once', [ONE_OF_EACH.undelivered], ['mail'], TODAY],
  ['a proposal three days before its end', [proposed], ['proposal'], '2026-12-28'],
  ['a deposit with the order', [proposed, accepted], ['payment'], TODAY],
  ['a balance', [proposed, accepted, ONE_OF_EACH.paid], ['payment'], '2027-01-05'],
  ['a step', [{ what: 'edited', fields: { next_step: '2026-12-02' } }], ['step'], '2026-12-02'],
] as const)('the team has to do something for %s', (_, changes, kinds, day) => {
  const deal = after(...changes);
  expect(deal.due_on).toBe(day);
  expect(toDosOf(deal, day).map(({ kind }) => kind)).toEqual(kinds);
});

test('the team has nothing to do for what it answered, archived or lost, and what is over says so', () => {
  const answered = after(quote, { what: 'edited', fields: { state: 'answered' } });
  const archived = after(quote, { what: 'edited', fields: { is_archived: true } });
  const lost = after(proposed, lose);
  expect([answered, archived, lost].map(({ due_on }) => due_on)).toEqual([null, null, null]);
  const expired = toDosOf(after(proposed), '2027-01-02');
  expect(expired).toMatchObject([{ isLate: true, text: expect.stringContaining('PR-AAAAAA expired on') }]);
  const late = toDosOf(after(proposed, accepted), '2026-12-01');
  const text = expect.stringMatching(/^With the order: \$4,500.00, due/);
  expect(late).toMatchObject([{ kind: 'payment', index: 0, isLate: true, text }]);
});
