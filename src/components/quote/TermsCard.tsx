import { ChevronDown } from 'lucide-react';
import { answeredTerms, type PublishedTerms } from '../../domain/quote/terms.ts';
import { Card } from '../Card.tsx';

/** The company's terms that have an answer; nothing without any. */
export function TermsCard(props: {
  terms: PublishedTerms | undefined;
  heading: 'h3' | 'h4';
  /** True to open the answers with a press, and to print none. */
  isFolded?: boolean;
}) {
  const { terms, heading: Heading, isFolded = false } = props;
  const answered = answeredTerms(terms);
  if (answered.length === 0) return null;
  const title = (
    <Heading className="text-lg font-semibold tracking-tight">
      What happens next, and what you pay when
    </Heading>
  );
  const answers = (
    <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
      {answered.map(({ question, answer }) => (
        <div key={question} className="min-w-0 break-inside-avoid">
          <dt className="font-medium">{question}</dt>
          <dd className="mt-0.5 text-[0.9375rem] wrap-anywhere whitespace-pre-line text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  );
  if (!isFolded)
    return (
      <Card>
        {title}
        {answers}
      </Card>
    );
  return (
    <Card className="max-sm:p-4 print:hidden">
      <details className="group">
        <summary className="focus-ring flex cursor-pointer list-none items-start justify-between gap-3 rounded-sm [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        {answers}
      </details>
    </Card>
  );
}
