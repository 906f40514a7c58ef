import { type ReactNode, useMemo } from 'react';
import { BoothPicture } from '../../../../booth/still/BoothPicture.tsx';
import type { SentLook } from '../../../../booth/viewer/booth-still.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';

export interface DrawnBoothProps {
  design: BoothDesignFields;
  quote: QuoteSubmission;
  /** The visitor's logo and color; null if not sent. */
  look: SentLook | null;
  /** Size and fit of the picture. */
  className: string;
  /** The design's own picture. */
  children: ReactNode;
}

/** A quote's booth, drawn with its extras and the visitor's look. Only the panel's dialogs load it. */
export function DrawnBooth({ design, quote, look, className, children }: DrawnBoothProps) {
  const follow = useMemo(
    () =>
      look
        ? () => import('../../../../booth/viewer/booth-still.ts').then((part) => part.drawWith(look))
        : undefined,
    [look],
  );
  return (
    <BoothPicture
      design={design}
      extras={quote.extras}
      follow={follow}
      isBrief
      isWanted
      className={className}
    >
      {children}
    </BoothPicture>
  );
}
