import { answeredTerms, type PublishedTerms } from '../../domain/quote/terms.ts';
import { Card } from '../Card.tsx';

interface TermsCardProps {
  terms: PublishedTerms | undefined;
  heading: 'h3' | 'h4';
}

/** The company's terms that have an answer; nothing without any. */
export function TermsCard({ terms, heading: Heading }: TermsCardProps) {
  const answered = answeredTerms(terms);
  if (answered.length === 0) return null;
  return (
    <Card>
      <Heading className="text-lg font-semibold tracking-tight">
        What happens next, and what you pay when
      </Heading>
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
        {answered.map(({ question, answer }) => (
          <div key={question} className="min-w-0 break-inside-avoid">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-0.5 text-[0.9375rem] wrap-anywhere whitespace-pre-line text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
