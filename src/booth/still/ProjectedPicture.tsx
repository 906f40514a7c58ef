import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BlankBooth, loadBlank } from '#booth/browser.ts';
import type { Dress } from '#booth/common.ts';
import { classNames } from '../../components/class-names.ts';

export interface ProjectedPictureProps {
  blank: BlankBooth;
  logo: ImageBitmap | Blob;
  dress: Dress;
  /** Size and fit of the picture. */
  className: string;
  /** Shown if it cannot be loaded. */
  fallback: ReactNode;
  /** The design's own picture, until the logo is on it. */
  children: ReactNode;
}

/** A design's front with the visitor's logo, without WebGL. */
export function ProjectedPicture(props: ProjectedPictureProps) {
  const { blank, logo, dress, className, fallback, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const worn = JSON.stringify(dress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new on every render; its sheet identifies it
  useEffect(() => {
    const ended = new AbortController();
    setMissing(false);
    async function wear() {
      const { preloadBlank, wearOn } = await loadBlank();
      const bitmap = logo instanceof Blob ? await createImageBitmap(logo) : logo;
      await preloadBlank(blank);
      if (ended.signal.aborted || !stage.current) return;
      const stop = wearOn(stage.current, blank, { bitmap, dress: JSON.parse(worn) });
      ended.signal.addEventListener('abort', stop);
    }
    wear().catch((error: unknown) => {
      console.warn('The design cannot show a logo', error);
      if (!ended.signal.aborted) setMissing(true);
    });
    return () => ended.abort();
  }, [blank.sheet, logo, worn]);

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
