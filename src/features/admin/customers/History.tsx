import type { ReactNode } from 'react';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { estimateOf } from '../../../domain/quote/quote-texts.ts';
import { CONTACT_MESSAGES } from '../../../domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../../domain/records/custom-requests.ts';
import { DEAL_EVENTS, type Deal } from '../../../domain/records/deals.ts';
import type { Moment } from '../../../domain/records/moment.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import type { NamedReader } from '../controls/live-lists/stored-record.ts';
import { MomentText } from '../controls/MomentText.tsx';
import { fetchRecord, useLoaded } from '../controls/use-loaded.ts';
import { placeHash } from '../place/place.ts';
import { CustomSize } from './quote-details/QuoteDetails.tsx';

/** Maximum number of records of a kind that are read, the newest ones. */
const MAX_READ = 10;

/** Returns what a customer sent, read once per id: undefined while loading, null after a failure. */
export function useSent({ quotes, requests, messages }: Deal): Sent | null | undefined {
  return useLoaded(JSON.stringify([quotes, requests, messages]), readSent, 'A record could not be read');
}

async function readSent(key: string) {
  const [quotes = [], requests = [], messages = []]: string[][] = JSON.parse(key);
  const [readQuotes, readRequests, readMessages] = await Promise.all([
    readAll(QUOTE_SUBMISSIONS, quotes),
    readAll(CUSTOM_REQUESTS, requests),
    readAll(CONTACT_MESSAGES, messages),
  ]);
  return { quotes: readQuotes, requests: readRequests, messages: readMessages };
}

/** Records that a customer sent, oldest first. */
type Sent = Awaited<ReturnType<typeof readSent>>;

async function readAll<Fields>(record: NamedReader<Fields>, ids: readonly string[]) {
  const found = await Promise.all(
    ids.slice(-MAX_READ).map(async (id) => {
      const fields = await fetchRecord(record, id);
      return fields && { ...fields, id };
    }),
  );
  return found.filter((one) => one !== null);
}

interface Entry {
  readonly at: Moment;
  readonly title: string;
  readonly body?: ReactNode;
}

/** All that happened with a customer, in order of time: what they sent, meetings, and the events. */
export function History({ deal, sent }: { deal: Deal; sent: Sent | null }) {
  const entries = [...sentEntries(sent), ...meetingEntries(deal), ...eventEntries(deal, sent)];
  return (
    <ol aria-label="History" className="flex flex-col gap-2 text-[0.9375rem]">
      {entries
        .toSorted((a, b) => a.at.toMillis() - b.at.toMillis())
        .map(({ at, title, body }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and keep their order
          <li key={index}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <MomentText at={at} className="text-sm text-muted" />
            </div>
            {body && <div className="mt-1 border-l-2 border-line pl-3 text-muted">{body}</div>}
          </li>
        ))}
    </ol>
  );
}

function sentEntries(sent: Sent | null): Entry[] {
  if (!sent) return [];
  const { quotes, requests, messages } = sent;
  return [
    ...quotes.map((quote) => ({ at: quote.created_at, title: DEAL_EVENTS.quote, body: summaryOf(quote) })),
    ...requests.map((request) => ({
      at: request.created_at,
      title: DEAL_EVENTS.request,
      body: <CustomSize request={request} />,
    })),
    ...messages.map(({ created_at, message }) => ({
      at: created_at,
      title: DEAL_EVENTS.message,
      body: <p className="wrap-anywhere whitespace-pre-line">{message}</p>,
    })),
  ];
}

function summaryOf(quote: QuoteSubmission): string {
  const { show_name, city, state, booth_size, selected_render_title } = quote;
  const place = `${city}, ${state}`;
  const parts = [show_name, place, boothSizeLabel(booth_size), selected_render_title, estimateOf(quote)];
  return parts.filter(Boolean).join(' · ');
}

function meetingEntries({ bookings }: Deal): Entry[] {
  return bookings.map(({ id, starts_at, is_live }) => ({
    at: starts_at,
    title: is_live ? 'Meeting' : 'Meeting, not taking place',
    body: (
      <a
        href={placeHash({ section: 'bookings', params: { booking: id } })}
        className="focus-ring inline-block rounded-sm py-0.5 text-brand underline-offset-4 hover:underline"
      >
        Open the booking
      </a>
    ),
  }));
}

/** Returns the events, without those whose records are listed themselves. */
function eventEntries({ events }: Deal, sent: Sent | null): Entry[] {
  return events
    .filter(({ what }) => !sent || (what !== 'quote' && what !== 'request' && what !== 'message'))
    .map(({ what, at, by, text }) => ({
      at,
      title: `${DEAL_EVENTS[what]}${by && by !== 'visitor' ? ` by ${by === 'team' ? 'the team' : by}` : ''}`,
      body: text,
    }));
}
