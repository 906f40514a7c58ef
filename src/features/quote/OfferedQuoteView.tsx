import type { OfferedQuote } from '../../domain/offered-quote.ts';
import { type LinkedQuote, quoteAddress } from '../../domain/quote-link.ts';
import { CompareDesigns } from './CompareDesigns.tsx';
import { Differences } from './Differences.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';

export interface OfferedQuoteViewProps {
  /** Content of the link. */
  linked: LinkedQuote;
  offered: OfferedQuote;
  /** The quote is the wizard's. */
  onCarried: () => void;
}

/** A quote by today's catalogue, what can be done with it, and the same booth in another design. */
export function OfferedQuoteView({ linked, offered, onCarried }: OfferedQuoteViewProps) {
  const { design, otherDesigns, parts } = offered;
  // Without the ids of what is gone: they can be any words
  const offeredLink = { ...linked, designId: design?.id ?? null, extras: parts.extras };
  const url = quoteAddress(location.origin, offeredLink);
  return (
    <>
      <Differences differences={offered.differences} />
      <QuoteSheet offered={offered} url={url} />
      <QuoteActions parts={offered.parts} url={url} onCarried={onCarried} />
      {design && otherDesigns.length > 0 && (
        <CompareDesigns
          key={design.id}
          design={design}
          others={otherDesigns}
          addressOf={(other) => quoteAddress('', { ...offeredLink, designId: other.id })}
        />
      )}
    </>
  );
}
