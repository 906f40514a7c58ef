import {
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  type LucideIcon,
  Maximize,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SceneViewer } from '#booth/browser.ts';
import { classNames } from '../../components/class-names.ts';

/** A turn by a button, in radians. */
const NUDGE = Math.PI / 6;
const NEARER = 0.8;

/** Button equivalents of the gestures: at most two on the picture, more in a menu. */
export function SceneButtons(props: {
  viewer: RefObject<SceneViewer | null>;
  /** Element that goes full screen: the scene with its buttons. */
  frame: RefObject<HTMLElement | null>;
  /** True if it fills the screen; the third control then closes it. */
  isFilled: boolean;
  /** True for the turns only, without the menu. */
  isBrief?: boolean;
}) {
  const { viewer, frame, isFilled, isBrief = false } = props;
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useCloses(menu, isOpen, () => setOpen(false));

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);

  function toggleFull() {
    // Nothing changes if the browser refuses
    void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => {});
  }

  const turn = (by: number) => () => viewer.current?.camera.nudge(by);
  const turns = [
    { edge: 'left-3', label: 'Turn left', icon: ChevronLeft, onPress: turn(-NUDGE) },
    { edge: 'right-3', label: 'Turn right', icon: ChevronRight, onPress: turn(NUDGE) },
  ];

  return (
    <>
      {!isFilled &&
        turns.map(({ edge, ...turn }) => (
          <RoundButton
            key={edge}
            className={classNames('absolute top-1/2 -translate-y-1/2', edge)}
            {...turn}
          />
        ))}
      <div
        ref={menu}
        className={classNames('absolute right-3 bottom-3 flex flex-col items-end gap-2', isBrief && 'hidden')}
      >
        {isOpen && (
          <fieldset className="relative z-20 flex flex-col rounded-card bg-white p-1.5 shadow-raised forced-colors:border">
            <legend className="sr-only">View options</legend>
            {isFilled && turns.map(({ edge, ...turn }) => <Option key={edge} {...turn} />)}
            <Option label="Zoom in" icon={ZoomIn} onPress={() => viewer.current?.camera.zoom(NEARER)} />
            <Option label="Zoom out" icon={ZoomOut} onPress={() => viewer.current?.camera.zoom(1 / NEARER)} />
            {document.fullscreenEnabled && !isFilled && (
              <Option label="Full screen" icon={Maximize} isPressed={isFull} onPress={toggleFull} />
            )}
          </fieldset>
        )}
        <RoundButton
          label="View options"
          isExpanded={isOpen}
          icon={Ellipsis}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
    </>
  );
}

/** Closes an open menu on Escape, which then closes nothing else, and on a press or focus outside it. */
function useCloses(menu: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    function handle(event: Event) {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (!isInside) close();
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
      menu.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    const ended = new AbortController();
    const { signal } = ended;
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, handle, { signal });
    document.addEventListener('keydown', handleKey, { capture: true, signal });
    return () => ended.abort();
  });
}

interface PressProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
}

function Option({ label, icon: Icon, isPressed, onPress }: PressProps & { isPressed?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="focus-ring flex min-h-11 items-center gap-2.5 rounded-control px-3 text-left text-sm font-medium text-ink enabled-hover:bg-surface-strong aria-pressed:bg-brand-soft aria-pressed:text-brand-strong forced-colors:aria-pressed:choice"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {label}
    </button>
  );
}

function RoundButton(props: PressProps & { className?: string; isExpanded?: boolean }) {
  const { label, className, isExpanded, icon: Icon, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onPress}
      className={classNames(
        'focus-ring grid size-11 place-items-center rounded-full border border-white/30 bg-navy-900/60 text-white transition-colors hover:bg-navy-900',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
