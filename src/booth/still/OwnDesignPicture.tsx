import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import { $ownLook } from '../logo/own-look.ts';
import { canShow3d } from '../viewer/can-show-3d.ts';
import { BoothStill, LaterChip, LOGO_LATER } from './BoothStill.tsx';

export interface OwnDesignPictureProps {
  design: Pick<BoothDesign, 'title' | 'booth_size' | 'model'>;
  className: string;
  /** True without texts on the picture, which say that it is drawn, or cannot be. */
  isThumbnail?: boolean;
  /** The design's own picture. */
  children: ReactNode;
}

/** Pixels; sharp enough on a card of a phone or a half step. */
const WIDTH = 800;

/** A card's picture of a design: drawn with the visitor's logo and color as soon as there are any. */
export function OwnDesignPicture({
  design,
  className,
  isThumbnail = false,
  children,
}: OwnDesignPictureProps) {
  const { logo, dress } = useStore($ownLook);
  if (!logo && dress.wall === 'designed') return children;
  const { model, title, booth_size: size } = design;
  if (!model || !canShow3d()) {
    return (
      <>
        {children}
        {logo && !isThumbnail && <LaterChip>{LOGO_LATER}</LaterChip>}
      </>
    );
  }
  return (
    <BoothStill
      booth={{ model: model.url, title, size, extras: [] }}
      look={{ logo: logo?.bitmap ?? null, dress }}
      cardWidth={WIDTH}
      isThumbnail={isThumbnail}
      isBrief
      className={className}
    >
      {children}
    </BoothStill>
  );
}
