import { Images, Rotate3d } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ViewName } from '#booth/browser.ts';
import { Button } from '../../../components/Button.tsx';
import { Carousel } from '../../../components/Carousel.tsx';
import { classNames } from '../../../components/class-names.ts';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { DESIGN_VIEWS } from '../../../domain/quote/catalogue.ts';
import { type DesignView, designViews } from '../../../domain/quote/design-views.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';
import { useWalk } from '../scene/use-walk.ts';

export interface DesignViewsProps extends FurnishedDesign {
  /** Element that holds the list of extras while the 3D view is shown. */
  listPlace: HTMLElement | null;
}

/**
 * The design's views as pictures with the aspect ratio `--ratio`, and in 3D if it has a model. After a change
 * of design, pictures start with the first one; 3D keeps the camera's position.
 */
export function DesignViews({ listPlace, ...furnished }: DesignViewsProps) {
  const { design } = furnished;
  const [shown, setShown] = useState({ id: design.id, view: 0 });
  const views = designViews(design);
  if (shown.id !== design.id) setShown({ id: design.id, view: 0 });
  const view = Math.min(shown.view, Math.max(0, views.length - 1));
  // Starts in 3D if there is a model, unless the visitor has started paging through the pictures
  const walk = useWalk(design, { startsByItself: view === 0 });
  const isWalking = walk.state === 'walking';
  const { Scene } = walk;

  function handleView(name: ViewName | null) {
    const index = views.findIndex(({ key }) => key === name);
    if (index >= 0) setShown({ id: design.id, view: index });
  }

  return (
    <div className="relative mx-auto w-full max-w-[calc((100dvh-17rem)*var(--ratio))] self-start lg:max-w-none low:max-w-none">
      {!isWalking && (
        <DesignPictures
          design={design}
          views={views}
          index={view}
          onIndexChange={(index) => setShown({ id: design.id, view: index })}
        />
      )}
      {Scene && (
        <Scene
          {...furnished}
          variant="preview"
          listPlace={isWalking ? listPlace : null}
          startView={startView(view === 0 ? undefined : views[view]?.key)}
          onReady={walk.arrived}
          onProblem={walk.failed}
          onView={handleView}
          // Hidden until the first frame is drawn, then replaces the pictures
          className={classNames(!isWalking && 'invisible absolute inset-0')}
          frameClassName="aspect-(--ratio)"
        />
      )}
      {walk.isOffered && (
        <Button
          variant="secondary"
          size="sm"
          className={isWalking ? 'mx-auto mt-3 flex' : 'absolute top-3 right-3 bg-white/90'}
          loading={walk.state === 'loading'}
          onClick={isWalking ? walk.stop : walk.start}
        >
          {isWalking ? (
            <>
              <Images aria-hidden="true" className="size-4.5" />
              Back to the pictures
            </>
          ) : (
            <>
              {walk.state === 'pictures' && <Rotate3d aria-hidden="true" className="size-4.5" />}
              View in 3D
            </>
          )}
        </Button>
      )}
      <p role="status" className={classNames('text-sm text-muted', walk.notice && 'mt-3')}>
        {walk.notice}
      </p>
    </div>
  );
}

/** Returns the scene's first camera: the view of the current picture, else the front. */
function startView(key: string | undefined): ViewName {
  return DESIGN_VIEWS.find((view) => view.key === key)?.key ?? 'frontview';
}

interface DesignPicturesProps {
  design: BoothDesign;
  views: readonly DesignView[];
  /** Index of the current view, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
}

/** The design's views as a carousel. Arrow keys page through it from anywhere in the preview. */
function DesignPictures({ design, views, index, onIndexChange }: DesignPicturesProps) {
  const count = views.length;

  useEffect(() => {
    // The carousel itself handles arrow keys while it has the focus
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
