import {
  getDocsFromServer,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  startAfter,
} from 'firebase/firestore';
import { DEAL_SOURCES } from '../../../domain/deals/sources.ts';
import { DEAL_STATES } from '../../../domain/deals/states.ts';
import { paymentName } from '../../../domain/deals/to-do.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { DEALS, type Deal } from '../../../domain/records/deals.ts';
import { DEAL_LABELS } from '../../../domain/schemas/deals.ts';
import { cameFromText } from '../../../domain/visitor/came-from.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { queryOf, readStored, toStored } from '../controls/live-lists/stored-record.ts';
import { dueDeals } from './deals/use-deals.ts';
import { type CustomerFilter, filtered } from './use-customers.ts';

const BATCH = 200;

type Column = readonly [heading: string, cell: (deal: Deal) => string | null | undefined];

const WHO: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
];

const COLUMNS: readonly Column[] = [
  ['First contact (UTC)', ({ created_at }) => created_at.toDate().toISOString()],
  ['Last event (UTC)', ({ changed_at }) => changed_at.toDate().toISOString()],
  ...WHO,
  ['Phone', ({ phone }) => phone],
  ['Show', ({ show_name }) => show_name],
  ['Booth size', ({ booth_size }) => booth_size && boothSizeLabel(booth_size)],
  ['Source', ({ source }) => DEAL_SOURCES[source]],
  ['State', ({ state }) => DEAL_STATES[state].label],
  ['Amount (USD)', ({ amount }) => amount?.toFixed(2)],
  [DEAL_LABELS.lost_reason, ({ lost_reason }) => lost_reason],
  [DEAL_LABELS.next_step, ({ next_step }) => next_step],
  [DEAL_LABELS.next_what, ({ next_what }) => next_what],
  ['Host', ({ host }) => host],
  ['References', ({ references }) => references.join(' ')],
  [DEAL_LABELS.note, ({ note }) => note],
  ['Came from', ({ came_from }) => cameFromText(came_from)],
];

/**
 * Returns a table with all filtered customers, page by page; of sold ones, for the bookkeeper, one with their payments.
 * @param today in the company's zone
 * @throws FirebaseError as the backend says
 */
export async function readCustomerRows(filter: CustomerFilter, today: string): Promise<string[][]> {
  const deals = filter === 'to-do' ? (await read(dueDeals(today))).deals : await readAll(filter);
  if (filter === 'sold') return paymentRows(deals);
  return [
    COLUMNS.map(([heading]) => heading),
    ...deals.map((deal) => COLUMNS.map(([, cell]) => cell(deal) ?? '')),
  ];
}

async function readAll(filter: Exclude<CustomerFilter, 'to-do'>): Promise<Deal[]> {
  const all: Deal[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const after = last ? [startAfter(last)] : [];
    const page = await read(queryOf(DEALS, ...filtered(filter), ...after, limit(BATCH)));
    all.push(...page.deals);
    last = page.deals.length === BATCH ? page.last : undefined;
  } while (last);
  return all;
}

async function read(listed: Query) {
  const { docs } = await withinTime(() => getDocsFromServer(listed));
  return { deals: docs.map((found) => readStored(DEALS, toStored(found))), last: docs.at(-1) };
}

function paymentRows(deals: readonly Deal[]): string[][] {
  const headings = ['Proposal', 'Payment', 'Payment (USD)', 'Due on', 'Paid on', 'Order (USD)'];
  return [
    [...WHO.map(([heading]) => heading), ...headings],
    ...deals.flatMap((deal) =>
      deal.payments.map(({ text, amount, due_on, paid_on }, index) => [
        ...WHO.map(([, cell]) => cell(deal) ?? ''),
        deal.proposal?.reference ?? '',
        [paymentName(index, deal.payments.length), text].filter(Boolean).join(': '),
        ...[amount.toFixed(2), due_on ?? '', paid_on ?? '', deal.amount?.toFixed(2) ?? ''],
      ]),
    ),
  ];
}
