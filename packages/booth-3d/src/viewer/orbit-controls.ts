import type { MovingCamera } from './moving-camera.ts';

/** Camera moves that the controls trigger. */
type OrbitTarget = Pick<MovingCamera, 'turn' | 'zoom' | 'stop'>;

interface Finger {
  readonly x: number;
  readonly y: number;
}

const TURN_PER_PIXEL = 0.006;
const TILT_PER_PIXEL = 0.005;
const KEY_TURN = 0.15;
const KEY_TILT = 0.1;
const KEY_ZOOM = 0.88;
const WHEEL_ZOOM = 0.001;
/** Pixels between two fingers below which a pinch is ignored. */
const MIN_SPAN = 10;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_TURN, 0],
  ArrowRight: [KEY_TURN, 0],
  ArrowUp: [0, KEY_TILT],
  ArrowDown: [0, -KEY_TILT],
};

/**
 * Turns and zooms by touch, mouse, wheel and keys. Vertical swipes scroll the page, and so does the wheel unless the
 * scene has the focus or Ctrl is held.
 */
export function orbitControls(canvas: HTMLCanvasElement, target: OrbitTarget, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    target.stop();
  }
  function move({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const before = fingers.get(pointerId);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
    fingers.set(pointerId, { x, y });
    if (other) {
      const [was, is] = [span(before, other), span({ x, y }, other)];
      if (was > MIN_SPAN && is > MIN_SPAN) target.zoom(was / is);
      return;
    }
    target.turn(
      (before.x - x) * TURN_PER_PIXEL,
      pointerType === 'touch' ? 0 : (y - before.y) * TILT_PER_PIXEL,
    );
  }
  const leave = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  function turnWheel(event: WheelEvent): void {
    if (!event.ctrlKey && document.activeElement !== canvas) return;
    event.preventDefault();
    target.zoom(Math.exp(event.deltaY * WHEEL_ZOOM));
  }
  function pressKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const turn = KEYS[event.key];
    const zoom = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }[event.key];
    if (!turn && !zoom) return;
    event.preventDefault();
    // Arrow keys may also be handled around the scene
    event.stopPropagation();
    if (turn) target.turn(...turn);
    if (zoom) target.zoom(zoom);
  }
  canvas.addEventListener('pointerdown', press, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', leave, { signal });
  canvas.addEventListener('pointercancel', leave, { signal });
  canvas.addEventListener('wheel', turnWheel, { signal, passive: false });
  canvas.addEventListener('keydown', pressKey, { signal });
}

function span(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
