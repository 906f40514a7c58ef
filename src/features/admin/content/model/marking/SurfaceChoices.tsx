import { useEffect, useRef, useState } from 'react';
import { describeSurface, type PressTargetModel, type Surface, type Vec3 } from '#booth/browser.ts';
import { MAX_MARKED, type MarkedList, type Marking } from '#booth/common.ts';
import { Button } from '../../../../../components/Button.tsx';
import { CheckboxField } from '../../../../../components/CheckboxField.tsx';
import { KINDS } from './marked-items.ts';

/** A surface that was pressed or chosen, and the point of it. */
export interface PressedSurface {
  readonly surface: Surface;
  readonly p: Vec3;
  /** True if it was chosen from the list: the focus moves on to its choices. */
  readonly isListed?: boolean;
}

/** Largest vertical part of a logo's normal. */
const UPRIGHT = 0.3;

/** The kinds of a surface. */
export function SurfaceChoices(props: {
  pressed: PressedSurface;
  model: PressTargetModel;
  marking: Marking;
  isWorking: boolean;
  onMark: (list: MarkedList, entry: Marking[MarkedList][number], said: string) => void;
  onLeaveOut: () => void;
}) {
  const { pressed, model, marking, isWorking, onMark, onLeaveOut } = props;
  const { surface, isListed = false } = pressed;
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isListed) choices.current?.querySelector('button')?.focus();
  }, [isListed]);
  const [isWhole, setWhole] = useState(false);
  const { best } = surface;
  const where = describeSurface(surface, model.scene);
  const on = { p: best.p, n: best.n };
  const side = { ...on, ...(isWhole && { whole: true }) };
  const entries: readonly (readonly [MarkedList, Marking[MarkedList][number]])[] = [
    ...(Math.abs(best.n[1]) <= UPRIGHT ? [['marks', { ...on, w: best.w, h: best.h }] as const] : []),
    ['prints', side],
    ['screens', side],
  ];
  const full = entries.find(([list]) => marking[list].length >= MAX_MARKED[list]);
  return (
    <section aria-label={where} className="flex flex-col gap-2">
      <p className="font-medium text-ink">{where}</p>
      <fieldset className="flex flex-col gap-2" disabled={isWorking}>
        <legend className="mb-2 text-sm text-muted">This surface is</legend>
        <div ref={choices} className="flex flex-wrap gap-2">
          {entries.map(([list, entry]) => (
            <Button
              key={list}
              variant="secondary"
              size="sm"
              disabled={marking[list].length >= MAX_MARKED[list]}
              onClick={() => onMark(list, entry, `${KINDS[list]}: ${where}`)}
            >
              {KINDS[list]}
            </Button>
          ))}
          <Button variant="secondary" size="sm" onClick={onLeaveOut}>
            Left out
          </Button>
        </div>
        <CheckboxField
          label="All sides of this part"
          checked={isWhole}
          onChange={({ target }) => setWhole(target.checked)}
        />
      </fieldset>
      {full && <p className="text-sm text-muted">{`At most ${MAX_MARKED[full[0]]}. Remove one first.`}</p>}
    </section>
  );
}
