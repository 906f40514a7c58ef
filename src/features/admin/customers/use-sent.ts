import { CONTACT_MESSAGES, type StoredContactMessage } from '../../../domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS, type StoredCustomRequest } from '../../../domain/records/custom-requests.ts';
import type { Deal } from '../../../domain/records/deals.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import type { NamedReader } from '../controls/live-lists/stored-record.ts';
import { fetchRecord, useLoaded } from '../controls/use-loaded.ts';

/** Maximum number of records of a kind that are read, the newest ones. */
const MAX_READ = 10;

type Sent1<Fields> = Fields & { readonly id: string };

/** Records that a customer sent, oldest first. */
export interface Sent {
  readonly quotes: readonly Sent1<QuoteSubmission>[];
  readonly requests: readonly Sent1<StoredCustomRequest>[];
  readonly messages: readonly Sent1<StoredContactMessage>[];
}

/** Returns what a customer sent, read once per id: undefined while loading, null after a failure. */
export function useSent({ quotes, requests, messages }: Deal): Sent | null | undefined {
  return useLoaded(JSON.stringify([quotes, requests, messages]), readSent, 'A record could not be read');
}

async function readSent(key: string): Promise<Sent> {
  const [quotes = [], requests = [], messages = []]: string[][] = JSON.parse(key);
  const [readQuotes, readRequests, readMessages] = await Promise.all([
    readAll(QUOTE_SUBMISSIONS, quotes),
    readAll(CUSTOM_REQUESTS, requests),
    readAll(CONTACT_MESSAGES, messages),
  ]);
  return { quotes: readQuotes, requests: readRequests, messages: readMessages };
}

async function readAll<Fields>(
  record: NamedReader<Fields>,
  ids: readonly string[],
): Promise<Sent1<Fields>[]> {
  const found = await Promise.all(
    ids.slice(-MAX_READ).map(async (id) => {
      const fields = await fetchRecord(record, id);
      return fields && { ...fields, id };
    }),
  );
  return found.filter((one) => one !== null);
}
