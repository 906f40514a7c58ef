import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import type { StillLook } from '../viewer/booth-still.ts';
import { $isBoothWanted, canWalk, hasModel } from '../viewer/can-walk.ts';
import { BoothStill, type BoothStillProps } from './BoothStill.tsx';

const AS_DESIGNED: StillLook = { logo: null, tint: null };

export interface BoothPictureProps extends Pick<BoothStillProps, 'className' | 'isBrief'> {
  /** The offered design; undefined if it is no longer offered. */
  design: Pick<BoothDesign, 'slug' | 'title' | 'booth_size'> | undefined;
  extras: BoothStillProps['booth']['extras'];
  /** Logo and color on the booth; null until they are known. */
  look?: StillLook | null;
  /** True to draw it without a request. */
  isWanted?: boolean;
  /** The design's own picture. */
  children: ReactNode;
}

/**
 * The design's picture; replaced by the booth with its extras for visitors who opened a 3D view or ask for
 * it.
 */
export function BoothPicture({
  design,
  extras,
  look = AS_DESIGNED,
  isWanted = false,
  children,
  ...rest
}: BoothPictureProps) {
  const isWantedAlready = useStore($isBoothWanted);
  const [isAsked, setAsked] = useState(false);
  if (!design || !hasModel(design) || !canWalk()) return children;
  const { slug, title, booth_size: size } = design;
  if (isWanted || isWantedAlready) {
    return (
      <BoothStill booth={{ slug, title, size, extras }} look={look} isAsked={isAsked} {...rest}>
        {children}
      </BoothStill>
    );
  }
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
