import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Carousel } from '../../../components/Carousel.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import type { ProjectPicture } from '../../../domain/project/gallery.ts';
import { changeZoom, FITTING, type Fit, MAX_SCALE, type Zoom, type ZoomChange } from './zoom.ts';

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

/** Full-screen picture viewer. Swipes, arrow keys and buttons page; pinch, wheel, double tap, keys and buttons zoom. */
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

/** Maximum time, in ms, between two taps that magnify. Not all phone browsers report a double tap. */
const DOUBLE_TAP_MS = 300;
/** Wheel distance, in pixels, that scales the picture by the factor e. */
const WHEEL_PX = 250;

interface ZoomablePictureProps {
  url: string;
  alt: string;
  zoom: Zoom;
  onChange: (by: ZoomChange) => void;
}

/** A picture in its frame. Pinch, wheel and double tap magnify it; a drag then moves it. */
function ZoomablePicture({ url, alt, zoom, onChange }: ZoomablePictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const change = useEffectEvent((by: ZoomChange) => {
    // A one-finger drag of an unmagnified picture pages instead
    if (zoom.scale > 1 || by.factor !== 1) onChange(by);
  });
  const toggle = useEffectEvent((at: Point) => change({ factor: zoom.scale > 1 ? 1 / MAX_SCALE : 2, at }));

  // Native listeners, since React's wheel listener is passive and a trackpad pinch would zoom the page
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const ending = new AbortController();
    const { signal } = ending;
    const pressed = new Map<number, Point>();
    let lastClick = Number.NEGATIVE_INFINITY;

    function release({ pointerId }: PointerEvent): void {
      pressed.delete(pointerId);
    }
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      change({ factor: Math.exp(-event.deltaY / WHEEL_PX), at: pointIn(frame, event) });
    };
    frame.addEventListener('wheel', handleWheel, { signal, passive: false });
    frame.addEventListener(
      'pointerdown',
      (event) => {
        pressed.set(event.pointerId, pointIn(frame, event));
        // Without capture, a release outside the frame would be missed
        frame.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    frame.addEventListener(
      'pointermove',
      (event) => {
        if (!pressed.has(event.pointerId)) return;
        const before = gripOf(pressed);
        const after = gripOf(pressed.set(event.pointerId, pointIn(frame, event)));
        const factor = after.width / before.width;
        change({ factor, at: after, dx: after.x - before.x, dy: after.y - before.y });
      },
      { signal },
    );
    frame.addEventListener('pointerup', release, { signal });
    frame.addEventListener('pointercancel', release, { signal });
    frame.addEventListener(
      'click',
      (event) => {
        const isSecond = event.timeStamp - lastClick < DOUBLE_TAP_MS;
        lastClick = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
        if (isSecond) toggle(pointIn(frame, event));
      },
      { signal },
    );
    return () => ending.abort();
  }, []);

  const { scale, x, y } = zoom;
  return (
    <div
      ref={frameRef}
      data-no-swipe={scale > 1 ? '' : undefined}
      className="size-full touch-none overflow-hidden data-no-swipe:cursor-move"
    >
      <div className="size-full" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <MediaImage url={url} alt={alt} sizes={`${100 * scale}vw`} className="size-full object-contain" />
      </div>
    </div>
  );
}

/** Returns the sizes of `frame` and its picture; null until the picture has loaded. */
function fitOf(frame: HTMLElement): Fit | null {
  const { naturalWidth = 0, naturalHeight = 0 } = frame.querySelector('img') ?? {};
  if (!naturalWidth || !naturalHeight) return null;
  const { clientWidth, clientHeight } = frame;
  const fit = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
  return { frame: [clientWidth, clientHeight], picture: [naturalWidth * fit, naturalHeight * fit] };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns an event's position in pixels from the center of `frame`. */
function pointIn(frame: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Returns the midpoint of the pressed points, and the distance between two of them (1 if there is only one). */
function gripOf(pressed: ReadonlyMap<number, Point>): Point & { width: number } {
  const [a = FITTING, b = a] = pressed.values();
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
}
