import type { ReactNode } from 'react';
import { BoothPicture } from '../../../../booth/still/BoothPicture.tsx';
import type { SentLook } from '../../../../booth/viewer/booth-still.ts';
import { canWalk } from '../../../../booth/viewer/can-walk.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { usePublishedContent } from '../../../../components/use-published-content.ts';
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
  const url = cardImage(design);
  const title = quote.selected_render_title ?? design.title;
  const picture = url && <MediaImage url={url} alt={title} sizes="18rem" className={PICTURE} />;
  if (look === undefined || !design.model || !canWalk()) return picture;
  return (
    <Drawing design={design} quote={quote} look={look}>
      {picture}
    </Drawing>
  );
}

/** The drawing, once the offered extras are known, whose models it shows. */
function Drawing({ design, quote, look, children }: QuotedBoothPictureProps & { children: ReactNode }) {
  const { content, status } = usePublishedContent();
  if (status === 'loading') return children;
  return (
    <BoothPicture
      design={design}
      extras={quote.extras}
      offered={content?.extras ?? []}
      {...(look && { look: { logo: look.file, tint: look.tint } })}
      isBrief
      isWanted
      className={PICTURE}
    >
      {children}
    </BoothPicture>
  );
}
