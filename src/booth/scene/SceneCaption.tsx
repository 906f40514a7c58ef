import { classNames } from '../../components/class-names.ts';
import { Spinner } from '../../components/Spinner.tsx';

export interface SceneCaptionProps {
  isLoading: boolean;
  /** Caption of the highlighted extra; null if none is. */
  marked: string | null;
  /** True until the first gesture. */
  isNew: boolean;
  /** True to omit the hint about zooming. */
  isShort: boolean;
}

const CHIP =
  'flex w-fit items-center gap-2 rounded-2xl bg-navy-900/80 px-3 py-1.5 text-xs text-white forced-colors:border';

/** Caption on the scene: loading, the highlighted extra, or the gestures. A live region serves screen readers. */
export function SceneCaption({ isLoading, marked, isNew, isShort }: SceneCaptionProps) {
  if (isLoading) {
    return (
      <p className={CHIP}>
        <Spinner />
        Loading
      </p>
    );
  }
  if (marked) {
    return (
      <p aria-hidden="true" className={classNames(CHIP, 'font-medium')}>
        {marked}
      </p>
    );
  }
  if (!isNew) return null;
  return (
    <p aria-hidden="true" className={CHIP}>
      <span className="pointer-coarse:hidden">
        {isShort ? 'Drag to turn' : 'Drag to turn, Ctrl and wheel to zoom'}
      </span>
      <span className="not-pointer-coarse:hidden">Drag to turn, pinch to zoom</span>
    </p>
  );
}
