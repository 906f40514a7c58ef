import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import {
  describeSurface,
  describeSurfaces,
  isSameSurface,
  type PressTargetModel,
  type Surface,
} from '#booth/browser.ts';
import { type MarkedList as List, MAX_MARKED } from '#booth/common.ts';
import { Button } from '../../../../../components/Button.tsx';
import { MarkedList, replaced } from './MarkedList.tsx';
import { type Drawn, MarkingScene } from './MarkingScene.tsx';
import { type MarkedItem, markedItems } from './marked-items.ts';
import { type PressedSurface, SurfaceChoices } from './SurfaceChoices.tsx';
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
  const items = useMemo(() => markedItems(marking, model), [marking, model]);

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
            marking={marking}
            isWorking={state.isWorking}
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
