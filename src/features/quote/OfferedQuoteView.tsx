import { Notice } from '../../components/Notice.tsx';
import type { LinkDifference, OfferedQuote } from '../../domain/offered-quote.ts';
import { type LinkedQuote, quoteAddress } from '../../domain/quote-link.ts';
import { CompareDesigns } from './CompareDesigns.tsx';
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

/** Says what is no longer offered as the link has it, without the link's own words. Nothing if all of it is. */
function Differences({ differences }: { differences: readonly LinkDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <Notice tone="warning" title="Parts of this quote are no longer available">
      <ul className="flex list-disc flex-col gap-1.5 pl-5 wrap-anywhere">
        {[...new Set(differences.map(textOf))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="text-muted">The price below covers what is still available.</p>
    </Notice>
  );
}

function textOf(difference: LinkDifference): string {
  switch (difference.is) {
    case 'design-gone':
      return 'The design is no longer offered for this size.';
    case 'extra-gone':
      return 'An extra is no longer offered.';
    case 'fewer':
      return `${difference.name}: at most ${difference.most} available, the link asks for ${difference.wanted}.`;
  }
}
