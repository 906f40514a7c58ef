import { type ReactNode, useMemo } from 'react';
import { BoothPicture } from '../../../../booth/still/BoothPicture.tsx';
import type { SentLook } from '../../../../booth/viewer/booth-still.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';

export interface DrawnBoothProps {
  design: BoothDesignFields;
  quote: QuoteSubmission;
  /** The visitor's logo and color sent with the booking; null without them. */
  look: SentLook | null;
  /** Size and fit of the picture. */
  className: string;
  /** The design's own picture. */
  children: ReactNode;
}

/** The booth of a quote, drawn with its extras and the visitor's look. Nothing but the panel's dialogs load it. */
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
