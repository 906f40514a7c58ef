import { ChevronDown } from 'lucide-react';
import { type AnsweredTerm, answeredTerms, type PublishedTerms } from '../../domain/quote/terms.ts';
import { Card } from '../Card.tsx';

interface TermsCardProps {
  terms: PublishedTerms | undefined;
  heading: 'h3' | 'h4';
  /** Number of terms that are shown at once; the rest opens with a press, and nothing is printed. */
  most?: number | undefined;
}

/** The company's terms that have an answer; nothing without any. */
export function TermsCard({ terms, heading: Heading, most }: TermsCardProps) {
  const answered = answeredTerms(terms);
  const rest = answered.slice(most ?? answered.length);
  if (answered.length === 0) return null;
  return (
    <Card className={most === undefined ? undefined : 'print:hidden'}>
      <Heading className="text-lg font-semibold tracking-tight">
        What happens next, and what you pay when
      </Heading>
      <Answers answered={answered.slice(0, most)} />
      {rest.length > 0 && (
        <details className="group mt-3">
          <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-medium text-brand-strong [&::-webkit-details-marker]:hidden">
            {rest.length === 1 ? 'One more answer' : `${rest.length} more answers`}
            <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
          </summary>
          <Answers answered={rest} />
        </details>
      )}
    </Card>
  );
}

function Answers({ answered }: { answered: readonly AnsweredTerm[] }) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
      {answered.map(({ question, answer }) => (
        <div key={question} className="min-w-0 break-inside-avoid">
          <dt className="font-medium">{question}</dt>
          <dd className="mt-0.5 text-[0.9375rem] wrap-anywhere whitespace-pre-line text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
