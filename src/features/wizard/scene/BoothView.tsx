import { LaterChip } from '../../../booth/still/BoothStill.tsx';
import { OwnBoothPicture } from '../../../booth/still/OwnBoothPicture.tsx';
import { classNames } from '../../../components/class-names.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { selectedDesignOf } from '../../../domain/quote/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { FurnishedSceneProps } from './FurnishedScene.tsx';
import type { FurnishedDesign } from './use-furnishing.ts';
import type { useWalk } from './use-walk.ts';

export interface BoothViewProps
  extends Omit<FurnishedDesign, 'design'>,
    Pick<FurnishedSceneProps, 'variant' | 'step' | 'listPlace' | 'onPress'> {
  walk: ReturnType<typeof useWalk>;
  /** Undefined if the design is unknown or no longer offered. */
  design: BoothDesign | undefined;
  still: string | null;
  alt: string;
  sizes: string;
  /** Class that sets the still's `object-fit`. */
  fit: string;
}

/** A design's still, replaced by the 3D view once its first frame is drawn. Fills its parent. */
export function BoothView({ walk, design, still, alt, sizes, fit, ...furnished }: BoothViewProps) {
  const { Scene, state } = walk;
  const isWalking = state === 'walking';
  const { draft } = furnished;
  // An example shows the visitor's logo too
  const quoted = design
    ? { ...draft, boothSize: design.booth_size, selectedDesign: selectedDesignOf(design) }
    : draft;
  return (
    <>
      {!isWalking && (
        <OwnBoothPicture quoted={quoted} className={classNames('size-full', fit)} isBrief>
          <MediaImage url={still} alt={alt} sizes={sizes} eager className={classNames('size-full', fit)} />
          {draft.selectedDesign && draft.extras.length > 0 && (
            <LaterChip>Shown without extras; we'll place them with you</LaterChip>
          )}
        </OwnBoothPicture>
      )}
      {Scene && design && (
        <Scene
          {...furnished}
          design={design}
          startView="frontview"
          onReady={walk.arrived}
          onProblem={walk.failed}
          className={isWalking ? 'h-full' : 'invisible absolute inset-0'}
          frameClassName="h-full rounded-none!"
        />
      )}
    </>
  );
}
