import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon, RotateCw, Undo2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Direction, useMoving } from './use-moving.ts';

export interface MovePadProps {
  /** Name of the extra, such as 'Bar stools'. */
  name: string;
  /** Number of the picked piece, from 0, and how many there are. */
  nth: number;
  count: number;
  moving: ReturnType<typeof useMoving>;
  onNext: () => void;
}

const STEPS: readonly { key: string; label: string; icon: LucideIcon; direction: Direction }[] = [
  { key: 'ArrowLeft', label: 'Left', icon: ArrowLeft, direction: [-1, 0] },
  { key: 'ArrowRight', label: 'Right', icon: ArrowRight, direction: [1, 0] },
  { key: 'ArrowUp', label: 'Back', icon: ArrowUp, direction: [0, -1] },
  { key: 'ArrowDown', label: 'Forward', icon: ArrowDown, direction: [0, 1] },
];

/** Buttons that move the picked piece. While they have the focus, arrow keys do the same. */
export function MovePad({ name, nth, count, moving, onNext }: MovePadProps) {
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
