import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';

/** 'Booth Information': what a quote is about, in a line or two. */
export function BoothFacts({ quote }: { quote: QuoteSubmission }) {
  const facts = [
    ['Show', quote.show_name],
    ['Location', `${quote.city}, ${quote.state}`],
    ['Booth Size', quote.booth_size],
    ...(quote.selected_render_title ? [['Design', quote.selected_render_title]] : []),
    ...(quote.inspired_by_name ? [['Inspired by', quote.inspired_by_name]] : []),
  ];
  return (
    <div className="flex min-w-0 flex-wrap gap-x-3">
      <h4 className="font-medium">Booth Information</h4>
      <dl className="flex min-w-0 flex-wrap gap-x-3">
        {facts.map(([term, text]) => (
          <div key={term} className="flex min-w-0 gap-1">
            <dt className="text-muted">{term}:</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
