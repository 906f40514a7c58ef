import { OwnBoothPicture } from '../../../booth/still/OwnBoothPicture.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { DesignedPicture } from '../../../components/quote/DesignedPicture.tsx';
import { ownPictureUrl } from '../../../components/quote/own-picture-url.ts';
import { useMeetingBooth } from '../../../components/quote/use-meeting-booth.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { formatUsd } from '../../../domain/quote/pricing.ts';
import { PROPOSAL_FOLLOWS } from '../../../domain/quote/quote-texts.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';

const PICTURE = 'aspect-4/3 w-full bg-surface-strong object-cover sm:h-full sm:w-64 print:h-full print:w-64';

export interface BookedBoothProps
  extends Pick<ConfirmedBooking, 'quote' | 'quoted' | 'shownTotal' | 'manage_url'> {
  /** True if the visitor's picture may have been sent, but is no longer in this page. */
  sent: boolean;
}

/** The booked booth: its picture and estimate. */
export function BookedBooth({ quote, quoted, shownTotal, manage_url, sent }: BookedBoothProps) {
  const design = quoted?.selectedDesign;
  const picture = design?.images.frontview ?? design?.image_url ?? null;
  const own = useMeetingBooth(sent ? new URL(manage_url).hash.slice(1) : null)?.own;
  const isCustom = quote.boothSize === 'custom';
  return (
    <div className={cardClass({ className: 'flex flex-col overflow-hidden sm:flex-row print:flex-row' })}>
      {design && (own || picture) && quoted && (
        <OwnBoothPicture quoted={quoted} isSent className={PICTURE}>
          {own ? (
            <img src={ownPictureUrl(own)} alt={`${design.title}, with your logo`} className={PICTURE} />
          ) : (
            picture && (
              <DesignedPicture
                url={picture}
                title={design.title}
                sizes="(width >= 40rem) 16rem, 92vw"
                className={PICTURE}
              />
            )
          )}
        </OwnBoothPicture>
      )}
      <div className="flex min-w-0 flex-col justify-center gap-1 p-5">
        <p className="font-semibold wrap-anywhere">
          {[boothSizeLabel(quote.boothSize), quote.designTitle].filter(Boolean).join(' · ')}
        </p>
        <p className="text-[0.9375rem] text-muted wrap-anywhere">
          {quote.show}, {quote.city}, {quote.state}
        </p>
        <p className="mt-3 text-sm text-muted">Estimated total</p>
        <p className="text-xl font-semibold tracking-tight tabular-nums">
          {isCustom ? PROPOSAL_FOLLOWS : formatUsd(quote.estimatedTotal)}
        </p>
        {shownTotal !== undefined && !isCustom && (
          <p className="text-sm text-muted">
            {`Our prices changed while this page was open: it showed ${formatUsd(shownTotal)}. We will go over it in the meeting.`}
          </p>
        )}
      </div>
    </div>
  );
}
