import type { ReactNode } from 'react';
import { BoothPicture } from '../../../components/booth-still/BoothPicture.tsx';
import type { BoothDesignFields } from '../../../domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';

export interface DrawnBoothProps {
  design: BoothDesignFields;
  quote: QuoteSubmission;
  /** Size and fit of the picture. */
  className: string;
  /** The design's own picture. */
  children: ReactNode;
}

/** The booth of a quote, drawn with its extras. Nothing but the panel's dialogs load it. */
export function DrawnBooth({ design, quote, className, children }: DrawnBoothProps) {
  return (
    <BoothPicture design={design} extras={quote.extras} isBrief isWanted className={className}>
      {children}
    </BoothPicture>
  );
}
