import { useEffect, useState } from 'react';
import { Carousel } from '../../../components/Carousel.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { designViews } from '../../../domain/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';

/**
 * The design's views, from the first one on, in a frame of the proportions `--ratio`. Arrow keys turn them wherever in
 * the preview the focus is.
 */
export function DesignViews({ design }: { design: BoothDesign }) {
  const [index, setIndex] = useState(0);
  const views = designViews(design);
  const count = views.length;

  useEffect(() => {
    // The carousel keeps the arrow keys that are pressed inside it to itself
    function handleKeyDown({ key }: KeyboardEvent) {
      if (count < 2) return;
      if (key === 'ArrowLeft') setIndex((current) => (current - 1 + count) % count);
      if (key === 'ArrowRight') setIndex((current) => (current + 1) % count);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [count]);

  if (count === 0) return <MediaImage url={null} alt="" sizes="" className="min-h-64 rounded-card" />;
  return (
    <Carousel
      label={`Views of ${design.title}`}
      slides={views.map(({ key, label, url }) => ({
        key,
        label,
        content: (
          <MediaImage
            url={url}
            alt={`${design.title}: ${label}`}
            sizes="(width >= 64rem) 60rem, 100vw"
            eager
            className="size-full object-contain"
          />
        ),
      }))}
      index={index}
      onIndexChange={setIndex}
      className="mx-auto w-full max-w-[calc((100dvh-17rem)*var(--ratio))] self-start lg:max-w-none low:max-w-none"
      slideClassName="aspect-(--ratio)"
    />
  );
}
