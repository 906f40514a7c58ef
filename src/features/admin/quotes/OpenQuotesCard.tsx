import { collection, query, where } from 'firebase/firestore';
import { brand } from '../../../config/brand.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { formatUsd } from '../../../domain/pricing.ts';
import { QUOTE_SUBMISSIONS, type QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { BoothFacts } from '../cards/BoothFacts.tsx';
import { LatestCard } from '../cards/LatestCard.tsx';
import { Sender } from '../cards/Sender.tsx';
import { readerOf } from '../live-lists/live-record.ts';
import { useLatest } from '../live-lists/use-latest.ts';

const OPEN_QUOTES = query(collection(db, QUOTE_SUBMISSIONS.name), where('booking_id', '==', null));

const readQuote = readerOf(QUOTE_SUBMISSIONS);

/** 'Quotes Without a Meeting': visitors who sent their quote and did not get as far as a booking. */
export function OpenQuotesCard() {
  const texts = adminMessages.openQuotes;
  const list = useLatest(OPEN_QUOTES, readQuote, texts.loadFailed);
  return (
    <LatestCard
      title="Quotes Without a Meeting"
      description={texts.about}
      emptyText={texts.none}
      noun="quotes"
      wide
      list={list}
    >
      {(quote) => (
        <>
          <Sender
            from={{ ...quote.contact, created_at: quote.created_at }}
            subject={`Your booth quote from ${brand.name}`}
          />
          <BoothFacts quote={quote} more={[['Estimate', estimateOf(quote)]]} />
        </>
      )}
    </LatestCard>
  );
}

function estimateOf({ booth_size, pricing }: QuoteSubmission): string {
  return booth_size === 'custom'
    ? 'a custom proposal follows'
    : formatUsd(pricing.estimatedTotal, { cents: 'always' });
}
