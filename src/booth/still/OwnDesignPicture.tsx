import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { cardImage } from '../../domain/quote/design-views.ts';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import { $ownLook } from '../logo/own-look.ts';
import { canShow3d, isWeakDevice } from '../viewer/can-show-3d.ts';
import { BoothStill, LaterChip, LOGO_LATER } from './BoothStill.tsx';
import { ProjectedPicture } from './ProjectedPicture.tsx';

export interface OwnDesignPictureProps {
  design: Pick<BoothDesign, 'title' | 'booth_size' | 'model' | 'images' | 'image_url'>;
  className: string;
  /** True without texts on the picture, which say that it is drawn, or cannot be. */
  isThumbnail?: boolean;
  /** The design's own picture. */
  children: ReactNode;
}

/** Pixels; sharp enough on a card of a phone or a half step. */
const WIDTH = 800;

/**
 * A card's picture of a design with the visitor's logo and color, as soon as there are any: drawn in 3D, or by CSS on weak
 * devices and where 3D fails.
 */
export function OwnDesignPicture({
  design,
  className,
  isThumbnail = false,
  children,
}: OwnDesignPictureProps) {
  const { logo, dress } = useStore($ownLook);
  if (!logo && dress.wall === 'designed') return children;
  const { model, title, booth_size: size } = design;
  const projected = (fallback: ReactNode) =>
    logo && (
      <ProjectedPicture frontView={cardImage(design)} logo={logo.bitmap} {...{ dress, className, fallback }}>
        {children}
      </ProjectedPicture>
    );
  const onlyDesign = projected(
    <>
      {children}
      {!isThumbnail && <LaterChip>{LOGO_LATER}</LaterChip>}
    </>,
  );
  if (!model || !canShow3d()) return onlyDesign ?? children;
  const still = (
    <BoothStill
      booth={{ model: model.url, title, size, extras: [] }}
      look={{ logo: logo?.bitmap ?? null, dress }}
      cardWidth={WIDTH}
      isThumbnail={isThumbnail}
      isBrief
      className={className}
      instead={onlyDesign}
    >
      {projected(children) ?? children}
    </BoothStill>
  );
  return (isWeakDevice() && projected(still)) || still;
}
