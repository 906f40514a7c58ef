import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';

export interface BoothFactsProps {
  quote: QuoteSubmission;
  /** Further facts, each with its name. */
  more?: readonly (readonly [string, string])[];
}

/** 'Booth Information': what a quote is about. */
export function BoothFacts({ quote, more = [] }: BoothFactsProps) {
  const facts = [
    ['Show', quote.show_name],
    ['Location', `${quote.city}, ${quote.state}`],
    ['Booth Size', quote.booth_size],
    ...(quote.selected_render_title ? [['Design', quote.selected_render_title]] : []),
    ...(quote.inspired_by_name ? [['Inspired by', quote.inspired_by_name]] : []),
    ...more,
  ];
  return (
    <div className="mt-3 rounded-control bg-surface px-4 py-3 text-[0.9375rem]">
      <h4 className="font-medium">Booth Information</h4>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {facts.map(([term, text]) => (
          <div key={term} className="flex min-w-0 gap-1.5">
            <dt className="text-muted">{term}:</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
