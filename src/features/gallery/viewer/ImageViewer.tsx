import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Carousel } from '../../../components/Carousel.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import type { ProjectPicture } from '../../../domain/project/gallery.ts';
import { fitOf, ZoomablePicture } from './ZoomablePicture.tsx';
import { changeZoom, FITTING, MAX_SCALE, type ZoomChange } from './zoom.ts';

/** Distance, in pixels, that an arrow key moves a magnified picture. */
const KEY_MOVE = 80;
const ZOOM_IN: ZoomChange = { factor: 2 };
const ZOOM_OUT: ZoomChange = { factor: 0.5 };

const ZOOM_KEYS: Readonly<Record<string, ZoomChange>> = { '+': ZOOM_IN, '=': ZOOM_IN, '-': ZOOM_OUT };
const MOVE_KEYS: Readonly<Record<string, ZoomChange>> = {
  ArrowLeft: { dx: KEY_MOVE },
  ArrowRight: { dx: -KEY_MOVE },
  ArrowUp: { dy: KEY_MOVE },
  ArrowDown: { dy: -KEY_MOVE },
};
const TURN_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export interface ImageViewerProps {
  company: string;
  pictures: readonly ProjectPicture[];
  picture: string | null;
  onShow: (position: number) => void;
  onClose: () => void;
}

/**
 * Full-screen picture viewer. Swipes, arrow keys and buttons page through the pictures; pinch, wheel, double
 * tap, keys and buttons zoom.
 */
export function ImageViewer({ company, pictures, picture, onShow, onClose }: ImageViewerProps) {
  const position = Math.max(
    0,
    pictures.findIndex(({ key }) => key === picture),
  );
  const [zoomed, setZoomed] = useState({ position, zoom: FITTING });
  // Each picture starts unmagnified
  const zoom = zoomed.position === position ? zoomed.zoom : FITTING;
  const framesRef = useRef<HTMLDivElement>(null);

  function change(by: ZoomChange) {
    const frame = framesRef.current?.querySelector<HTMLElement>('[role=group]:not([inert]) > div');
    const fit = frame && fitOf(frame);
    if (!fit) return;
    setZoomed((before) => ({
      position,
      zoom: changeZoom(before.position === position ? before.zoom : FITTING, by, fit),
    }));
  }

  /** Handles a key anywhere in the dialog. @returns false if the viewer does not use the key */
  const handleKey = useEffectEvent((key: string): boolean => {
    const by = ZOOM_KEYS[key] ?? (zoom.scale > 1 ? MOVE_KEYS[key] : undefined);
    const turn = TURN_KEYS[key];
    if (by) change(by);
    else if (turn) onShow((position + turn + pictures.length) % pictures.length);
    return by !== undefined || turn !== undefined;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // Leaves the browser's zoom shortcuts alone
      if (event.ctrlKey || event.metaKey || event.altKey || !handleKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Captured, to precede the carousel's handler, which handles arrow keys only while the focus is in it
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);

  return (
    <Dialog
      open
      variant="viewer"
      onClose={onClose}
      title={`${company}: ${pictures[position]?.label ?? ''}`}
      description={`Picture ${position + 1} of ${pictures.length}`}
      closeLabel="Close full screen"
      actions={
        <>
          <ZoomButton label="Zoom out" aria-disabled={zoom.scale <= 1} onClick={() => change(ZOOM_OUT)}>
            <ZoomOut aria-hidden="true" className="size-5" />
          </ZoomButton>
          <ZoomButton label="Zoom in" aria-disabled={zoom.scale >= MAX_SCALE} onClick={() => change(ZOOM_IN)}>
            <ZoomIn aria-hidden="true" className="size-5" />
          </ZoomButton>
        </>
      }
    >
      <div ref={framesRef} className="h-full">
        <Carousel
          label={`Pictures of ${company}`}
          slideName="Picture"
          slides={pictures.map(({ key, label, url }, index) => ({
            key,
            label,
            content: (
              <ZoomablePicture
                url={url}
                alt={`${company}: ${label}`}
                zoom={index === position ? zoom : FITTING}
                onChange={change}
              />
            ),
          }))}
          index={position}
          onIndexChange={onShow}
          isDark
          className="h-full pb-4"
          slideClassName="h-full"
        />
      </div>
    </Dialog>
  );
}

function ZoomButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className="focus-ring grid size-11 shrink-0 place-items-center rounded-control text-mist transition-colors enabled-hover:bg-navy-800 enabled-hover:text-white aria-disabled:text-haze/60"
    />
  );
}
