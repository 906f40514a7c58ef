import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { blankDesign, type StillLook } from '#booth/browser.ts';
import { AS_DESIGNED } from '#booth/common.ts';
import { Button } from '../../components/Button.tsx';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import type { Extra } from '../../domain/records/extras.ts';
import type { ChosenExtra } from '../../domain/wizard/draft.ts';
import { $is3dSlow, $isBoothWanted, canShow3d } from '../can-show-3d.ts';
import { quotedExtras } from '../quoted-extras.ts';
import { BoothStill, type BoothStillProps, LaterChip } from './BoothStill.tsx';
import { ProjectedPicture } from './ProjectedPicture.tsx';

const NO_LOOK: StillLook = { logo: null, dress: AS_DESIGNED };
/** Shown on a card that cannot be drawn with the visitor's logo. */
const LOGO_LATER = "We'll put your logo on it before the call.";

export interface BoothPictureProps extends Pick<BoothStillProps, 'className' | 'isBrief'> {
  /** The offered design; undefined if it is no longer offered. */
  design: Pick<BoothDesign, 'title' | 'booth_size' | 'model'> | undefined;
  /** The quote's extras. */
  extras?: readonly Pick<ChosenExtra, 'id' | 'name' | 'quantity' | 'spots'>[];
  /** The offered extras, for their models. */
  offered?: readonly Pick<Extra, 'id' | 'model'>[];
  /** Logo and color on the booth; null until they are known. */
  look?: StillLook | null;
  /** True to draw it without a request. */
  isWanted?: boolean;
  /** False next to the 3D view, which makes a button for it unnecessary. */
  isOffered?: boolean;
  /** For a card: its width in pixels, and true for one without texts on the picture. */
  card?: { readonly width: number; readonly isThumbnail: boolean };
  /** The design's own picture. */
  children: ReactNode;
}

/**
 * The design's picture. With a visitor's logo it is projected onto the design's blank front, on every device. For visitors
 * who opened a 3D view or ask for it, the booth with its extras replaces it, where this browser can draw it.
 */
export function BoothPicture({
  design,
  extras = [],
  offered = [],
  look = NO_LOOK,
  isWanted = false,
  isOffered = true,
  card,
  children,
  ...rest
}: BoothPictureProps) {
  const isWantedAlready = useStore($isBoothWanted);
  const isSlow = useStore($is3dSlow);
  const [isAsked, setAsked] = useState(false);
  const { logo, dress } = look ?? NO_LOOK;
  const blank = blankDesign(design?.model);
  const projected = (fallback: ReactNode) =>
    logo && blank ? (
      <ProjectedPicture {...{ blank, logo, dress, fallback }} className={rest.className}>
        {children}
      </ProjectedPicture>
    ) : (
      fallback
    );
  const picture = projected(
    <>
      {children}
      {logo && card && !card.isThumbnail && <LaterChip>{LOGO_LATER}</LaterChip>}
    </>,
  );
  if (!design?.model || isSlow || !canShow3d() || (card && logo && blank)) return picture;
  const { model, title, booth_size: size } = design;
  if (isWanted || isWantedAlready) {
    return (
      <BoothStill
        booth={{
          model: model.url,
          title,
          size,
          extras: quotedExtras(extras, offered),
        }}
        look={look}
        isAsked={isAsked}
        {...(card && { cardWidth: card.width, isThumbnail: card.isThumbnail })}
        {...(logo && { instead: picture })}
        {...rest}
      >
        {projected(children)}
      </BoothStill>
    );
  }
  if (!isOffered) return picture;
  return (
    <div className="relative">
      {picture}
      <Button
        variant="secondary"
        size="sm"
        className="absolute top-3 right-3 bg-white/90 print:hidden"
        onClick={() => {
          setAsked(true);
          $isBoothWanted.set(true);
        }}
      >
        See your booth
      </Button>
    </div>
  );
}
