import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import type { Dress } from '../../domain/quote/dress.ts';

export interface ProjectedPictureProps {
  /** Address of the design's front view. */
  frontView: string | null;
  logo: ImageBitmap;
  dress: Dress;
  /** Size and fit of the picture. */
  className: string;
  /** Shown where the design has no view for a logo, or it cannot be loaded. */
  fallback: ReactNode;
  /** The design's own picture, until the logo is on it. */
  children: ReactNode;
}

/** A design's front view with the visitor's logo, without WebGL. */
export function ProjectedPicture(props: ProjectedPictureProps) {
  const { frontView, logo, dress, className, fallback, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const worn = JSON.stringify(dress);

  useEffect(() => {
    const ended = new AbortController();
    setMissing(false);
    async function wear() {
      const [{ blankDesign }, { preloadBlank, wearOn }] = await Promise.all([
        import('./blank-design.ts'),
        import('../logo/blank-booth.ts'),
      ]);
      const blank = blankDesign(frontView);
      await preloadBlank(blank);
      if (ended.signal.aborted) return;
      if (!blank || !stage.current) return setMissing(true);
      const stop = wearOn(stage.current, blank, { bitmap: logo, dress: JSON.parse(worn) });
      ended.signal.addEventListener('abort', stop);
    }
    wear().catch((error: unknown) => {
      console.warn('The design cannot show a logo', error);
      if (!ended.signal.aborted) setMissing(true);
    });
    return () => ended.abort();
  }, [frontView, logo, worn]);

  if (isMissing) return fallback;
  return (
    <div className="relative h-full min-w-0">
      {children}
      <div
        ref={stage}
        aria-hidden="true"
        data-projected
        className={classNames(className, 'absolute inset-0 overflow-hidden')}
      />
    </div>
  );
}
