import {
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  startAfter,
} from 'firebase/firestore';
import { allSides } from '../../../domain/quote/custom-size.ts';
import { LEAD_KINDS } from '../../../domain/schemas/leads.ts';
import { cameFromText } from '../../../domain/visitor/came-from.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';
import { LEAD_RECORDS, leadsOf, senderOf } from '../kit/lead-records.ts';
import { fieldsOf, kindOf, type Lead } from '../kit/lead-state.ts';
import { readLive, toLive } from '../kit/live-lists/live-record.ts';
import { type LeadFilter, matches, newestFirst } from './lead.ts';
import { filterConstraints } from './use-leads.ts';

const BATCH = 200;

type Cell = (lead: Lead) => string | null | undefined;

const COLUMNS: readonly (readonly [heading: string, cell: Cell])[] = [
  ['Received at (UTC)', ({ record }) => record.created_at.toDate().toISOString()],
  ['Kind', kindOf],
  ['Name', ({ record }) => senderOf(record).name],
  ['Company', ({ record }) => senderOf(record).company],
  ['Email', ({ record }) => senderOf(record).email],
  ['Phone', ({ record }) => senderOf(record).phone],
  ['Show', ({ record }) => ('show_name' in record ? record.show_name : '')],
  ['City', (lead) => (lead.kind === 'quote' ? lead.record.city : '')],
  ['State of the city', (lead) => (lead.kind === 'quote' ? lead.record.state : '')],
  ['Booth size', sizeOf],
  ['Design', (lead) => (lead.kind === 'quote' ? lead.record.selected_render_title : '')],
  ['Estimate (USD)', estimateOf],
  ['Message or requests', wordsOf],
  ['State', (lead) => fieldsOf(lead).state],
  ['Agreed amount (USD)', (lead) => fieldsOf(lead).agreed_amount?.toFixed(2)],
  ['Reason for losing', (lead) => fieldsOf(lead).lost_reason],
  ['Next step on', (lead) => fieldsOf(lead).next_step],
  ['Private note', (lead) => fieldsOf(lead).note],
  ['Came from', ({ record }) => cameFromText(record.came_from)],
  ['Added by', ({ record }) => ('added_by' in record ? record.added_by : '')],
];

function sizeOf(lead: Lead): string | null | undefined {
  return lead.kind === 'request' ? allSides(lead.record, 'ft') : lead.record.booth_size;
}

function estimateOf(lead: Lead): string {
  if (lead.kind !== 'quote' || lead.record.booth_size === 'custom') return '';
  return lead.record.pricing.estimatedTotal.toFixed(2);
}

function wordsOf(lead: Lead): string {
  if (lead.kind === 'message') return lead.record.message;
  return lead.kind === 'request' ? lead.record.requests : '';
}

/**
 * Returns a table with all matching leads, newest first. Reads them page by page.
 * @throws FirebaseError as the backend says
 */
export async function readLeadRows(filter: LeadFilter): Promise<string[][]> {
  const leads: Lead[] = [];
  for (const kind of LEAD_KINDS.filter((one) => filter.kind === '' || one === filter.kind)) {
    let last: QueryDocumentSnapshot | undefined;
    let isRead = false;
    while (!isRead) {
      const page = leadsOf(
        kind,
        ...filterConstraints(filter.state),
        orderBy('created_at', 'desc'),
        ...(last ? [startAfter(last)] : []),
        limit(BATCH),
      );
      const { docs } = await withinTime(() => getDocsFromServer(page));
      leads.push(
        ...docs.map((found) => ({ kind, record: readLive(LEAD_RECORDS[kind], toLive(found)) }) as Lead),
      );
      last = docs.at(-1);
      isRead = docs.length < BATCH;
    }
  }
  return [
    COLUMNS.map(([heading]) => heading),
    ...leads
      .filter((lead) => matches(lead, filter))
      .toSorted(newestFirst)
      .map((lead) => COLUMNS.map(([, cell]) => cell(lead) ?? '')),
  ];
}
