import { useEffect, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { usePublishedContent } from '../../components/use-published-content.ts';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { offeredQuote } from '../../domain/offered-quote.ts';
import { type LinkReading, readQuoteFragment } from '../../domain/read-quote-link.ts';
import { OfferedQuoteView } from './OfferedQuoteView.tsx';

/** The page behind a link that passes a quote on. What the link says is in the page's address and goes nowhere. */
export function QuotePage({ onCarried = goToWizard }: { onCarried?: () => void }) {
  const reading = useLinkedQuote();
  const { status, content, reload } = usePublishedContent();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      {reading.is !== 'quote' && <NoQuote why={reading.is} />}
      {reading.is === 'quote' && status === 'loading' && <Loading />}
      {reading.is === 'quote' && status === 'failed' && (
        <LoadFailure
          title="The quote could not be loaded"
          reassurance="The quote is in the link, so nothing is lost."
          onRetry={reload}
        />
      )}
      {reading.is === 'quote' && content && (
        <OfferedQuoteView
          linked={reading.quote}
          offered={offeredQuote(reading.quote, content)}
          onCarried={onCarried}
        />
      )}
      <Toaster />
    </div>
  );
}

function goToWizard(): void {
  window.location.assign(sectionUrl(quoteSection, false));
}

const REASONS: Record<Exclude<LinkReading['is'], 'quote'>, string> = {
  empty: 'This address contains no quote. Please open the complete link you were given.',
  broken: 'It may have been cut off. Please ask for the complete link, or start your own quote.',
  'unknown-version':
    'It was made by a newer version of this site. Please reload the page, or start your own quote.',
};

function NoQuote({ why }: { why: keyof typeof REASONS }) {
  return (
    <Notice tone="warning" title="We couldn't open that quote">
      <p className="text-muted">{REASONS[why]}</p>
      <ButtonLink href={sectionUrl(quoteSection, false)} className="self-start">
        Get Instant Design &amp; Quote
      </ButtonLink>
    </Notice>
  );
}

function Loading() {
  return (
    <Card>
      <p role="status" className="sr-only">
        Loading the quote...
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="mt-6 h-40" />
    </Card>
  );
}

/** The quote in the page's address, which may change while the page is open. */
function useLinkedQuote(): LinkReading {
  const [reading, setReading] = useState(() => readQuoteFragment(location.hash));
  useEffect(() => {
    const follow = () => setReading(readQuoteFragment(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return reading;
}
