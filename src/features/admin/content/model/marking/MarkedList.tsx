import { Trash2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../../components/Button.tsx';
import { FieldError } from '../../../../../components/Field.tsx';
import type { MarkedPlace, Marking, Seat } from '../../../../../domain/schemas/marking.ts';
import { MarkFields } from './MarkFields.tsx';
import type { MarkedItem } from './marked-items.ts';
import { KINDS, markingMessages as texts } from './marking-messages.ts';
import type { PressTargetModel } from './read-surfaces.ts';
import { SpotFields } from './SpotFields.tsx';
import type { MarkingState } from './use-marking.ts';

export interface MarkedListProps {
  state: MarkingState;
  items: readonly MarkedItem[];
  model: PressTargetModel;
  /** Key of the item whose fields are shown. */
  edited: string | null;
  onEdit: (key: string | null) => void;
}

/** Everything that is marked, in the file or by pointing, to change or remove. */
export function MarkedList({ state, items, model, edited, onEdit }: MarkedListProps) {
  const { marking, packed, isWorking, refused, change, choose } = state;
  const titleId = useId();
  const named = packed.named.filter(({ name }) => !marking.ignored.includes(name));
  const others = [
    ...named.map(({ list, name }) => ({
      text: `${KINDS[list].item}: “${name}” in the file`,
      action: 'Remove',
      onPress: () => change({ ignored: [...marking.ignored, name] }, texts.remove(name)),
    })),
    ...marking.ignored.map((name) => ({
      text: `“${name}” in the file does not count`,
      action: 'Use again',
      onPress: () =>
        change({ ignored: marking.ignored.filter((each) => each !== name) }, `Used again: ${name}`),
    })),
    ...(marking.deck === null
      ? []
      : [
          {
            text: `“${marking.deck}” is the deck`,
            action: 'Remove',
            onPress: () => void choose({ deck: null }, 'The deck is chosen by itself.'),
          },
        ]),
    ...marking.left_out.map((name) => ({
      text: texts.leftOut(name),
      action: 'Put back',
      onPress: () =>
        void choose({ left_out: marking.left_out.filter((each) => each !== name) }, `Put back: ${name}`),
    })),
  ];
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold text-ink">
        {texts.marked}
      </h3>
      {items.length + others.length === 0 && <p className="text-muted">{texts.noneMarked}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => {
          const { key, list, index, text, isWrong } = item;
          const refusal = refused.find((each) => each.list === list && each.index === index)?.text;
          return (
            <li key={key} className="flex flex-col gap-2 py-2">
              <div className="flex items-start gap-2">
                <p className="min-w-0 flex-1 py-2 text-[0.9375rem] text-ink">{text}</p>
                {(item.surface || 'degrees' in (marking[list][index] ?? {})) &&
                  list !== 'prints' &&
                  list !== 'screens' && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-expanded={edited === key}
                      aria-label={`Change: ${text}`}
                      onClick={() => onEdit(edited === key ? null : key)}
                    >
                      Change
                    </Button>
                  )}
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={isWorking}
                  aria-label={texts.remove(text)}
                  onClick={() => {
                    onEdit(null);
                    change({ [list]: without(marking, item) }, texts.remove(text));
                  }}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </div>
              <FieldError
                id={`${key}-error`}
                error={refusal ?? (isWrong && edited !== key && texts.beyond)}
              />
              {edited === key && <ItemFields item={item} state={state} model={model} />}
            </li>
          );
        })}
        {others.map(({ text, action, onPress }) => (
          <li key={text} className="flex items-start gap-2 py-2">
            <p className="min-w-0 flex-1 py-2 text-[0.9375rem] break-words text-ink">{text}</p>
            <Button
              variant="ghost"
              size="sm"
              disabled={isWorking}
              aria-label={`${action}: ${text}`}
              onClick={onPress}
            >
              {action === 'Remove' ? (
                <Trash2 aria-hidden="true" className="size-4" />
              ) : (
                <Undo2 aria-hidden="true" className="size-4" />
              )}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemFields({
  item,
  state,
  model,
}: {
  item: MarkedItem;
  state: MarkingState;
  model: PressTargetModel;
}) {
  const { list, index, text, rectangle, surface, isWrong } = item;
  const { marking, change } = state;
  const put = (entry: object) => change({ [list]: replaced(marking, item, entry) }, `Changed: ${text}`);
  const entry = marking[list][index];
  if (entry && 'degrees' in entry)
    return <SpotFields<Seat | MarkedPlace> entry={entry} model={model} onChange={put} />;
  return surface && <MarkFields rectangle={rectangle} surface={surface} isWrong={isWrong} onChange={put} />;
}

function without(marking: Marking, { list, index }: MarkedItem) {
  return (marking[list] as unknown[]).filter((_, at) => at !== index);
}

/** Returns an item's list with another entry in its place. */
export function replaced(
  marking: Marking,
  { list, index }: Pick<MarkedItem, 'list' | 'index'>,
  entry: object,
) {
  return (marking[list] as unknown[]).map((before, at) => (at === index ? entry : before));
}
