import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ComponentType, ReactNode } from 'react';
import type { QuotedParts } from '../../domain/quote-link.ts';

export interface BoothPlaceProps {
  quoted: Pick<QuotedParts, 'boothSize' | 'selectedDesign' | 'extras'>;
  /** True if the quote was sent and its draft deleted. */
  isSent?: boolean;
  /** Size and fit of the picture. */
  className: string;
  /** The design's own picture. */
  children: ReactNode;
}

/** Component for the visitor's own booth; loaded with the 3D view, never by itself. */
export const $boothPart = atom<ComponentType<BoothPlaceProps> | null>(null);

/** Place of the design's picture, which the visitor's own booth may replace. */
export function BoothPlace(props: BoothPlaceProps) {
  const Part = useStore($boothPart);
  return Part ? <Part {...props} /> : props.children;
}
