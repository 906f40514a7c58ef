import { useEffect } from 'react';
import { Carousel } from '../../../components/Carousel.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import type { DesignView } from '../../../domain/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';

export interface DesignPicturesProps {
  design: BoothDesign;
  views: readonly DesignView[];
  /** The view that is shown, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
}

/** The design's views, side by side. Arrow keys turn them wherever in the preview the focus is. */
export function DesignPictures({ design, views, index, onIndexChange }: DesignPicturesProps) {
  const count = views.length;

  useEffect(() => {
    // The carousel keeps the arrow keys that are pressed inside it to itself
    function handleKeyDown({ key }: KeyboardEvent) {
      if (count < 2) return;
      if (key === 'ArrowLeft') onIndexChange((index - 1 + count) % count);
      if (key === 'ArrowRight') onIndexChange((index + 1) % count);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [count, index, onIndexChange]);

  if (count === 0) return <MediaImage url={null} alt="" sizes="" className="min-h-64 rounded-card" />;
  return (
    <Carousel
      key={design.id}
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
      onIndexChange={onIndexChange}
      slideClassName="aspect-(--ratio)"
    />
  );
}
