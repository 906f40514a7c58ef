import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DESIGN_VIEWS } from '../../domain/catalogue.ts';
import type { ViewName } from '../../lib/booth-scene/model.ts';
import type { SceneProblem } from '../../lib/booth-scene/scene-problem.ts';
import { classNames } from '../class-names.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import { Spinner } from '../Spinner.tsx';
import { useSceneViewer } from './use-scene-viewer.ts';

export interface BoothSceneProps {
  /** Names the model. */
  slug: string;
  /** What is seen, in words, such as 'Launch, 10 by 10 feet'. */
  label: string;
  /** The view to begin with. */
  startView: ViewName;
  onReady: () => void;
  onProblem: (problem: SceneProblem) => void;
  /** Told which named view is on show; null once it was turned. */
  onView?: (view: ViewName | null) => void;
  className?: string;
  /** Classes of the frame, for its proportions. */
  frameClassName?: string;
}

/** A turn by a button, in radians. */
const NUDGE = Math.PI / 6;
const NEARER = 0.8;

/** A design in real time: drag, pinch, wheel, arrow keys and + and - turn and zoom it, buttons do what hands cannot. */
export function BoothScene(props: BoothSceneProps) {
  const { slug, label, startView, onReady, onProblem, onView, className, frameClassName } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<ViewName | null>(startView);
  const [isTouched, setTouched] = useState(false);
  const [message, setMessage] = useState('');
  /** The slug of the design that can be seen. */
  const [loaded, setLoaded] = useState('');
  const help = useId();
  const viewer = useSceneViewer(canvas, slug, startView, {
    onReady: () => {
      setMessage(`${label}, in 3D. Arrow keys turn it.`);
      setLoaded(slug);
      if (!isTouched) viewer.current?.lookAround();
      onReady();
    },
    onProblem,
    onView: (next) => {
      setView(next);
      onView?.(next);
    },
  });

  function goTo(name: ViewName, viewLabel: string) {
    viewer.current?.view(name);
    setMessage(viewLabel);
  }

  return (
    <section
      aria-label="3D view"
      className={classNames('flex min-w-0 flex-col gap-3', className)}
      onPointerDown={() => setTouched(true)}
      onKeyDown={() => setTouched(true)}
    >
      <div className={classNames('relative overflow-hidden rounded-card bg-navy-900', frameClassName)}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys and hands */}
        <canvas
          ref={canvas}
          role="application"
          aria-roledescription="3D view"
          aria-label={label}
          aria-describedby={help}
          tabIndex={0}
          className="focus-ring absolute inset-0 size-full touch-pan-y cursor-grab rounded-card -outline-offset-4 active:cursor-grabbing"
        />
        <p id={help} className="sr-only">
          Arrow keys turn the booth, plus and minus zoom.
        </p>
        {loaded !== slug && <Loading />}
        {!isTouched && loaded === slug && <Hint />}
        <RoundButton
          className="top-1/2 left-3 -translate-y-1/2"
          label="Turn left"
          onPress={() => viewer.current?.nudge(-NUDGE)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </RoundButton>
        <RoundButton
          className="top-1/2 right-3 -translate-y-1/2"
          label="Turn right"
          onPress={() => viewer.current?.nudge(NUDGE)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </RoundButton>
        <RoundButton
          className="right-15 bottom-3"
          label="Farther"
          onPress={() => viewer.current?.zoom(1 / NEARER)}
        >
          <ZoomOut aria-hidden="true" className="size-5" />
        </RoundButton>
        <RoundButton className="right-3 bottom-3" label="Nearer" onPress={() => viewer.current?.zoom(NEARER)}>
          <ZoomIn aria-hidden="true" className="size-5" />
        </RoundButton>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2 sm:flex sm:justify-center">
        {DESIGN_VIEWS.map(({ key, label: viewLabel }) => (
          <button
            key={key}
            type="button"
            aria-current={key === view}
            onClick={() => goTo(key, viewLabel)}
            className="focus-ring flex min-h-11 items-center justify-center overflow-hidden rounded-control border border-line bg-white px-1.5 text-xs font-medium text-muted transition-colors hover:border-field hover:text-ink sm:px-3 sm:text-sm aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-strong forced-colors:aria-[current=true]:bg-[Highlight] forced-colors:aria-[current=true]:text-[HighlightText]"
          >
            {viewLabel}
          </button>
        ))}
      </div>
      <LiveRegion message={message} />
    </section>
  );
}

/** What hands can do, until they have done something. Screen readers have been told about keys. */
function Hint() {
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute bottom-3 left-3 rounded-full bg-navy-900/80 px-3 py-1.5 text-xs text-white forced-colors:border"
    >
      <span className="pointer-coarse:hidden">Drag to turn, Ctrl and wheel to zoom</span>
      <span className="not-pointer-coarse:hidden">Drag to turn, pinch to zoom</span>
    </p>
  );
}

function Loading() {
  return (
    <p className="absolute bottom-3 left-3 flex items-center gap-2 rounded-full bg-navy-900/80 px-3 py-1.5 text-xs text-white forced-colors:border">
      <Spinner />
      Loading
    </p>
  );
}

interface RoundButtonProps {
  label: string;
  className: string;
  onPress: () => void;
  children: ReactNode;
}

function RoundButton({ label, className, onPress, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'focus-ring absolute grid size-11 place-items-center rounded-full border border-white/30 bg-navy-900/60 text-white transition-colors hover:bg-navy-900 max-sm:size-10',
        className,
      )}
    >
      {children}
    </button>
  );
}
