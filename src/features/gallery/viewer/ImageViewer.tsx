import { ZoomIn, ZoomOut } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Carousel } from '../../../components/Carousel.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { mediaVariants } from '../../../domain/media.ts';
import type { ProjectPicture } from '../../../domain/project/gallery.ts';

const MAX_SCALE = 4;
/** Maximum time, in ms, between two taps that magnify. Not all phone browsers report a double tap. */
const DOUBLE_TAP_MS = 300;
/** Distance, in pixels, that an arrow key scrolls a magnified picture. */
const KEY_MOVE = 80;

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5 };
const MOVE_KEYS: Readonly<Record<string, ScrollToOptions>> = {
  ArrowLeft: { left: -KEY_MOVE },
  ArrowRight: { left: KEY_MOVE },
  ArrowUp: { top: -KEY_MOVE },
  ArrowDown: { top: KEY_MOVE },
};
const TURN_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Full-screen picture viewer. Swipes, arrow keys and buttons page; double tap, keys and buttons zoom. */
export function ImageViewer(props: {
  company: string;
  pictures: readonly ProjectPicture[];
  picture: string | null;
  onShow: (position: number) => void;
  onClose: () => void;
}) {
  const { company, pictures, picture, onShow, onClose } = props;
  const found = pictures.findIndex(({ key }) => key === picture);
  const position = Math.max(0, found);
  const [zoomed, setZoomed] = useState({ position, scale: 1 });
  // Each picture starts unmagnified
  const scale = zoomed.position === position ? zoomed.scale : 1;
  const frameRef = useRef<HTMLDivElement>(null);

  /** Magnifies by `factor`. The point at `x` and `y`, in the middle unless given, stays where it is. */
  function zoom(factor: number, x = innerWidth / 2, y = innerHeight / 2) {
    const image = frameRef.current?.querySelector('img');
    if (!image) return;
    const before = image.getBoundingClientRect();
    flushSync(() => setZoomed({ position, scale: Math.min(Math.max(scale * factor, 1), MAX_SCALE) }));
    const { left, top, width } = image.getBoundingClientRect();
    const growth = width / before.width;
    frameRef.current?.scrollBy(left + (x - before.left) * growth - x, top + (y - before.top) * growth - y);
  }
  /** Handles a key anywhere in the dialog. @returns false if the viewer does not use the key */
  const handleKey = useEffectEvent((key: string): boolean => {
    const factor = ZOOM_KEYS[key];
    const move = scale > 1 ? MOVE_KEYS[key] : undefined;
    const turn = TURN_KEYS[key];
    if (factor) zoom(factor);
    else if (move) frameRef.current?.scrollBy(move);
    else if (turn) onShow((position + turn + pictures.length) % pictures.length);
    return Boolean(factor ?? move ?? turn);
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
          <ZoomButton label="Zoom out" aria-disabled={scale <= 1} onClick={() => zoom(0.5)}>
            <ZoomOut aria-hidden="true" className="size-5" />
          </ZoomButton>
          <ZoomButton label="Zoom in" aria-disabled={scale >= MAX_SCALE} onClick={() => zoom(2)}>
            <ZoomIn aria-hidden="true" className="size-5" />
          </ZoomButton>
        </>
      }
    >
      <Carousel
        label={`Pictures of ${company}`}
        slideName="Picture"
        slides={pictures.map(({ key, label, url }, index) => ({
          key,
          label,
          content: (
            <ZoomablePicture
              ref={index === position ? frameRef : null}
              url={url}
              alt={`${company}: ${label}`}
              scale={index === position ? scale : 1}
              onDoubleTap={(x, y) => zoom(scale > 1 ? 1 / MAX_SCALE : 2, x, y)}
            />
          ),
        }))}
        index={position}
        onIndexChange={onShow}
        isDark
        className="h-full pb-4"
        slideClassName="h-full"
      />
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

/** A picture in its frame, which scrolls it while it is magnified. */
function ZoomablePicture(props: {
  url: string;
  alt: string;
  scale: number;
  onDoubleTap: (x: number, y: number) => void;
  ref: Ref<HTMLDivElement>;
}) {
  const { url, alt, scale, onDoubleTap, ref } = props;
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const { width = 3, height = 2 } = mediaVariants(url);

  function handleClick({ timeStamp, clientX, clientY }: MouseEvent) {
    const isSecond = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
    if (isSecond) onDoubleTap(clientX, clientY);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: buttons and keys magnify, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={ref}
      data-no-swipe={scale > 1 ? '' : undefined}
      onClick={handleClick}
      className="grid size-full touch-manipulation overflow-auto [container-type:size] [scrollbar-width:thin]"
    >
      <div
        className="m-auto"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(${100 * scale}cqw, ${(100 * scale * width) / height}cqh)`,
        }}
      >
        <MediaImage url={url} alt={alt} sizes={`${100 * scale}vw`} className="size-full object-contain" />
      </div>
    </div>
  );
}
