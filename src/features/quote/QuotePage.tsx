import { CalendarDays, PencilLine, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BottomBar } from '../../components/BottomBar.tsx';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ShareQuote } from '../../components/quote/ShareQuote.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { usePublishedContent } from '../../components/use-published-content.ts';
import { brand } from '../../config/brand.ts';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { leftOutText } from '../../domain/quote/fits.ts';
import {
  type LinkDifference,
  type OfferedQuote,
  offeredQuote,
  type WholeParts,
} from '../../domain/quote/offered-quote.ts';
import { datedTotal, type LinkedQuote, quoteAddress } from '../../domain/quote/quote-link.ts';
import { quoteTitle, totalText } from '../../domain/quote/quote-texts.ts';
import { CompareDesigns } from './CompareDesigns.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { readQuoteFragment } from './read-quote-link.ts';
import { useCarry } from './use-carry.tsx';

/** The page of a shared quote. The quote is in the URL's fragment, which browsers do not send to servers. */
export function QuotePage({ onCarried = goToWizard }: { onCarried?: () => void }) {
  const linked = useLinkedQuote();
  const { status, content, reload } = usePublishedContent();
  const offered = linked && content ? offeredQuote(linked, content) : null;
  const title = offered ? quoteTitle(offered.parts) : 'Booth quote';
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <h1 className="text-title font-semibold wrap-anywhere">{title}</h1>
      {!linked && <NoQuote />}
      {linked && status === 'loading' && <Loading />}
      {linked && status === 'failed' && (
        <LoadFailure
          title="The quote could not be loaded"
          reassurance="The quote is in the link, so nothing is lost."
          onRetry={reload}
        />
      )}
      {linked && offered && <OfferedQuoteView linked={linked} offered={offered} onCarried={onCarried} />}
      <Toaster />
    </div>
  );
}

function goToWizard(): void {
  window.location.assign(sectionUrl(quoteSection, false));
}

function NoQuote() {
  return (
    <Notice tone="warning" title="We couldn't open that quote">
      <p className="text-muted">This link is incomplete. Ask for the full link, or start a new quote.</p>
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

/** Follows the quote in the URL, which may change while the page is open. */
function useLinkedQuote(): LinkedQuote | null {
  const [linked, setLinked] = useState(() => readQuoteFragment(location.hash));
  useEffect(() => {
    const follow = () => setLinked(readQuoteFragment(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return linked;
}

function OfferedQuoteView(props: { linked: LinkedQuote; offered: OfferedQuote; onCarried: () => void }) {
  const { linked, offered, onCarried } = props;
  const { design, otherDesigns, parts, differences } = offered;
  // Omits the ids of parts that are not offered: in a link they can be any text
  const offeredLink = {
    ...linked,
    show: parts.show,
    designId: design?.id ?? null,
    extras: parts.extras,
    // The rest is another quote, made today
    asOf: differences.length > 0 ? datedTotal(parts, new Date()) : linked.asOf,
  };
  const url = quoteAddress(location.origin, offeredLink);
  const [carry, question] = useCarry(parts, linked.dress, onCarried);
  const bookRow = <BookRow parts={parts} onBook={() => carry('meeting')} />;
  return (
    <>
      <Differences differences={differences} />
      <QuoteSheet offered={offered} linked={linked} url={url}>
        {bookRow}
      </QuoteSheet>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => carry('change')}>
          <PencilLine aria-hidden="true" className="size-4" />
          Change this quote
        </Button>
        <ShareQuote url={url} title={`Booth quote for ${parts.show.name}`} />
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print quote
        </Button>
      </div>
      {design && otherDesigns.length > 0 && (
        <CompareDesigns
          key={design.id}
          design={design}
          others={otherDesigns}
          addressOf={(other) => quoteAddress('', { ...offeredLink, designId: other.id })}
        />
      )}
      <BottomBar>{bookRow}</BottomBar>
      {question}
    </>
  );
}

/** Lists the parts that differ from the link, without repeating its text. Empty if nothing differs. */
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
    case 'misfit':
      return `${leftOutText(difference.name, difference.size)}.`;
    case 'fewer':
      return `${difference.name}: at most ${difference.most} available, the link asks for ${difference.wanted}.`;
  }
}

function BookRow({ parts, onBook }: { parts: WholeParts; onBook: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="font-semibold tracking-tight tabular-nums lg:text-2xl">
        <span className="block text-xs font-normal tracking-normal text-muted sm:text-sm">
          Estimated total
        </span>
        {totalText(parts)}
      </p>
      <Button size="lg" className="max-sm:px-5" onClick={onBook}>
        <CalendarDays aria-hidden="true" className="size-4.5" />
        Book a kickoff
      </Button>
    </div>
  );
}
