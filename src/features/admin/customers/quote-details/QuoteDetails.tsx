import type { ReactNode } from 'react';
import type { SentLook } from '#booth/browser.ts';
import { BoothPicture } from '../../../../booth/still/BoothPicture.tsx';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { useObjectUrl } from '../../../../components/use-object-url.ts';
import { usePublishedContent } from '../../../../components/use-published-content.ts';
import { boothSizeLabel } from '../../../../domain/quote/catalogue.ts';
import { allSides } from '../../../../domain/quote/custom-size.ts';
import { cardImage } from '../../../../domain/quote/design-views.ts';
import { exactUsd, knownPrice, lineTotalOf } from '../../../../domain/quote/pricing.ts';
import { storedQuoteAddress } from '../../../../domain/quote/quote-link.ts';
import { designLineName, estimateOf } from '../../../../domain/quote/quote-texts.ts';
import { BOOTH_DESIGNS, type BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { timingTexts } from '../../../../domain/show/show-timing.ts';
import { FactList } from '../../controls/FactList.tsx';
import { fetchRecord, useLoaded } from '../../controls/use-loaded.ts';

interface QuoteDetailsProps {
  quote: QuoteSubmission;
  /** The visitor's logo and color; null if not sent, undefined while loading. */
  look: SentLook | null | undefined;
}

/** A quote's details: event, picture, lines and estimate, preferred times, and a link to the visitor's page. */
export function QuoteDetails({ quote, look }: QuoteDetailsProps) {
  const url = storedQuoteAddress(location.origin, quote);
  const timing = quote.timing && timingTexts[quote.timing];
  const design = useLoaded(quote.design_id, fetchDesign, 'A design could not be read');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-4">
        {design && (
          <div className="w-full sm:w-72">
            <QuotedBoothPicture design={design} quote={quote} look={look} />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-56">
          <FactList
            facts={[
              { term: 'Show', text: quote.show_name },
              ...(timing ? [{ term: timing.label, text: timing.text }] : []),
              { term: 'Location', text: `${quote.city}, ${quote.state}` },
              { term: 'Booth Size', text: boothSizeLabel(quote.booth_size) },
              { term: 'Design', text: quote.selected_render_title ?? '' },
              { term: 'Inspired by', text: quote.inspired_by_name ?? '' },
              { term: 'Preferred times', text: quote.preferred_times.join('; '), isLong: true },
              ...(url ? [{ term: 'Quote', text: 'See the quote', href: url, isElsewhere: true }] : []),
            ]}
          />
        </div>
      </div>
      <QuoteLines quote={quote} />
      {quote.custom_design && <CustomSize request={quote.custom_design} />}
    </div>
  );
}

const PICTURE = 'aspect-4/3 w-full rounded-control bg-surface-strong object-cover';

interface QuotedBoothPictureProps extends QuoteDetailsProps {
  design: BoothDesignFields;
}

/** A quote's booth: the design's picture, replaced by a rendering with the quote's extras and the visitor's look. */
export function QuotedBoothPicture({ design, quote, look }: QuotedBoothPictureProps) {
  const url = cardImage(design);
  const title = quote.selected_render_title ?? design.title;
  const sent = useObjectUrl(look?.booth ?? null);
  if (sent) return <img src={sent} alt={`${title}, as the visitor saw it`} className={PICTURE} />;
  const picture = url && <MediaImage url={url} alt={title} sizes="18rem" className={PICTURE} />;
  if (look === undefined || !design.model) return picture;
  return (
    <Drawing design={design} quote={quote} look={look}>
      {picture}
    </Drawing>
  );
}

/** The rendering. Waits for the offered extras, because it shows their models. */
function Drawing({ design, quote, look, children }: QuotedBoothPictureProps & { children: ReactNode }) {
  const { content, status } = usePublishedContent();
  if (status === 'loading') return children;
  return (
    <BoothPicture
      design={design}
      extras={quote.extras}
      offered={content?.extras ?? []}
      {...(look && { look: { logo: look.file, dress: look.dress } })}
      isBrief
      isWanted
      className={PICTURE}
    >
      {children}
    </BoothPicture>
  );
}

export function CustomSize({
  request,
}: {
  request: Pick<NonNullable<QuoteSubmission['custom_design']>, 'width' | 'depth' | 'height' | 'requests'>;
}) {
  return (
    <div className="text-[0.9375rem]">
      <p className="font-medium">{allSides(request, 'ft (width, depth, height)') ?? 'Size still open'}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{request.requests}</p>
    </div>
  );
}

function QuoteLines({ quote }: { quote: QuoteSubmission }) {
  const { booth_size, pricing, selected_render_title, design_fee, extras } = quote;
  const isCustom = booth_size === 'custom';
  const value = knownPrice(design_fee);
  const included = value ? `Included (${exactUsd(value)} value)` : 'Included';
  const lines: readonly (readonly [key: string, term: string, amount: string])[] = [
    ['base', 'Base booth package', isCustom ? 'A proposal follows' : exactUsd(pricing.basePrice)],
    ...(selected_render_title ? [['design', designLineName(selected_render_title), included] as const] : []),
    ...extras.map(
      (extra) => [extra.id, `${extra.quantity} × ${extra.name}`, exactUsd(lineTotalOf(extra))] as const,
    ),
    ['estimate', 'Estimate', estimateOf(quote)],
  ];
  return (
    <dl aria-label="Lines of the quote" className="rounded-control border border-line text-[0.9375rem]">
      {lines.map(([key, term, amount]) => (
        <div
          key={key}
          className="flex items-baseline justify-between gap-4 border-line px-4 py-1.5 not-first:border-t last:bg-surface last:font-semibold"
        >
          <dt className="min-w-0 wrap-anywhere">{term}</dt>
          <dd className="shrink-0 text-right tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function fetchDesign(id: string): Promise<BoothDesignFields | null> {
  return fetchRecord(BOOTH_DESIGNS, id);
}
