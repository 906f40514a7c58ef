import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ComponentType, ReactNode } from 'react';
import type { QuotedParts } from '../../domain/quote-link.ts';

export interface BoothPlaceProps {
  quoted: Pick<QuotedParts, 'boothSize' | 'selectedDesign' | 'extras'>;
  /** The quote is sent, its draft gone. */
  isSent?: boolean;
  /** Size and fit of the picture. */
  className: string;
  /** The design's own picture. */
  children: ReactNode;
}

/** What shows the visitor's own booth; it comes with the way around one, and nobody loads it for itself. */
export const $boothPart = atom<ComponentType<BoothPlaceProps> | null>(null);

/** Where the design's picture may give way to one of the visitor's own booth. */
export function BoothPlace(props: BoothPlaceProps) {
  const Part = useStore($boothPart);
  return Part ? <Part {...props} /> : props.children;
}
