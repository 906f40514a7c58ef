import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { AS_DESIGNED } from '../../domain/quote/dress.ts';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import type { Extra } from '../../domain/records/extras.ts';
import type { ChosenExtra } from '../../domain/wizard/draft.ts';
import type { StillLook } from '../viewer/booth-still.ts';
import { $isBoothWanted, canShow3d } from '../viewer/can-show-3d.ts';
import { quotedExtras } from '../viewer/quoted-extras.ts';
import { BoothStill, type BoothStillProps } from './BoothStill.tsx';

const NO_LOOK: StillLook = { logo: null, dress: AS_DESIGNED };

export interface BoothPictureProps extends Pick<BoothStillProps, 'className' | 'isBrief'> {
  /** The offered design; undefined if it is no longer offered. */
  design: Pick<BoothDesign, 'title' | 'booth_size' | 'model'> | undefined;
  /** The quote's extras. */
  extras: readonly Pick<ChosenExtra, 'id' | 'name' | 'quantity' | 'spots'>[];
  /** The offered extras, for their models. */
  offered: readonly Pick<Extra, 'id' | 'model'>[];
  /** Logo and color on the booth; null until they are known. */
  look?: StillLook | null;
  /** True to draw it without a request. */
  isWanted?: boolean;
  /** False next to the 3D view, which makes a button for it unnecessary. */
  isOffered?: boolean;
  /** The design's own picture. */
  children: ReactNode;
}

/** The design's picture. For visitors who opened a 3D view or ask for it, the booth with its extras replaces it. */
export function BoothPicture({
  design,
  extras,
  offered,
  look = NO_LOOK,
  isWanted = false,
  isOffered = true,
  children,
  ...rest
}: BoothPictureProps) {
  const isWantedAlready = useStore($isBoothWanted);
  const [isAsked, setAsked] = useState(false);
  if (!design?.model || !canShow3d()) return children;
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
        {...rest}
      >
        {children}
      </BoothStill>
    );
  }
  if (!isOffered) return children;
  return (
    <div className="relative">
      {children}
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
