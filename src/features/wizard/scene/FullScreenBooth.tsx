import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../components/Dialog.tsx';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import { BoothView } from './BoothView.tsx';
import type { FurnishedDesign } from './use-furnishing.ts';
import { useWalk } from './use-walk.ts';

export interface FullScreenBoothProps extends Omit<FurnishedDesign, 'design'> {
  /** Undefined if the design is no longer offered, in which case only its still is shown. */
  design: BoothDesign | undefined;
  still: string | null;
  title: string;
  onClose: () => void;
}

/** The booth in full screen: first its still, then in 3D once loaded. Leaving full screen closes it. */
export function FullScreenBooth({ title, onClose, ...booth }: FullScreenBoothProps) {
  const walk = useWalk(booth.design);
  const begin = useEffectEvent(() => walk.isOffered && walk.start());
  const close = useEffectEvent(onClose);

  useEffect(() => {
    begin();
    const isFull = document.fullscreenElement !== null;
    function follow() {
      if (isFull && !document.fullscreenElement) close();
    }
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, []);

  return createPortal(
    <Dialog
      open
      variant="scene"
      onClose={onClose}
      title={title}
      description={boothSizeLabel(booth.draft.boothSize ?? '')}
      closeLabel="Close full screen"
    >
      <BoothView
        {...booth}
        walk={walk}
        alt={`${title}: Front View`}
        sizes="100vw"
        fit="object-contain"
        variant="full"
      />
      <p role="status" className="absolute inset-x-5 bottom-6 text-center text-sm text-mist">
        {walk.notice}
      </p>
    </Dialog>,
    document.body,
  );
}
