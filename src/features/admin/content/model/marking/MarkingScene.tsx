import { type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import {
  draggedTo,
  type Frustum,
  HANDLES,
  handlesOf,
  type PressTargetModel,
  type Surface,
  type SurfaceRectangle,
  surfaceAt,
  type Vec3,
} from '#booth/browser.ts';
import { SceneButtons } from '../../../../../booth/scene/SceneButtons.tsx';
import { useSceneViewer } from '../../../../../booth/scene/use-scene-viewer.ts';

export interface Drawn {
  readonly key: string;
  readonly rectangle: SurfaceRectangle;
  readonly tone: 'selected' | 'marked' | 'wrong';
  /** A mark whose handles can be dragged. */
  readonly isEdited?: boolean;
}

interface MarkingSceneProps {
  url: string;
  model: PressTargetModel;
  drawn: readonly Drawn[];
  onPress: (surface: Surface, p: Vec3) => void;
  onDrag: (rectangle: SurfaceRectangle) => void;
  onDragStart: () => void;
  onProblem: () => void;
}

/** Maximum movement of a press in pixels. */
const TAP = 6;
const NONE: readonly never[] = [];
const TONES = {
  selected: 'fill-warning-line/40 stroke-warning-line',
  marked: 'fill-brand/35 stroke-white',
  wrong: 'fill-danger/40 stroke-danger',
};

/** The model with what is marked. Its surfaces can be pressed, and the handles of a mark dragged. */
export function MarkingScene(props: MarkingSceneProps) {
  const { url, model, drawn, onPress, onDrag, onDragStart, onProblem } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<readonly [x: number, y: number]>([0, 0]);
  const [sight, setSight] = useState<Frustum | null>(null);
  const help = useId();
  const viewer = useSceneViewer(
    canvas,
    {
      model: url,
      startView: 'frontview',
      patienceMs: Number.POSITIVE_INFINITY,
      pieces: NONE,
      onReady: () => undefined,
      onProblem,
      onDraw: setSight,
    },
    null,
  );

  function press({ clientX, clientY, nativeEvent }: MouseEvent) {
    const [x, y] = pressedAt.current;
    const element = canvas.current;
    if (!sight || !element || Math.hypot(clientX - x, clientY - y) > TAP) return;
    const point = { box: element, x: nativeEvent.offsetX, y: nativeEvent.offsetY };
    const pressed = surfaceAt(model, sight, point, viewer.current?.camera.now?.elevation ?? 0);
    if (pressed) onPress(pressed.surface, pressed.p);
  }

  return (
    <div ref={frame} className="relative aspect-4/3 max-h-[56dvh] overflow-hidden rounded-card bg-navy-900">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys and hands */}
      <canvas
        ref={canvas}
        role="application"
        aria-roledescription="3D view"
        aria-label="The model to mark"
        data-drawn={sight ? '' : undefined}
        aria-describedby={help}
        tabIndex={0}
        onPointerDown={({ clientX, clientY }) => {
          pressedAt.current = [clientX, clientY];
        }}
        onClick={press}
        className="focus-ring absolute inset-0 size-full touch-pan-y cursor-crosshair rounded-card -outline-offset-4"
      />
      <p id={help} className="sr-only">
        Arrow keys turn the model, plus and minus zoom. Its surfaces are also in the list.
      </p>
      {sight && <Overlay sight={sight} drawn={drawn} onDrag={onDrag} onDragStart={onDragStart} />}
      <SceneButtons viewer={viewer} frame={frame} isFilled={false} />
    </div>
  );
}

function Overlay(props: Pick<MarkingSceneProps, 'drawn' | 'onDrag' | 'onDragStart'> & { sight: Frustum }) {
  const { sight, drawn, onDrag, onDragStart } = props;
  const box = useRef<SVGSVGElement>(null);
  const start = useRef<{
    readonly rectangle: SurfaceRectangle;
    readonly grip: readonly [number, number];
  } | null>(null);

  function move(event: PointerEvent) {
    if (!start.current || !box.current) return;
    const { rectangle, grip } = start.current;
    const { left, top } = box.current.getBoundingClientRect();
    const point = { box: box.current, x: event.clientX - left, y: event.clientY - top };
    const next = draggedTo(rectangle, grip, sight, point);
    if (next) onDrag(next);
  }

  return (
    <svg
      ref={box}
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {drawn.map(({ key, rectangle, tone, isEdited }) => {
        const seen = handlesOf(sight, rectangle);
        if (!seen) return null;
        return (
          <g key={key} className={seen.isBehind ? 'opacity-30' : ''}>
            <polygon
              points={seen.points.slice(0, 4).join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeWidth={isEdited || tone === 'selected' ? 3 : 2}
              className={TONES[tone]}
            />
            {isEdited &&
              HANDLES.map((grip, index) => {
                const [x, y] = seen.points[index] ?? [];
                return (
                  <line
                    key={grip.join()}
                    x1={x}
                    y1={y}
                    x2={x}
                    y2={y}
                    strokeLinecap="round"
                    strokeWidth={grip[0] === 0 ? 18 : 22}
                    vectorEffect="non-scaling-stroke"
                    data-grip={grip.join()}
                    className="pointer-events-auto cursor-move touch-none stroke-white [paint-order:stroke]"
                    onPointerDown={(event) => {
                      event.currentTarget.setPointerCapture(event.pointerId);
                      start.current = { rectangle, grip };
                      onDragStart();
                    }}
                    onPointerMove={move}
                    onLostPointerCapture={() => {
                      start.current = null;
                    }}
                  />
                );
              })}
          </g>
        );
      })}
    </svg>
  );
}
