import { Images, Rotate3d } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { boothSizeLabel } from '../../../domain/catalogue.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { FurnishedDesign } from './use-furnishing.ts';
import { useWalk } from './use-walk.ts';

export interface DesignBesideProps extends Omit<FurnishedDesign, 'design'> {
  /** The chosen design; undefined if it is no longer offered. */
  design: BoothDesign | undefined;
  picture: ReactNode;
}

/** The chosen design in the summary beside the steps: picture, name and 3D view. */
export function DesignBeside({ design, picture, ...quote }: DesignBesideProps) {
  const { selectedDesign, boothSize } = quote.draft;
  return (
    <div className="mt-4">
      <div className="flex items-center gap-3">
        <div className="aspect-4/3 w-20 shrink-0">{picture}</div>
        <p className="min-w-0 leading-6 font-medium wrap-anywhere">
          {selectedDesign?.title}
          <span className="block text-sm font-normal text-muted">
            {boothSizeLabel(boothSize ?? '')} design
          </span>
        </p>
      </div>
      {design && <Walk {...quote} design={design} />}
    </div>
  );
}

/** The design's 3D view with the quote's extras. */
function Walk(props: FurnishedDesign) {
  const walk = useWalk(props.design);
  const { Scene } = walk;
  const isOpen = walk.state === 'walking';
  return (
    <div className="relative mt-3 flex min-w-0 flex-col gap-3">
      {Scene && (
        <Scene
          {...props}
          startView="frontview"
          onReady={walk.arrived}
          onProblem={walk.failed}
          frameClassName="aspect-4/3"
        />
      )}
      {walk.isOffered && (
        <Button
          variant="secondary"
          size="sm"
          loading={walk.state === 'loading'}
          onClick={isOpen ? walk.stop : walk.start}
          className={classNames(Scene && !isOpen && 'absolute top-2 right-2 bg-white/90')}
        >
          {isOpen && <Images aria-hidden="true" className="size-4.5" />}
          {walk.state === 'pictures' && <Rotate3d aria-hidden="true" className="size-4.5" />}
          {isOpen ? (
            <>
              <span className="sr-only">Back to the </span>Picture
            </>
          ) : (
            'View in 3D'
          )}
        </Button>
      )}
      <p role="status" className={classNames('text-sm text-muted', !walk.notice && 'sr-only')}>
        {walk.notice}
      </p>
    </div>
  );
}
