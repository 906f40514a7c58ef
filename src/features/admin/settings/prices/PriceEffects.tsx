import { limit, orderBy, where } from 'firebase/firestore';
import { STANDARD_SIZES } from '../../../../domain/quote/catalogue.ts';
import {
  exactUsd,
  lowestBasePriceOf,
  type PriceTable,
  priceQuote,
} from '../../../../domain/quote/pricing.ts';
import { DEALS } from '../../../../domain/records/deals.ts';
import { QUOTE_SUBMISSIONS } from '../../../../domain/records/quote-submissions.ts';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { queryOf } from '../../controls/live-lists/stored-record.ts';
import { MAX_LISTED, useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { differencesOf, fromTo } from './price-form.ts';

const MAX_QUOTES = 100;
const NEWEST = queryOf(QUOTE_SUBMISSIONS, orderBy('created_at', 'desc'), limit(MAX_QUOTES));
const OPEN_DEALS = queryOf(DEALS, where('is_open', '==', true), limit(MAX_LISTED));

/** The effects of saving: on prices, on the 'from' prices of the pages, and on the newest quotes that are still open. */
export function PriceEffects({ before, after }: { before: PriceTable; after: PriceTable }) {
  const { status, records } = useLiveList(NEWEST, QUOTE_SUBMISSIONS, null);
  const deals = useLiveList(OPEN_DEALS, DEALS, null);
  const ofOpen = new Set(deals.records.flatMap(({ quotes }) => quotes));
  const open = records.filter(({ id, booth_size }) => booth_size !== 'custom' && ofOpen.has(id));
  const changed = open.flatMap(({ contact, show_name, booth_size, state, extras, pricing }) => {
    const was = pricing.estimatedTotal;
    const is = priceQuote({ boothSize: booth_size, state, extras, prices: after }).estimatedTotal;
    return is === was ? [] : [{ name: `${contact.company}, ${show_name}, ${booth_size}`, was, is }];
  });
  const sum = (price: 'was' | 'is') => changed.reduce((total, quote) => total + quote[price], 0);
  const from = (size: string, table: PriceTable) => exactUsd(lowestBasePriceOf(size, table));
  const pages = STANDARD_SIZES.map((size) =>
    from(size, before) === from(size, after)
      ? `${size} from ${from(size, after)}, as before`
      : `${size} from ${from(size, before)}, then from ${from(size, after)}`,
  );
  return (
    <section
      aria-label="Changes"
      className="flex flex-col gap-3 rounded-control bg-surface p-4 text-[0.9375rem]"
    >
      <h3 className="font-semibold">What changes</h3>
      <Lines lines={differencesOf(before, after)} />
      <p>{`On the pages: ${pages.join('; ')}.`}</p>
      {status === 'ready' && deals.status === 'ready' ? (
        <>
          <p>
            {`${changed.length} of ${open.length} open quotes${records.length === MAX_QUOTES ? ` among the newest ${MAX_QUOTES}` : ''} would cost something else now`}
            {changed.length > 0 && `, in all ${fromTo(sum('was'), sum('is'))}`}. Quotes keep the price they
            were given.
          </p>
          {changed.length > 0 && (
            <Disclosure label="Quotes that would change">
              <Lines lines={changed.map(({ name, was, is }) => `${name}: ${fromTo(was, is)}`)} />
            </Disclosure>
          )}
        </>
      ) : (
        <p className="text-muted">
          {status === 'failed' || deals.status === 'failed'
            ? 'The open quotes cannot be loaded.'
            : 'Loading open quotes...'}
        </p>
      )}
    </section>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 wrap-anywhere tabular-nums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
