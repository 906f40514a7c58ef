import { useEffect, useRef, useState } from 'react';
import { describeSurface } from '../../../../../booth/marking/describe-surface.ts';
import type { Surface } from '../../../../../booth/marking/surfaces.ts';
import type { Vec3 } from '../../../../../booth/viewer/model.ts';
import { Button } from '../../../../../components/Button.tsx';
import { CheckboxField } from '../../../../../components/CheckboxField.tsx';
import { Select } from '../../../../../components/Select.tsx';
import { MAX_MARKED, type MarkedList, type Marking } from '../../../../../domain/schemas/marking.ts';
import { KINDS, markingMessages as texts } from './marking-messages.ts';
import type { PressTargetModel } from './read-surfaces.ts';

/** A surface that was pressed or chosen, and the point of it. */
export interface PressedSurface {
  readonly surface: Surface;
  readonly p: Vec3;
  /** True if it was chosen from the list: the focus moves on to its choices. */
  readonly isListed?: boolean;
}

export interface SurfaceChoicesProps {
  pressed: PressedSurface;
  model: PressTargetModel;
  marking: Marking;
  /** Kinds of extras that can have a place. */
  kinds: readonly string[];
  isWorking: boolean;
  onMark: (list: MarkedList, entry: Marking[MarkedList][number], said: string) => void;
  onPart: (as: 'deck' | 'left_out') => void;
}

/** Largest vertical part of a logo's normal, and the smallest of a seat's or a place's. */
const UPRIGHT = 0.3;
const LEVEL = 0.7;
/** Lower level surfaces are walked on, higher ones are sat on. In meters. */
const GROUND = 0.25;

/** The kinds of a surface. */
export function SurfaceChoices({
  pressed,
  model,
  marking,
  kinds,
  isWorking,
  onMark,
  onPart,
}: SurfaceChoicesProps) {
  const { surface, p, isListed = false } = pressed;
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isListed) choices.current?.querySelector('button')?.focus();
  }, [isListed]);
  const [isWhole, setWhole] = useState(false);
  const [kind, setKind] = useState(kinds[0] ?? '');
  const isDesign = model.scene.floor !== undefined;
  const { best } = surface;
  const [isUpright, isLevel] = [Math.abs(best.n[1]) <= UPRIGHT, isDesign && best.n[1] >= LEVEL];
  const isGround = isLevel && best.p[1] < GROUND;
  const where = describeSurface(surface, model.scene);
  const point = { p: [...p] as [number, number, number] };
  const on = { p: [...best.p] as [number, number, number], n: [...best.n] as [number, number, number] };
  const side = { ...on, ...(isWhole && { whole: true }) };
  const entries: readonly (readonly [MarkedList, Marking[MarkedList][number]])[] = [
    ...(isUpright
      ? [['marks', { ...on, w: best.w, h: best.h, ...(best.bend && { bend: best.bend }) }] as const]
      : []),
    ['prints', side],
    ['screens', side],
    ...(isLevel && !isGround ? [['seats', { ...point, degrees: 0 }] as const] : []),
    ...(isGround && kind ? [['places', { ...point, degrees: 0, kind }] as const] : []),
  ];
  const full = entries.find(([list]) => marking[list].length >= MAX_MARKED[list]);
  return (
    <section aria-label={where} className="flex flex-col gap-2">
      <p className="font-medium text-ink">{where}</p>
      <fieldset className="flex flex-col gap-2" disabled={isWorking}>
        <legend className="mb-2 text-sm text-muted">{texts.isWhat}</legend>
        <div ref={choices} className="flex flex-wrap gap-2">
          {entries.map(([list, entry]) => (
            <Button
              key={list}
              variant="secondary"
              size="sm"
              disabled={marking[list].length >= MAX_MARKED[list]}
              onClick={() => onMark(list, entry, `${KINDS[list].item}: ${where}`)}
            >
              {KINDS[list].button}
            </Button>
          ))}
          {isGround && (
            <Button variant="secondary" size="sm" onClick={() => onPart('deck')}>
              {texts.deck}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => onPart('left_out')}>
            {texts.leaveOut}
          </Button>
        </div>
        {isGround && kinds.length > 0 && (
          <Select label="Extra for the place" value={kind} onChange={({ target }) => setKind(target.value)}>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {each.replaceAll('-', ' ')}
              </option>
            ))}
          </Select>
        )}
        <CheckboxField
          label={texts.allSides}
          checked={isWhole}
          onChange={({ target }) => setWhole(target.checked)}
        />
      </fieldset>
      {full && <p className="text-sm text-muted">{texts.full(MAX_MARKED[full[0]])}</p>}
    </section>
  );
}
