import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BlankBooth, blankDesign, loadBlank, type StillLook } from '#booth/browser.ts';
import { AS_DESIGNED, type Dress } from '#booth/common.ts';
import { classNames } from '../../components/class-names.ts';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import type { Extra } from '../../domain/records/extras.ts';
import type { ChosenExtra } from '../../domain/wizard/draft.ts';
import { $is3dOff, $isBoothWanted, canShow3d } from '../can-show-3d.ts';
import { quotedExtras } from '../quoted-extras.ts';
import { BoothStill, type BoothStillProps, LaterChip } from './BoothStill.tsx';

const NO_LOOK: StillLook = { logo: null, dress: AS_DESIGNED };

export interface BoothPictureProps
  extends Pick<BoothStillProps, 'className' | 'isBrief' | 'card'>,
    Partial<Pick<BoothStillProps, 'look'>> {
  /** The offered design; undefined if it is no longer offered. */
  design: Pick<BoothDesign, 'title' | 'booth_size' | 'model'> | undefined;
  extras?: readonly Pick<ChosenExtra, 'id' | 'name' | 'quantity' | 'spots'>[];
  offered?: readonly Pick<Extra, 'id' | 'model'>[];
  /** True to draw it for visitors who opened no 3D view as well. */
  isWanted?: boolean;
  /** The design's own picture. */
  children: ReactNode;
}

/**
 * The design's picture. A visitor's logo is projected onto the design's blank front, on every device. For visitors who
 * opened a 3D view, the booth with its extras replaces it, where this browser can draw it; not on cards with a logo.
 */
export function BoothPicture(props: BoothPictureProps) {
  const { design, extras = [], offered = [], look = NO_LOOK, isWanted, card, children, ...rest } = props;
  const isWantedAlready = useStore($isBoothWanted);
  const isOff = useStore($is3dOff);
  const { logo, dress } = look ?? NO_LOOK;
  const blank = blankDesign(design?.model);
  const bare = (
    <>
      {children}
      {logo && card === 'card' && <LaterChip>We'll put your logo on it before the call.</LaterChip>}
    </>
  );
  const picture =
    logo && blank ? (
      <ProjectedPicture {...{ blank, logo, dress, fallback: bare }} className={rest.className}>
        {children}
      </ProjectedPicture>
    ) : (
      bare
    );
  const isDrawn = (isWanted || isWantedAlready) && !(card && logo);
  if (!isDrawn || !design?.model || isOff || !canShow3d()) return picture;
  const { model, title, booth_size: size } = design;
  const booth = { model: model.url, title, size, extras: quotedExtras(extras, offered) };
  return (
    <BoothStill booth={booth} look={look} card={card} {...rest}>
      {picture}
    </BoothStill>
  );
}

/** A design's front with the visitor's logo, without WebGL. */
function ProjectedPicture(props: {
  blank: BlankBooth;
  logo: ImageBitmap | Blob;
  dress: Dress;
  className: string;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const { blank, logo, dress, className, fallback, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new on every render; its sheet identifies it
  useEffect(() => {
    const ended = new AbortController();
    setMissing(false);
    async function wear() {
      const { preloadBlank, wearOn } = await loadBlank();
      const bitmap = logo instanceof Blob ? await createImageBitmap(logo) : logo;
      await preloadBlank(blank);
      if (ended.signal.aborted || !stage.current) return;
      const stop = wearOn(stage.current, blank, { bitmap, dress });
      ended.signal.addEventListener('abort', stop);
    }
    wear().catch((error: unknown) => {
      console.warn('The design cannot show a logo', error);
      if (!ended.signal.aborted) setMissing(true);
    });
    return () => ended.abort();
  }, [blank.sheet, logo, dress]);

  if (isMissing) return fallback;
  return (
    <div className="relative h-full min-w-0">
      {children}
      <div
        ref={stage}
        aria-hidden="true"
        data-projected
        className={classNames(className, 'absolute inset-0 overflow-hidden [print-color-adjust:exact]')}
      />
    </div>
  );
}
