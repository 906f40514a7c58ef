import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import Lightbox, { type ControllerRef, type SlideImage, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import lightboxCss from 'yet-another-react-lightbox/styles.css?url';
import { classNames } from '../../../components/class-names.ts';
import { mediaVariants, smallerWidths, variantAddress } from '../../../domain/media.ts';
import type { ProjectPicture } from '../../../domain/project/gallery.ts';

/** Maximum zoom: screen pixels per picture pixel. */
const MAX_ZOOM_PIXEL_RATIO = 3;

// The container's `pan-y` would let the browser handle vertical moves of a zoomed picture
const STYLES = { container: { '--yarl__controller_touch_action': 'none', backgroundColor: 'transparent' } };

export interface ZoomablePicturesProps {
  company: string;
  pictures: readonly ProjectPicture[];
  start: number;
  onShow: (position: number) => void;
}

/** Swipe, arrow keys and buttons page; pinch, wheel, double tap, + and - and buttons zoom. */
export function ZoomablePictures({ company, pictures, start, onShow }: ZoomablePicturesProps) {
  // The lightbox returns to its first picture if the list changes identity
  const [slides] = useState(() => viewerSlides(company, pictures));
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useViewerKeys(controller, zoom);
  const isOne = slides.length < 2;

  return (
    <>
      <link rel="stylesheet" href={lightboxCss} precedence="default" />
      <Lightbox
        plugins={[Inline, Zoom]}
        slides={slides}
        index={start}
        on={{ view: ({ index }) => onShow(index) }}
        controller={{ ref: controller }}
        carousel={{ finite: isOne, padding: 0, spacing: '8%' }}
        zoom={{ ref: zoom, maxZoomPixelRatio: MAX_ZOOM_PIXEL_RATIO, scrollToZoom: true }}
        labels={{ 'Photo gallery': `Pictures of ${company}`, Carousel: 'carousel', Slide: 'slide' }}
        toolbar={{ buttons: [] }}
        styles={{ ...STYLES, toolbar: { inset: 'auto 0 0', justifyContent: 'center' } }}
        render={{
          buttonPrev: () =>
            isOne ? null : (
              <ViewerButton
                label="Previous picture"
                className="absolute bottom-4 left-3 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2"
                onClick={() => controller.current?.prev()}
              >
                <ChevronLeft aria-hidden="true" className="size-6" />
              </ViewerButton>
            ),
          buttonNext: () =>
            isOne ? null : (
              <ViewerButton
                label="Next picture"
                className="absolute right-3 bottom-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2"
                onClick={() => controller.current?.next()}
              >
                <ChevronRight aria-hidden="true" className="size-6" />
              </ViewerButton>
            ),
          buttonZoom: (state) => <ZoomButtons {...state} />,
        }}
      />
    </>
  );
}

function ZoomButtons({ zoom, minZoom, maxZoom, zoomIn, zoomOut }: ZoomRef) {
  return (
    <div className="flex gap-2 pb-2">
      <ViewerButton label="Zoom out" aria-disabled={zoom <= minZoom} onClick={zoomOut}>
        <ZoomOut aria-hidden="true" className="size-5" />
      </ViewerButton>
      <ViewerButton label="Zoom in" aria-disabled={zoom >= maxZoom} onClick={zoomIn}>
        <ZoomIn aria-hidden="true" className="size-5" />
      </ViewerButton>
    </div>
  );
}

function ViewerButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(
        'focus-ring grid size-12 place-items-center rounded-full border border-navy-700 bg-navy-900/85 text-white transition-colors enabled-hover:border-haze aria-disabled:text-haze',
        className,
      )}
    />
  );
}

/** The lightbox handles keys only while focused; this handles them in the rest of the dialog. */
function useViewerKeys(
  controller: React.RefObject<ControllerRef | null>,
  zoom: React.RefObject<ZoomRef | null>,
): void {
  useEffect(() => {
    function handleKeyDown({ key }: KeyboardEvent) {
      if (key === 'ArrowLeft') controller.current?.prev();
      else if (key === 'ArrowRight') controller.current?.next();
      else if (key === '+') zoom.current?.zoomIn();
      else if (key === '-') zoom.current?.zoomOut();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [controller, zoom]);
}

/** Slides of the lightbox, with size and smaller variants from the picture's URL. */
export function viewerSlides(company: string, pictures: readonly ProjectPicture[]): SlideImage[] {
  return pictures.map(({ label, url }) => {
    const { src, width, height } = mediaVariants(url);
    const slide = { src, alt: `${company}: ${label}` };
    if (!width || !height) return slide;
    const smaller = smallerWidths(width).map((variant) => ({
      src: variantAddress(url, variant),
      width: variant,
      height: Math.round((height * variant) / width),
    }));
    return { ...slide, width, height, srcSet: [...smaller, { src, width, height }] };
  });
}
