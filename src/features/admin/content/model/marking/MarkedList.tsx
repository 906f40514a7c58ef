import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Marking } from '#booth/common.ts';
import { Button } from '../../../../../components/Button.tsx';
import { FieldError } from '../../../../../components/Field.tsx';
import { BEYOND, MarkFields } from './MarkFields.tsx';
import { KINDS, type MarkedItem } from './marked-items.ts';
import type { MarkingState } from './use-marking.ts';

/** Everything that is marked, in the file or by pointing, to change or remove. */
export function MarkedList(props: {
  state: MarkingState;
  items: readonly MarkedItem[];
  /** Key of the item whose fields are shown. */
  edited: string | null;
  /** Key of the item that was added last, which gets the focus. */
  added: string | null;
  onEdit: (key: string | null) => void;
}) {
  const { state, items, edited, added, onEdit } = props;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const others = othersOf(state);
  useEffect(() => {
    const item = [...(list.current?.children ?? [])].find((each) => each.id === added);
    const field = item?.querySelector<HTMLElement>('input, select') ?? item?.querySelector('button');
    field?.focus();
  }, [added]);

  return (
    <section aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} tabIndex={-1} className="font-semibold text-ink">
        Marked
      </h3>
      {items.length + others.length === 0 && <p className="text-muted">Nothing is marked yet.</p>}
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <Item
            key={item.key}
            item={item}
            state={state}
            isEdited={item.key === edited}
            onEdit={(isEdited) => onEdit(isEdited ? item.key : null)}
            onRemoved={() => title.current?.focus()}
          />
        ))}
        {others.map(({ text, action, onPress }) => (
          <li key={text} className="flex items-start gap-2 py-2">
            <p className="min-w-0 flex-1 py-2 text-[0.9375rem] wrap-anywhere text-ink">{text}</p>
            <Button
              variant="ghost"
              size="sm"
              disabled={state.isWorking}
              aria-label={`${action}: ${text}`}
              onClick={() => {
                onPress();
                title.current?.focus();
              }}
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

/** Returns what is in the file, or was decided about its parts. */
function othersOf({ marking, packed, change, leaveOut }: MarkingState) {
  const { ignored, left_out } = marking;
  const named = packed.named.filter(({ name }) => !ignored.includes(name));
  return [
    ...named.map(({ list, name }) => ({
      text: `${KINDS[list]}: “${name}” in the file`,
      action: 'Remove',
      onPress: () => change({ ignored: [...ignored, name] }, `Remove: ${name}`),
    })),
    ...ignored.map((name) => ({
      text: `“${name}” in the file does not count`,
      action: 'Use again',
      onPress: () => change({ ignored: ignored.filter((each) => each !== name) }, `Used again: ${name}`),
    })),
    ...left_out.map((name) => ({
      text: `Left out: ${name}`,
      action: 'Put back',
      onPress: () =>
        void leaveOut({ left_out: left_out.filter((each) => each !== name) }, `Put back: ${name}`),
    })),
  ];
}

function Item(props: {
  state: MarkingState;
  item: MarkedItem;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onRemoved: () => void;
}) {
  const { item, state, isEdited, onEdit, onRemoved } = props;
  const { key, list, index, text, isWrong, surface } = item;
  const { refused, change, marking, isWorking } = state;
  const refusal = refused.find((each) => each.list === list && each.index === index)?.text;
  const canChange = list === 'marks' && surface !== null;
  return (
    <li id={key} className="flex flex-col gap-2 py-2">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 py-2 text-[0.9375rem] text-ink">{text}</p>
        {canChange && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isEdited}
            aria-label={`Change: ${text}`}
            onClick={() => onEdit(!isEdited)}
          >
            Change
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          disabled={isWorking}
          aria-label={`Remove: ${text}`}
          onClick={() => {
            onEdit(false);
            change({ [list]: marking[list].filter((_, at) => at !== index) }, `Remove: ${text}`);
            onRemoved();
          }}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <FieldError id={`${key}-error`} error={refusal ?? (isWrong && !isEdited && BEYOND)} />
      {isEdited && surface && (
        <MarkFields
          rectangle={item.rectangle}
          surface={surface}
          isWrong={isWrong}
          onChange={(entry) => change({ [list]: replaced(marking, item, entry) }, `Changed: ${text}`)}
        />
      )}
    </li>
  );
}

/** Returns an item's list with another entry in its place. */
export function replaced(marking: Marking, { list, index }: MarkedItem, entry: object) {
  return (marking[list] as unknown[]).map((before, at) => (at === index ? entry : before));
}
