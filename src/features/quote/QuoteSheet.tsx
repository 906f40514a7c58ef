import type { ReactNode } from 'react';
import { BoothPicture } from '../../booth/still/BoothPicture.tsx';
import { cardClass } from '../../components/card-class.ts';
import { MediaImage } from '../../components/MediaImage.tsx';
import { Notice } from '../../components/Notice.tsx';
import { AllInAtShow } from '../../components/quote/AllInAtShow.tsx';
import { PrintHeader } from '../../components/quote/PrintHeader.tsx';
import { TermsCard } from '../../components/quote/TermsCard.tsx';
import { TimingNote } from '../../components/quote/TimingNote.tsx';
import { boothSizeLabel, DESIGN_ASSUMPTIONS } from '../../domain/quote/catalogue.ts';
import { cardImage } from '../../domain/quote/design-views.ts';
import type { OfferedQuote, WholeParts } from '../../domain/quote/offered-quote.ts';
import { formatUsd, lineTotalOf, priceQuote } from '../../domain/quote/pricing.ts';
import { datedTotal, type LinkedQuote } from '../../domain/quote/quote-link.ts';
import {
  designLineName,
  extrasText,
  includedText,
  longDay,
  PROPOSAL_FOLLOWS,
  priceChangeText,
  totalText,
} from '../../domain/quote/quote-texts.ts';
import { CUSTOM_SHOW_ID } from '../../domain/show/shows.ts';

function QuoteLines({ parts }: { parts: WholeParts }) {
  const { city, boothSize, selectedDesign, extras, prices } = parts;
  const { basePrice } = priceQuote({ boothSize, state: city.state, extras, prices });
  return (
    <dl>
      <Line
        term="Base booth package"
        note={boothSizeLabel(boothSize)}
        value={boothSize === 'custom' ? PROPOSAL_FOLLOWS : formatUsd(basePrice)}
      />
      {selectedDesign && (
        <Line term={designLineName(selectedDesign.title)} value={includedText(selectedDesign.price)} />
      )}
      {extras.map((extra) => (
        <Line
          key={extra.id}
          term={extra.name}
          note={`${extra.quantity} × ${formatUsd(extra.unitPriceUSD)}`}
          value={formatUsd(lineTotalOf(extra))}
        />
      ))}
      {extras.length === 0 && <Line term="Add-ons" note={extrasText([])} value={formatUsd(0)} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-brand-line bg-brand-soft px-5 py-4 sm:px-6">
        <dt className="font-semibold">Estimated total</dt>
        <dd className="text-right text-xl font-semibold tracking-tight tabular-nums sm:text-2xl">
          {totalText(parts)}
        </dd>
      </div>
    </dl>
  );
}

function Line({ term, note, value }: { term: string; note?: string; value: string }) {
  return (
    <div className="flex break-inside-avoid items-baseline justify-between gap-6 border-t border-line px-5 py-3.5 sm:px-6 print:py-1.5">
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && (
          <span className="block text-sm text-muted tabular-nums print:ml-3 print:inline">{note}</span>
        )}
      </dt>
      <dd className="max-w-[60%] text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}

const PICTURE = 'aspect-4/3 size-full bg-surface-strong object-cover';

/** The quote on one page, on screen and on paper: picture, facts, prices, and the date of the prices. */
export function QuoteSheet(props: {
  offered: OfferedQuote;
  linked: LinkedQuote;
  url: string;
  /** The total and main button for wide screens. */
  children: ReactNode;
}) {
  const { offered, linked, url, children } = props;
  const { parts, design, offers, shows, rules, terms } = offered;
  const { asOf, dress } = linked;
  const show = parts.show.name;
  const size = boothSizeLabel(parts.boothSize);
  const now = new Date();
  const priceChange = priceChangeText(parts, asOf, now);
  const pricedOn = asOf && !priceChange ? asOf.day : datedTotal(parts, now).day;
  return (
    <article aria-label={`Quote for ${show}`} data-printable className="flex flex-col gap-6 print:gap-4">
      <PrintHeader title="Booth quote" link={url} fileName={`Booth quote ${show} ${parts.boothSize}`} />
      {priceChange && (
        <Notice tone="brand" title="The price has changed">
          <p className="text-muted">{priceChange}</p>
        </Notice>
      )}
      <div className={cardClass({ className: 'overflow-hidden' })}>
        <div className={design ? 'grid md:grid-cols-2 print:grid-cols-2' : undefined}>
          {design && (
            <BoothPicture
              design={design}
              extras={parts.extras}
              offered={offers}
              {...(dress && { look: { logo: null, dress } })}
              isWanted={parts.extras.length > 0 || dress !== undefined}
              className={PICTURE}
            >
              <MediaImage
                url={cardImage(design)}
                alt={`${design.title}: Front View`}
                sizes="(width >= 48rem) 28rem, 92vw"
                className={PICTURE}
                eager
              />
            </BoothPicture>
          )}
          <div className="flex min-w-0 flex-col gap-5 p-5 sm:p-6">
            <div>
              {/* Anyone can make a link */}
              {parts.show.id === CUSTOM_SHOW_ID && <p className="text-sm text-muted">Show (as entered)</p>}
              <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{show}</h2>
              <p className="mt-0.5 text-muted wrap-anywhere">
                {parts.city.city}, {parts.city.state}
              </p>
            </div>
            <p className="font-medium wrap-anywhere">
              {size}
              {design && ` · ${design.title}`}
            </p>
            <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.9375rem] text-muted">
              {DESIGN_ASSUMPTIONS.map((assumption) => (
                <li key={assumption}>{assumption}</li>
              ))}
            </ul>
            <div className="mt-auto border-t border-line pt-5 max-lg:hidden print:hidden">{children}</div>
          </div>
        </div>
        <QuoteLines parts={parts} />
      </div>
      <TimingNote showId={parts.show.id} {...{ shows, rules }} />
      <AllInAtShow {...parts} design={design} shows={shows} offers={offers} />
      <TermsCard terms={terms} heading="h3" />
      <p className="text-[0.9375rem] text-muted">
        Prices as of {longDay(pricedOn)}, subject to change. The final price may vary with venue services,
        electrical requirements, rigging and drayage fees. A confirmed proposal follows the kickoff call.
      </p>
    </article>
  );
}
