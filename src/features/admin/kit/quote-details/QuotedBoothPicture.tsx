import { useEffect, useState } from 'react';
import type { SentLook } from '../../../../booth/viewer/booth-still.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { PartBoundary } from '../../../../components/PartBoundary.tsx';
import { preloadable } from '../../../../components/preloadable.tsx';
import { cardImage } from '../../../../domain/design-views.ts';
import type { DrawnBoothProps } from './DrawnBooth.tsx';

/** If the chunk fails, the design's picture stays. */
const DrawnBooth = preloadable<DrawnBoothProps>(() =>
  import('./DrawnBooth.tsx').then(
    (part) => part.DrawnBooth,
    () =>
      ({ children }) =>
        children,
  ),
);

const PICTURE = 'aspect-4/3 w-full rounded-control bg-surface-strong object-cover sm:w-72';

const LONGEST_WAIT_MS = 2000;

/**
 * A quote's booth: the design's picture, replaced when idle by a drawing with the quote's extras.
 * @param look undefined while loading; the drawing waits for it
 */
export function QuotedBoothPicture({
  design,
  quote,
  look,
}: Pick<DrawnBoothProps, 'design' | 'quote'> & { look: SentLook | null | undefined }) {
  const isIdle = useIdle();
  const url = cardImage(design);
  const title = quote.selected_render_title ?? design.title;
  const picture = <MediaImage url={url} alt={title} sizes="18rem" className={PICTURE} />;
  if (!isIdle || look === undefined) return url && picture;
  return (
    <PartBoundary fallback={url && picture}>
      <DrawnBooth design={design} quote={quote} look={look} className={PICTURE}>
        {url && picture}
      </DrawnBooth>
    </PartBoundary>
  );
}

/** True once the browser has been idle. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser tells
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), LONGEST_WAIT_MS);
      return () => clearTimeout(timer);
    }
    // A hidden page has no idle periods
    const request = requestIdleCallback(() => setIdle(true), { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
