import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon, RotateCw, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { type FurnishedFloor, indexOf, nearestFit, nextFit, type Pose } from '#booth/browser.ts';
import { MAX_SPOTS, type Spot } from '#booth/common.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';

/** A piece: its extra's id, and its number among that extra's pieces. */
export interface PickedPiece {
  readonly id: string;
  readonly nth: number;
}

const NO_ROOM = 'No room there.';
const QUARTER = Math.PI / 2;

/** Direction of a move. Positive x is to the right, positive z to the front. */
type Direction = readonly [x: -1 | 0 | 1, z: -1 | 0 | 1];

/** Moves the picked piece on the free floor, in steps or by dragging. */
export function useMoving(options: {
  placement: FurnishedFloor;
  chosen: readonly ChosenExtra[];
  picked: PickedPiece | null;
  announce: (text: string) => void;
}) {
  const { placement, chosen, picked, announce } = options;
  const dispatch = useDispatch();
  /** The pose of a dragged piece until it is dropped. */
  const [dragging, setDragging] = useState<{ pose: Pose; from: FurnishedFloor } | null>(null);
  /** Earlier spots, the latest last. */
  const [past, setPast] = useState<readonly { id: string; spots: Spot[] }[]>([]);
  const { placed, room } = placement;
  const index = picked ? indexOf(placed, picked.id, picked.nth) : -1;
  const piece = placed[index];
  const isMovable = Boolean(room && piece?.model.pieces[piece.piece]?.bodies.length);

  function keep(id: string, spots: Spot[]) {
    const extra = chosen.find((each) => each.id === id);
    if (extra) dispatch({ type: 'setExtra', extra: { ...extra, spots }, maxQuantity: extra.quantity });
  }

  function put(pose: Pose | null) {
    if (!picked || !room || !pose) return announce(NO_ROOM);
    const { spots = [] } = chosen.find(({ id }) => id === picked.id) ?? {};
    const others = spots.filter(({ nth }) => nth !== picked.nth);
    setPast([...past, { id: picked.id, spots }]);
    keep(picked.id, [...others, spotOf(pose, picked.nth)].slice(-MAX_SPOTS));
    announce(placeText(room.floor, pose));
  }

  function undo() {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    keep(last.id, last.spots);
    announce('Back where it was.');
  }

  const dragged = dragging?.from === placement ? dragging.pose : null;
  return {
    /** Index of the piece that can be dragged; null for none. */
    held: isMovable ? index : null,
    /** The pieces, with a dragged one at its current position. */
    pieces: dragged ? placed.map((each) => (each === piece ? { ...each, ...dragged } : each)) : placed,
    step: (direction: Direction) => put(room && nextFit(room, placed, index, direction)),
    turn: () =>
      put(room && piece ? nearestFit(room, placed, index, { ...piece, yaw: piece.yaw + QUARTER }) : null),
    drag: (x: number, z: number) => {
      const pose = room && piece && nearestFit(room, placed, index, { x, z, yaw: piece.yaw });
      if (pose) setDragging({ pose, from: placement });
    },
    drop: () => {
      if (dragged) put(dragged);
    },
    undo,
    canUndo: past.length > 0,
  };
}

function spotOf({ x, z, yaw }: Pose, nth: number): Spot {
  const turn = Math.round((yaw * 180) / Math.PI) % 360;
  return { nth, x: Math.round(x * 100), z: Math.round(z * 100), turn: (turn + 360) % 360 };
}

const FOOT = 0.3048;

/** Formats a position: '3.5 feet from the left, 2 feet from the front'. */
function placeText({ width, depth }: { width: number; depth: number }, { x, z }: Pose): string {
  const feet = (meters: number) => `${Math.round((meters / FOOT) * 2) / 2} feet`;
  return `${feet(x + width / 2)} from the left, ${feet(depth / 2 - z)} from the front.`;
}

const STEPS: readonly { key: string; label: string; icon: LucideIcon; direction: Direction }[] = [
  { key: 'ArrowLeft', label: 'Left', icon: ArrowLeft, direction: [-1, 0] },
  { key: 'ArrowRight', label: 'Right', icon: ArrowRight, direction: [1, 0] },
  { key: 'ArrowUp', label: 'Back', icon: ArrowUp, direction: [0, -1] },
  { key: 'ArrowDown', label: 'Forward', icon: ArrowDown, direction: [0, 1] },
];

/** Buttons that move the picked piece. While they have the focus, arrow keys do the same. */
export function MovePad(props: {
  name: string;
  /** Number of the picked piece, from 0, and how many there are. */
  nth: number;
  count: number;
  moving: ReturnType<typeof useMoving>;
  onNext: () => void;
}) {
  const { name, nth, count, moving, onNext } = props;
  function handleKey(event: KeyboardEvent) {
    const step = STEPS.find(({ key }) => key === event.key);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    moving.step(step.direction);
  }
  if (moving.held === null)
    return <p className="w-full text-sm text-muted">It hangs, so it can't be moved.</p>;
  return (
    <fieldset onKeyDown={handleKey} className="flex w-full min-w-0 flex-wrap items-center gap-1">
      <legend className="mb-1 text-sm text-muted">
        Move {name}
        {count > 1 && `, ${nth + 1} of ${count}`}
      </legend>
      {STEPS.map(({ key, label, icon, direction }) => (
        <PadButton key={key} label={label} icon={icon} onPress={() => moving.step(direction)} />
      ))}
      <PadButton label="Turn" icon={RotateCw} onPress={moving.turn} />
      <PadButton label="Undo" icon={Undo2} onPress={moving.undo} isOff={!moving.canUndo} />
      {count > 1 && (
        <button
          type="button"
          onClick={onNext}
          className="focus-ring ml-auto min-h-11 rounded-control px-2 text-sm font-medium text-brand-strong"
        >
          Next one
        </button>
      )}
    </fieldset>
  );
}

/** A button that keeps the focus while it does nothing, which is `isOff`. */
function PadButton(props: { label: string; icon: LucideIcon; onPress: () => void; isOff?: boolean }) {
  const { label, icon: Icon, onPress, isOff = false } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
      className="focus-ring grid size-11 place-items-center rounded-control border border-line not-aria-disabled:hover:bg-surface-strong aria-disabled:text-faint"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
