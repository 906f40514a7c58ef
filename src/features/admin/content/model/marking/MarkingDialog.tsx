import { RotateCcw, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { describeSurface } from '../../../../../booth/marking/describe-surface.ts';
import type { SurfaceRectangle } from '../../../../../booth/marking/surfaces.ts';
import { Button } from '../../../../../components/Button.tsx';
import { ConfirmDialog } from '../../../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../../../components/Dialog.tsx';
import { LiveRegion, useAnnouncer } from '../../../../../components/LiveRegion.tsx';
import { Select } from '../../../../../components/Select.tsx';
import { Skeleton } from '../../../../../components/Skeleton.tsx';
import { type ModelUnit, UNIT_NAMES } from '../../../../../domain/schemas/model-repair.ts';
import { useLoaded } from '../../../kit/use-loaded.ts';
import { MarkedList, replaced } from './MarkedList.tsx';
import { type Drawn, MarkingScene } from './MarkingScene.tsx';
import { markedItems } from './marked-items.ts';
import { markingMessages as texts } from './marking-messages.ts';
import { readSurfaces } from './read-surfaces.ts';
import { type PressedSurface, SurfaceChoices } from './SurfaceChoices.tsx';
import { type MarkingStart, useMarking } from './use-marking.ts';

export interface MarkingDialogProps extends MarkingStart {
  /** Kinds of extras that can have a place. */
  kinds: readonly string[];
  onClose: () => void;
}

/** Marks surfaces of a stored model by pointing at them, or by a list of them. */
export function MarkingDialog({ kinds, onClose, ...start }: MarkingDialogProps) {
  const state = useMarking(start);
  const { packed, marking, isWorking, change, choose } = state;
  const model = useLoaded(packed.model.url, readSurfaces, texts.failed);
  const [pressed, setPressed] = useState<PressedSurface | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasProblem, setProblem] = useState(false);
  const { message, announce } = useAnnouncer();
  const items = useMemo(() => (model ? markedItems(marking, model) : []), [marking, model]);

  function undo() {
    const undone = state.undo();
    setPressed(null);
    setEdited(null);
    if (undone !== null) announce(texts.undone(undone));
  }
  async function chooseOf(
    choices: Parameters<typeof choose>[0],
    said: string,
    press?: Parameters<typeof choose>[2],
  ) {
    setPressed(null);
    setEdited(null);
    if (await choose(choices, said, press)) announce(said);
  }
  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    undo();
  }
  function select(next: PressedSurface) {
    setPressed(next);
    setEdited(null);
    if (model) announce(describeSurface(next.surface, model.scene));
  }
  function drag(rectangle: SurfaceRectangle) {
    const item = items.find(({ key }) => key === edited);
    if (item) state.drag({ [item.list]: replaced(marking, item, rectangle) });
  }

  const drawn: Drawn[] = [
    ...items.map(({ key, text, rectangle, isWrong, list }) => ({
      key,
      label: text,
      rectangle,
      tone: isWrong ? ('wrong' as const) : ('marked' as const),
      isEdited: key === edited && list === 'marks',
    })),
    ...(pressed
      ? [{ key: 'pressed', label: '', rectangle: pressed.surface.best, tone: 'selected' as const }]
      : []),
  ];
  return (
    <Dialog
      open
      size="xl"
      title={texts.title}
      description={texts.description}
      onClose={() => (state.isChanged ? setAsking(true) : onClose())}
      footer={
        <>
          {state.failures.map((failure) => (
            <p key={failure} role="alert" className="w-full text-sm font-medium text-danger">
              {failure}
            </p>
          ))}
          <Button variant="ghost" disabled={!state.isChanged || isWorking} onClick={undo} className="mr-auto">
            <Undo2 aria-hidden="true" className="size-4" />
            {texts.undo}
          </Button>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isWorking} onClick={() => (state.isChanged ? void state.finish() : onClose())}>
            {texts.save}
          </Button>
        </>
      }
    >
      {model === undefined && <Skeleton className="aspect-4/3 w-full rounded-card" />}
      {model === null && <p className="text-muted">{texts.failed}.</p>}
      {model && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z anywhere in the dialog
        <div className="grid gap-5 lg:grid-cols-[3fr_2fr]" onKeyDown={pressKey}>
          <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-0 lg:self-start">
            {hasProblem ? (
              <p className="text-muted">This browser cannot show the model. Use the list of surfaces.</p>
            ) : (
              <MarkingScene
                url={packed.model.url}
                model={model}
                drawn={drawn}
                onPress={(surface, p) => select({ surface, p })}
                onDrag={drag}
                onDragStart={() => change({}, 'Dragged a logo')}
                onProblem={() => setProblem(true)}
              />
            )}
            <div className="flex flex-wrap items-end gap-3">
              <Button
                variant="secondary"
                disabled={isWorking}
                onClick={() => void chooseOf({ turn: (marking.turn + 1) % 4 }, 'Turned by 90 degrees')}
              >
                <RotateCcw aria-hidden="true" className="size-4" />
                {texts.turn}
              </Button>
              <Select
                label="Unit of the file"
                value={marking.unit ?? ''}
                disabled={isWorking}
                onChange={({ target }) => {
                  const unit = (target.value || null) as ModelUnit | null;
                  void chooseOf({ unit }, unit ? `Read as ${unit}` : 'The unit is found by itself');
                }}
              >
                <option value="">Found by its size</option>
                {UNIT_NAMES.map((unit) => (
                  <option key={unit}>{unit}</option>
                ))}
              </Select>
            </div>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            {pressed ? (
              <SurfaceChoices
                key={pressed.surface.best.p.join()}
                pressed={pressed}
                model={model}
                marking={marking}
                kinds={kinds}
                isWorking={isWorking}
                onMark={(list, entry, said) => {
                  change({ [list]: [...marking[list], entry] }, said);
                  setPressed(null);
                  setEdited(
                    list === 'prints' || list === 'screens' ? null : `${list} ${marking[list].length}`,
                  );
                  announce(said);
                }}
                onPart={(as) => {
                  const { p, best } = { p: pressed.p, best: pressed.surface.best };
                  const said = `${as === 'deck' ? texts.deck : texts.leaveOut}: ${describeSurface(pressed.surface, model.scene)}`;
                  const press = {
                    as,
                    p: [...p] as [number, number, number],
                    n: [...best.n] as [number, number, number],
                  };
                  void chooseOf({}, said, press);
                }}
              />
            ) : (
              <p className="text-muted">{texts.noSurface}</p>
            )}
            <section aria-labelledby="marked-title">
              <h3 id="marked-title" className="font-semibold text-ink">
                {texts.marked}
              </h3>
              <MarkedList state={state} items={items} model={model} edited={edited} onEdit={setEdited} />
            </section>
            <section aria-labelledby="surfaces-title">
              <h3 id="surfaces-title" className="mb-1 font-semibold text-ink">
                {texts.surfaces}
              </h3>
              <ol className="flex flex-col">
                {model.listed.map((surface) => (
                  <li key={surface.triangles[0]}>
                    <button
                      type="button"
                      aria-pressed={pressed?.surface === surface}
                      onClick={() => select({ surface, p: surface.best.p })}
                      className="focus-ring min-h-11 w-full rounded-control px-2 text-left text-[0.9375rem] text-ink hover:bg-surface-strong aria-pressed:bg-brand-soft aria-pressed:text-brand-strong forced-colors:aria-pressed:choice"
                    >
                      {describeSurface(surface, model.scene)}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      )}
      <LiveRegion message={message} />
      <ConfirmDialog
        open={isAsking}
        title={texts.asksToDiscard}
        description="They have not been saved."
        confirmLabel="Discard"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
