import { useEffect, useEffectEvent, useRef } from 'react';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { FITTING, type Fit, MAX_SCALE, type Zoom, type ZoomChange } from './zoom.ts';

/** Maximum time, in ms, between two taps that magnify. Not all phone browsers report a double tap. */
const DOUBLE_TAP_MS = 300;
/** Wheel distance, in pixels, that scales the picture by the factor e. */
const WHEEL_PX = 250;

export interface ZoomablePictureProps {
  url: string;
  alt: string;
  zoom: Zoom;
  onChange: (by: ZoomChange) => void;
}

/** A picture in its frame. Pinch, wheel and double tap magnify it; a drag then moves it. */
export function ZoomablePicture({ url, alt, zoom, onChange }: ZoomablePictureProps) {
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
export function fitOf(frame: HTMLElement): Fit | null {
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

/**
 * Returns the midpoint of the pressed points, and the distance between two of them (1 if there is only one).
 */
function gripOf(pressed: ReadonlyMap<number, Point>): Point & { width: number } {
  const [a = FITTING, b = a] = pressed.values();
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
}
