import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { SceneViewer, StillLook, ViewName } from '#booth/browser.ts';
import { classNames } from '../../components/class-names.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { DESIGN_VIEWS } from '../../domain/quote/catalogue.ts';
import { $ownLook, restoreOwnLook } from '../own-look.ts';
import { SceneButtons } from './SceneButtons.tsx';
import { type Dragging, useDrag } from './use-drag.ts';
import { type SceneContents, useSceneViewer } from './use-scene-viewer.ts';

export interface BoothSceneProps extends SceneContents, Dragging {
  /** Description of the scene, such as 'Launch, 10 by 10 feet'. */
  label: string;
  /** Slug and caption of the highlighted extra; null for none. */
  marked: { readonly slug: string; readonly text: string } | null;
  /** Called with the index of the pressed piece; null for none. */
  onPick: (index: number | null) => void;
  /** The wizard's step; each begins at `startView`. */
  step?: number | undefined;
  /** `preview` has buttons for the named views; `stage` is next to the steps, `strip` above; `full` fills the screen. */
  variant: 'preview' | 'stage' | 'strip' | 'full';
  /** Logo and dress of the booth; the visitor's own look if omitted. Pass the same object while nothing changes. */
  look?: StillLook;
  className?: string;
  frameClassName?: string;
  /** Third control on the picture, when it fills the screen. */
  children?: ReactNode;
}

/** Maximum movement of a click in pixels. */
const TAP = 6;

/** A design in 3D. Drag, pinch, wheel, arrow keys, + and - turn and zoom it; buttons do everything else. */
export function BoothScene(props: BoothSceneProps) {
  const { model, label, startView, pieces, marked, held = null, variant } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ViewName | null>(startView);
  const [isTouched, setTouched] = useState(false);
  const [message, setMessage] = useState('');
  /** Address of the visible design's model. */
  const [loaded, setLoaded] = useState('');
  const pressedAt = useRef<readonly [x: number, y: number]>([0, 0]);
  const help = useId();
  const viewer = useSceneViewer(
    canvas,
    { ...props, onReady: handleReady, onView: setView },
    marked?.slug ?? null,
  );
  useLook(viewer, props.look);
  const startAgain = useEffectEvent(() => viewer.current?.camera.to(startView));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at that view
  useEffect(() => startAgain(), [props.step]);
  const drag = useDrag(viewer, pieces, props);

  function handleReady() {
    setMessage(`${label}, in 3D. Arrow keys turn it.`);
    setLoaded(model);
    if (!isTouched) viewer.current?.camera.lookAround();
    props.onReady();
  }

  function pick({ clientX, clientY, nativeEvent }: MouseEvent) {
    const [x, y] = pressedAt.current;
    if (Math.hypot(clientX - x, clientY - y) > TAP) return;
    props.onPick(viewer.current?.pick(nativeEvent.offsetX, nativeEvent.offsetY) ?? null);
  }

  return (
    <section
      aria-label="3D view"
      className={classNames('flex min-w-0 flex-col gap-3', props.className)}
      onPointerDownCapture={({ clientX, clientY }) => {
        pressedAt.current = [clientX, clientY];
        setTouched(true);
      }}
      onKeyDown={() => setTouched(true)}
    >
      <div
        ref={frame}
        className={classNames('relative overflow-hidden rounded-card bg-navy-900', props.frameClassName)}
      >
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys and hands */}
        <canvas
          ref={canvas}
          role="application"
          aria-roledescription="3D view"
          aria-label={label}
          aria-describedby={help}
          tabIndex={0}
          {...drag}
          onClick={pick}
          className={classNames(
            'focus-ring absolute inset-0 size-full cursor-grab rounded-card -outline-offset-4 active:cursor-grabbing',
            held === null ? 'touch-pan-y' : 'touch-none',
          )}
        />
        <p id={help} className="sr-only">
          Arrow keys turn the booth, plus and minus zoom.
        </p>
        <div className="pointer-events-none absolute right-17 bottom-3 left-3 flex flex-col items-start gap-2">
          <SceneCaption
            isLoading={loaded !== model}
            marked={marked?.text ?? null}
            isNew={!isTouched}
            isShort={variant === 'stage' || variant === 'strip'}
          />
          {props.children}
        </div>
        <SceneButtons
          viewer={viewer}
          frame={frame}
          isFilled={variant === 'full'}
          isBrief={variant === 'strip'}
        />
      </div>
      {variant === 'preview' && (
        <div className="grid auto-cols-fr grid-flow-col gap-2 sm:flex sm:justify-center">
          {DESIGN_VIEWS.map(({ key, label: viewLabel }) => (
            <button
              key={key}
              type="button"
              aria-current={key === view}
              onClick={() => {
                viewer.current?.camera.to(key);
                setMessage(viewLabel);
              }}
              className="focus-ring flex min-h-11 items-center justify-center overflow-hidden rounded-control border border-line bg-white px-1.5 text-xs font-medium text-muted transition-colors hover:border-field hover:text-ink sm:px-3 sm:text-sm aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-strong forced-colors:aria-[current=true]:choice"
            >
              {viewLabel}
            </button>
          ))}
        </div>
      )}
      <LiveRegion message={message} />
    </section>
  );
}

/** Applies the given logo and color, else the visitor's, while the scene is mounted. */
function useLook(viewer: RefObject<SceneViewer | null>, look: StillLook | undefined): void {
  useEffect(() => {
    // If its code cannot be loaded, the design's own marks stay
    const show = ({ logo, dress }: StillLook) =>
      void viewer.current?.setLook(logo, dress).catch(console.warn);
    if (look) return show(look);
    void restoreOwnLook();
    return $ownLook.subscribe(({ logo, dress }) => show({ logo: logo?.bitmap ?? null, dress }));
  }, [viewer, look]);
}

const CHIP =
  'flex w-fit items-center gap-2 rounded-2xl bg-navy-900/80 px-3 py-1.5 text-xs text-white forced-colors:border';

/**
 * Caption on the scene: loading, the highlighted extra, or, until the first one, the gestures; without zooming if
 * `isShort`. A live region serves screen readers.
 */
function SceneCaption(props: {
  isLoading: boolean;
  marked: string | null;
  isNew: boolean;
  isShort: boolean;
}) {
  const { isLoading, marked, isNew, isShort } = props;
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
