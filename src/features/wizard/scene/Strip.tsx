import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { OwnBoothPicture } from '../../../booth/still/OwnBoothPicture.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import type { FullScreenBoothProps } from './FullScreenBooth.tsx';

const FullScreenBooth = preloadable(() =>
  import('./FullScreenBooth.tsx').then((part) => part.FullScreenBooth),
);

const PICTURE = 'aspect-4/3 max-h-[26svh] w-full object-cover';

/** The chosen design's still above the step in narrow windows. A tap opens the booth in full screen. */
export function Strip(props: Omit<FullScreenBoothProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));

  function open() {
    const show = () => setOpen(true);
    // Requested first, so that the dialog opens on top. iPhones allow it only for videos; there the dialog
    // fills the window
    const filled = document.documentElement.requestFullscreen?.() ?? Promise.resolve();
    filled.then(show, show);
  }

  return (
    <>
      <div className="relative bg-navy-900">
        <OwnBoothPicture quoted={props.draft} className={PICTURE} isBrief isOffered={false}>
          {/* The same size as on the previous step's cards, so that phones reuse the file */}
          <MediaImage url={props.still} alt="" sizes="92vw" className={PICTURE} />
        </OwnBoothPicture>
        <button
          type="button"
          onClick={open}
          onPointerEnter={FullScreenBooth.preload}
          className="focus-ring absolute inset-0 w-full -outline-offset-4"
        >
          <span className="absolute right-3 bottom-3 flex items-center gap-2 rounded-control bg-white/90 px-3 py-2 text-sm font-medium forced-colors:border">
            <Maximize2 aria-hidden="true" className="size-4" />
            See it full screen
          </span>
        </button>
      </div>
      {isOpen && (
        <PartBoundary fallback={null}>
          <FullScreenBooth {...props} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
