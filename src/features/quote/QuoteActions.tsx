import { CalendarDays, PencilLine, Printer } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { ShareQuote } from '../../components/quote/ShareQuote.tsx';
import type { WholeParts } from '../../domain/quote/offered-quote.ts';
import { totalText } from '../../domain/quote/quote-texts.ts';
import type { Purpose } from './use-carry.tsx';

export interface QuoteActionsProps {
  parts: WholeParts;
  url: string;
  onCarry: (to: Purpose) => void;
}

/** A quote's secondary actions: change, share, print. */
export function QuoteActions({ parts, url, onCarry }: QuoteActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={() => onCarry('change')}>
        <PencilLine aria-hidden="true" className="size-4" />
        Change this quote
      </Button>
      <ShareQuote url={url} title={`Booth quote for ${parts.show.name}`} />
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print quote
      </Button>
    </div>
  );
}

export interface BookProps {
  parts: WholeParts;
  onCarry: (to: Purpose) => void;
}

/** The total next to 'Book a kickoff'. */
export function BookRow({ parts, onCarry }: BookProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="font-semibold tracking-tight tabular-nums lg:text-2xl">
        <span className="block text-xs font-normal tracking-normal text-muted sm:text-sm">
          Estimated total
        </span>
        {totalText(parts)}
      </p>
      <Button size="lg" className="max-sm:px-5" onClick={() => onCarry('meeting')}>
        <CalendarDays aria-hidden="true" className="size-4.5" />
        Book a kickoff
      </Button>
    </div>
  );
}
