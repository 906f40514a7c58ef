import { type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { flatChart } from '../../../../../../packages/booth-3d/src/marking/chart.ts';
import {
  rectangleIn,
  type SurfaceRectangle,
} from '../../../../../../packages/booth-3d/src/marking/surface-rectangle.ts';
import type { Surface } from '../../../../../../packages/booth-3d/src/marking/surfaces.ts';
import {
  FROM_ABOVE,
  type Frustum,
  inWindow,
  rayOf,
} from '../../../../../../packages/booth-3d/src/viewer/camera.ts';
import type { Vec3 } from '../../../../../../packages/booth-3d/src/viewer/model.ts';
import { distanceToHit, trianglesOf } from '../../../../../../packages/booth-3d/src/viewer/triangles.ts';
import { dot, plus } from '../../../../../../packages/booth-3d/src/viewer/vector.ts';
import { SceneButtons } from '../../../../../booth/scene/SceneButtons.tsx';
import { useSceneViewer } from '../../../../../booth/scene/use-scene-viewer.ts';
import type { PressTargetModel } from './read-surfaces.ts';

/** A rectangle that is drawn over the model. */
export interface Drawn {
  readonly key: string;
  readonly rectangle: SurfaceRectangle;
  readonly tone: 'selected' | 'marked' | 'wrong';
  /** A mark whose handles can be dragged. */
  readonly isEdited?: boolean;
}

export interface MarkingSceneProps {
  url: string;
  model: PressTargetModel;
  drawn: readonly Drawn[];
  /** Called with the pressed surface and point. */
  onPress: (surface: Surface, p: Vec3) => void;
  /** Called while a handle of the edited mark is dragged. */
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
export function MarkingScene({
  url,
  model,
  drawn,
  onPress,
  onDrag,
  onDragStart,
  onProblem,
}: MarkingSceneProps) {
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
    const ray = rayAt(sight, element, nativeEvent.offsetX, nativeEvent.offsetY);
    const isAbove = (viewer.current?.camera.now?.elevation ?? 0) > FROM_ABOVE;
    const shown = model.parts.filter(
      ({ isOverhead, surface }) => surface !== 'decal' && !(isAbove && isOverhead),
    );
    const far = Math.min(...shown.map((part) => distanceToHit(trianglesOf(part), sight.eye, ray)));
    if (!Number.isFinite(far)) return;
    const p = plus(sight.eye, ray, far);
    const surface = model.surfaces.seenFrom(sight.eye, p);
    if (surface) onPress(surface, p);
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

function rayAt(sight: Frustum, { clientWidth, clientHeight }: Element, x: number, y: number): Vec3 {
  return rayOf(sight, (x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2);
}

interface OverlayProps extends Pick<MarkingSceneProps, 'drawn' | 'onDrag' | 'onDragStart'> {
  sight: Frustum;
}

/** Handles: the side that each moves, to the left or right, and down or up; the middle moves all. */
const HANDLES = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, 0],
] as const;

function Overlay({ sight, drawn, onDrag, onDragStart }: OverlayProps) {
  const box = useRef<SVGSVGElement>(null);
  const start = useRef<{
    readonly rectangle: SurfaceRectangle;
    readonly grip: readonly [number, number];
  } | null>(null);
  const place = (p: Vec3) => {
    const [x, y] = inWindow(sight, p);
    return [((x + 1) / 2) * 100, ((1 - y) / 2) * 100] as const;
  };

  function move(event: PointerEvent) {
    if (!start.current || !box.current) return;
    const { rectangle, grip } = start.current;
    const { left, top } = box.current.getBoundingClientRect();
    const ray = rayAt(sight, box.current, event.clientX - left, event.clientY - top);
    const next = draggedTo(rectangle, grip, sight.eye, ray);
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
        const outline = outlineOf(rectangle);
        if (outline.some((p) => inWindow(sight, p)[2] < 0.1)) return null;
        const isBehind = dot(plus(sight.eye, rectangle.p, -1), rectangle.n) < 0;
        return (
          <g key={key} className={isBehind ? 'opacity-30' : ''}>
            <polygon
              points={outline.map((p) => place(p).join()).join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeWidth={isEdited || tone === 'selected' ? 3 : 2}
              className={TONES[tone]}
            />
            {isEdited &&
              HANDLES.map((grip) => {
                const [x, y] = place(
                  flatChart(rectangle.p, rectangle.n).to(
                    (grip[0] * rectangle.w) / 2,
                    (grip[1] * rectangle.h) / 2,
                  ),
                );
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
                    onPointerUp={() => {
                      start.current = null;
                    }}
                    onPointerCancel={() => {
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

function outlineOf({ p, n, w, h }: SurfaceRectangle): Vec3[] {
  const chart = flatChart(p, n);
  return HANDLES.slice(0, 4).map(([x, y]) => chart.to((x * w) / 2, (y * h) / 2));
}

/** Smallest side of a mark, in meters. */
const MIN_SIDE = 0.05;

/** Returns a rectangle whose handle was dragged to where a ray meets its plane; null if it does not. */
function draggedTo(
  rectangle: SurfaceRectangle,
  [side, end]: readonly [number, number],
  eye: Vec3,
  ray: Vec3,
): SurfaceRectangle | null {
  const { p, n, w, h } = rectangle;
  const far = dot(plus(p, eye, -1), n) / dot(ray, n);
  if (!(far > 0 && far < 100)) return null;
  const chart = flatChart(p, n);
  const [along, up] = chart.from(plus(eye, ray, far));
  const isMove = side === 0;
  const [left, right] = isMove
    ? [along - w / 2, along + w / 2]
    : side < 0
      ? [Math.min(along, w / 2 - MIN_SIDE), w / 2]
      : [-w / 2, Math.max(along, MIN_SIDE - w / 2)];
  const [bottom, top] = isMove
    ? [up - h / 2, up + h / 2]
    : end < 0
      ? [Math.min(up, h / 2 - MIN_SIDE), h / 2]
      : [-h / 2, Math.max(up, MIN_SIDE - h / 2)];
  return rectangleIn(chart, { left, right, bottom, top });
}
