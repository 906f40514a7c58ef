import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { BoothView } from './BoothView.tsx';
import type { FullScreenBoothProps } from './FullScreenBooth.tsx';
import { useWalk } from './use-walk.ts';

const FullScreenBooth = preloadable(() =>
  import('./FullScreenBooth.tsx').then((part) => part.FullScreenBooth),
);

/** The chosen design above the step in narrow windows: its still, above the extras in 3D. A tap opens full screen. */
export function Strip({ step, ...booth }: Omit<FullScreenBoothProps, 'onClose'> & { step: Step }) {
  const [isOpen, setOpen] = useState(false);
  const walk = useWalk(booth.design, { startsByItself: step === 3 });
  const isWalking = walk.state === 'walking';
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
      <div
        className={classNames(
          'relative aspect-4/3 w-full overflow-hidden bg-navy-900',
          step === 3 ? 'max-h-[30svh]' : 'max-h-[26svh]',
        )}
      >
        {/* On tablets the whole picture, which would lose roof and floor across the window */}
        <div className={classNames('h-full', !isWalking && 'sm:mx-auto sm:aspect-4/3 sm:mask-x-from-90%')}>
          {/* The same size as on the previous step's cards, so that phones reuse the file */}
          <BoothView
            {...booth}
            step={step}
            walk={walk}
            alt=""
            sizes="92vw"
            fit="object-cover"
            variant="strip"
            onPress={open}
          />
        </div>
        <button
          type="button"
          onClick={open}
          onPointerEnter={FullScreenBooth.preload}
          className={classNames(
            'focus-ring absolute -outline-offset-4',
            isWalking ? 'top-0 right-0 p-3' : 'inset-0 w-full',
          )}
        >
          <span
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-control bg-white/90 px-3 text-sm font-medium forced-colors:border',
              !isWalking && 'absolute top-3 right-3',
            )}
          >
            <Maximize2 aria-hidden="true" className="size-4" />
            Full screen
          </span>
        </button>
      </div>
      {isOpen && (
        <PartBoundary fallback={null}>
          <FullScreenBooth {...booth} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
