import { useMemo } from 'react';
import { BoothPicture } from '../../../../booth/still/BoothPicture.tsx';
import type { SentLook } from '../../../../booth/viewer/booth-still.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { cardImage } from '../../../../domain/design-views.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';

const PICTURE = 'aspect-4/3 w-full rounded-control bg-surface-strong object-cover sm:w-72';

export interface QuotedBoothPictureProps {
  design: BoothDesignFields;
  quote: QuoteSubmission;
  /** The visitor's logo and color; null if not sent, undefined while loading. */
  look: SentLook | null | undefined;
}

/** A quote's booth: the design's picture, then a drawing with the quote's extras and the visitor's look. */
export function QuotedBoothPicture({ design, quote, look }: QuotedBoothPictureProps) {
  const follow = useMemo(
    () =>
      look
        ? () => import('../../../../booth/viewer/booth-still.ts').then((part) => part.drawWith(look))
        : undefined,
    [look],
  );
  const url = cardImage(design);
  const title = quote.selected_render_title ?? design.title;
  const picture = url && <MediaImage url={url} alt={title} sizes="18rem" className={PICTURE} />;
  if (look === undefined) return picture;
  return (
    <BoothPicture design={design} extras={quote.extras} follow={follow} isBrief isWanted className={PICTURE}>
      {picture}
    </BoothPicture>
  );
}
