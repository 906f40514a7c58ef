import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  describeSurface,
  describeSurfaces,
  isSameSurface,
  type PressTargetModel,
  type Surface,
  type Vec3,
} from '#booth/browser.ts';
import { type MarkedList as List, MAX_MARKED, type Marking } from '#booth/common.ts';
import { Button } from '../../../../../components/Button.tsx';
import { CheckboxField } from '../../../../../components/CheckboxField.tsx';
import { MarkedList, replaced } from './MarkedList.tsx';
import { type Drawn, MarkingScene } from './MarkingScene.tsx';
import { KINDS, type MarkedItem, markedItems } from './marked-items.ts';
import type { MarkingState } from './use-marking.ts';

/** The model and its lists: what was pressed, what is marked, all surfaces. */
export function MarkingBody(props: {
  state: MarkingState;
  model: PressTargetModel;
  announce: (text: string) => void;
}) {
  const { state, model, announce } = props;
  const { packed, marking, change } = state;
  const [pressed, setPressed] = useState<PressedSurface | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [hasProblem, setProblem] = useState(false);
  const items = markedItems(marking, model);

  function select(next: PressedSurface) {
    setPressed(next);
    setEdited(null);
    announce(describeSurface(next.surface, model.scene));
  }
  function mark(list: List, entry: object, said: string) {
    const count = marking[list].length;
    const key = `${list}-${count}`;
    change({ [list]: [...marking[list], entry] }, `${said}, ${count + 1} of ${MAX_MARKED[list]}`);
    setPressed(null);
    setEdited(list === 'marks' ? key : null);
    setAdded(key);
  }
  function undo() {
    state.undo();
    setPressed(null);
    setEdited(null);
  }
  function pressKey(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return;
    event.preventDefault();
    undo();
  }
  function leaveOut({ surface, p }: PressedSurface) {
    const press = { p, n: surface.best.n };
    void state.leaveOut({ press }, `Left out: ${describeSurface(surface, model.scene)}`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z anywhere in it
    <div className="grid gap-5 lg:grid-cols-[3fr_2fr]" onKeyDown={pressKey}>
      <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-0 lg:self-start">
        {hasProblem ? (
          <p className="text-muted">This browser cannot show the model. Use the list of surfaces.</p>
        ) : (
          <MarkingScene
            url={packed.model.url}
            model={model}
            drawn={drawnOf(items, edited, pressed?.surface)}
            onPress={(surface, p) => select({ surface, p })}
            onDrag={(rectangle) => {
              const item = items.find(({ key }) => key === edited);
              if (item) state.drag({ [item.list]: replaced(marking, item, rectangle) });
            }}
            onDragStart={() => change({}, 'Dragged a logo')}
            onProblem={() => setProblem(true)}
          />
        )}
        <Button
          variant="secondary"
          className="self-start"
          disabled={!state.isChanged || state.isWorking}
          onClick={undo}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          Undo
        </Button>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {pressed ? (
          <SurfaceChoices
            key={pressed.surface.best.p.join()}
            pressed={pressed}
            model={model}
            state={state}
            onMark={mark}
            onLeaveOut={() => leaveOut(pressed)}
          />
        ) : (
          <p className="text-muted">Press a surface of the model to mark it.</p>
        )}
        <MarkedList state={state} items={items} edited={edited} added={added} onEdit={setEdited} />
        <SurfaceList model={model} pressed={pressed} onPress={select} />
      </div>
    </div>
  );
}

function drawnOf(items: readonly MarkedItem[], edited: string | null, pressed: Surface | undefined): Drawn[] {
  const marked = items.map(({ key, rectangle, isWrong, list }): Drawn => {
    return {
      key,
      rectangle,
      tone: isWrong ? 'wrong' : 'marked',
      isEdited: key === edited && list === 'marks',
    };
  });
  return pressed ? [...marked, { key: 'pressed', rectangle: pressed.best, tone: 'selected' }] : marked;
}

/** All large surfaces, for keyboards and screen readers. */
function SurfaceList(props: {
  model: PressTargetModel;
  pressed: PressedSurface | null;
  onPress: (pressed: PressedSurface) => void;
}) {
  const { model, pressed, onPress } = props;
  const titleId = useId();
  const words = useMemo(() => describeSurfaces(model.listed, model.scene), [model]);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1 font-semibold text-ink">
        Surfaces, largest first
      </h3>
      <ol className="flex flex-col">
        {model.listed.map((surface, index) => (
          <li key={words[index]}>
            <button
              type="button"
              aria-pressed={pressed !== null && isSameSurface(pressed.surface, surface)}
              onClick={() => onPress({ surface, p: surface.best.p, isListed: true })}
              className="focus-ring min-h-11 w-full rounded-control px-2 text-left text-[0.9375rem] text-ink hover:bg-surface-strong aria-pressed:bg-brand-soft aria-pressed:text-brand-strong forced-colors:aria-pressed:choice"
            >
              {words[index]}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A surface that was pressed or chosen, and the point of it. */
interface PressedSurface {
  readonly surface: Surface;
  readonly p: Vec3;
  /** True if it was chosen from the list: the focus moves on to its choices. */
  readonly isListed?: boolean;
}

/** Largest vertical part of a logo's normal. */
const UPRIGHT = 0.3;

/** The kinds of a surface. */
function SurfaceChoices(props: {
  pressed: PressedSurface;
  model: PressTargetModel;
  state: MarkingState;
  onMark: (list: List, entry: Marking[List][number], said: string) => void;
  onLeaveOut: () => void;
}) {
  const { pressed, model, state, onMark, onLeaveOut } = props;
  const { marking, isWorking } = state;
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
  const entries: readonly (readonly [List, Marking[List][number]])[] = [
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
