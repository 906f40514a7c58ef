import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { LiveRegion } from './LiveRegion.tsx';

/** False on a slide that scrolls itself, such as a magnified picture (`data-no-swipe`), and on a pinched page. */
function isSwipe(_: unknown, { target }: Event): boolean {
  if (visualViewport && visualViewport.scale > 1) return false;
  return !(target instanceof Element && target.closest('[data-no-swipe]'));
}

/** Slides side by side: swipe, previous and next buttons, arrow keys, and a labeled button per slide. Wraps around. */
export function Carousel(props: {
  label: string;
  /** A slide's name in 'View 2 of 4: Front View'. */
  slideName?: string;
  slides: readonly { key: string; label: string; content: ReactNode }[];
  index: number;
  onIndexChange: (index: number) => void;
  isDark?: boolean;
  className?: string;
  slideClassName: string;
}) {
  const { label, slideName = 'View', slides, onIndexChange, isDark = false, slideClassName } = props;
  const noun = slideName.toLowerCase();
  const count = slides.length;
  const index = Math.min(props.index, count - 1);
  const [viewportRef, embla] = useEmblaCarousel({
    loop: true,
    startIndex: index,
    duration: 22,
    watchDrag: isSwipe,
  });
  const [shown, setShown] = useState({ index, message: '' });
  if (shown.index !== index) {
    const message = `${slideName} ${index + 1} of ${count}: ${slides[index]?.label ?? ''}`;
    setShown({ index, message });
  }

  function go(next: number) {
    onIndexChange((next + count) % count);
  }

  useEffect(() => {
    const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, jump);
  }, [embla, index]);

  // A swipe moves the slides before this state. Runs after every render, to see the current `go`
  useEffect(() => {
    function handleSelect() {
      const selected = embla?.selectedScrollSnap() ?? index;
      if (selected !== index) go(selected);
    }
    embla?.on('select', handleSelect);
    return () => {
      embla?.off('select', handleSelect);
    };
  });

  function handleKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined || count < 2) return;
    event.preventDefault();
    event.stopPropagation();
    go(next);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={handleKeyDown}
      className={classNames('flex min-w-0 flex-col gap-3', props.className)}
    >
      <div className="relative min-h-0 flex-1">
        <div
          ref={viewportRef}
          className={classNames('h-full overflow-hidden', !isDark && 'rounded-card bg-surface-strong')}
        >
          <div className="flex h-full touch-pan-y touch-pinch-zoom">
            {slides.map((slide, position) => (
              // biome-ignore lint/a11y/useSemanticElements: a group with a role description is ARIA's pattern for a slide
              <div
                key={slide.key}
                role="group"
                aria-roledescription="slide"
                aria-label={`${slideName} ${position + 1} of ${count}: ${slide.label}`}
                inert={position !== index}
                className={classNames('min-w-0 flex-[0_0_100%]', slideClassName)}
              >
                {slide.content}
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <>
            <ArrowButton side="left" label={`Previous ${noun}`} onClick={() => go(index - 1)} />
            <ArrowButton side="right" label={`Next ${noun}`} onClick={() => go(index + 1)} />
          </>
        )}
      </div>
      {count > 1 && (
        <div
          className={classNames(
            'grid auto-cols-fr grid-flow-col gap-2 sm:flex sm:justify-center',
            isDark && 'px-3',
          )}
        >
          {slides.map((slide, position) => (
            <button
              key={slide.key}
              type="button"
              aria-current={position === index}
              onClick={() => go(position)}
              className="focus-ring flex min-h-11 items-center justify-center gap-2 overflow-hidden rounded-control border border-line bg-white px-1.5 text-xs font-medium text-muted transition-colors hover:border-field hover:text-ink sm:px-3 sm:text-sm aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-strong forced-colors:aria-[current=true]:choice"
            >
              {slide.label}
            </button>
          ))}
        </div>
      )}
      <LiveRegion message={shown.message} />
    </section>
  );
}

function ArrowButton(props: { side: 'left' | 'right'; label: string; onClick: () => void }) {
  const { side, label, onClick } = props;
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'focus-ring absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-white/90 text-ink shadow-card transition-colors hover:bg-white',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
