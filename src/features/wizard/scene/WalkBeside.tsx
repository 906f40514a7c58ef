import { Images, Rotate3d } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import type { FurnishedDesign } from './use-furnishing.ts';
import { useWalk } from './use-walk.ts';

/** The way around the chosen design beside the steps, with the extras of the quote in it. */
export function WalkBeside(props: FurnishedDesign) {
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
          className={classNames(Scene && 'absolute top-2 right-2 bg-white/90')}
        >
          {isOpen && <Images aria-hidden="true" className="size-4.5" />}
          {walk.state === 'pictures' && <Rotate3d aria-hidden="true" className="size-4.5" />}
          {isOpen ? (
            <>
              <span className="sr-only">Back to the </span>Picture
            </>
          ) : (
            'Walk around it'
          )}
        </Button>
      )}
      <p role="status" className={classNames('text-sm text-muted', !walk.notice && 'sr-only')}>
        {walk.notice}
      </p>
    </div>
  );
}
