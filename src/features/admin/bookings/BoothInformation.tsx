import { BoothFacts } from '../cards/BoothFacts.tsx';
import { useQuote } from './use-quote.ts';

/** The booth block of a booking that is linked to a quote submission; nothing until that has been read. */
export function BoothInformation({ quoteId }: { quoteId: string }) {
  const quote = useQuote(quoteId);
  return quote && <BoothFacts quote={quote} />;
}
