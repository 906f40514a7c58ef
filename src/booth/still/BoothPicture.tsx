import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PartBoundary } from '../../components/PartBoundary.tsx';
import { preloadable } from '../../components/preloadable.tsx';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import type { FollowBooth } from '../viewer/booth-still.ts';
import { $isBoothWanted, canWalk, hasModel } from '../viewer/can-walk.ts';
import type { BoothStillProps } from './BoothStill.tsx';

/** If the chunk fails, the design's picture stays. */
const BoothStill = preloadable<BoothStillProps>(() =>
  import('./BoothStill.tsx').then(
    (part) => part.BoothStill,
    () =>
      ({ children }) =>
        children,
  ),
);

const drawAsDesigned = () => import('../viewer/booth-still.ts').then((part) => part.drawAsDesigned);

export interface BoothPictureProps {
  /** The offered design; undefined if it is no longer offered. */
  design: Pick<BoothDesign, 'slug' | 'title' | 'booth_size'> | undefined;
  extras: BoothStillProps['booth']['extras'];
  /** Component that draws the booth; by default as designed. Must be stable. */
  follow?: (() => Promise<FollowBooth>) | undefined;
  /** Size and fit of the picture. */
  className: string;
  isBrief?: boolean;
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
  isWanted = false,
  follow = drawAsDesigned,
  children,
  ...rest
}: BoothPictureProps) {
  const isWantedAlready = useStore($isBoothWanted);
  const [isAsked, setAsked] = useState(false);
  if (!design || !hasModel(design) || !canWalk()) return children;
  const { slug, title, booth_size: size } = design;
  if (isWanted || isWantedAlready) {
    return (
      <PartBoundary fallback={children}>
        <BoothStill booth={{ slug, title, size, extras }} isAsked={isAsked} follow={follow} {...rest}>
          {children}
        </BoothStill>
      </PartBoundary>
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
