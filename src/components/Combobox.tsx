import { Check, ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldLook } from './Field.tsx';
import { type DropdownProps, useDropdown } from './use-dropdown.ts';

interface ComboboxAction {
  label: string;
  description?: ReactNode;
  onAction: () => void;
}

export interface ComboboxProps<Item> extends Omit<FieldLook, 'label'>, DropdownProps<Item> {
  label: string;
  placeholder?: string;
  enterKeyHint: 'next' | 'done';
  itemToKey: (item: Item) => string;
  /** Renders an item in the list; its string if omitted. */
  renderItem?: (item: Item) => ReactNode;
  emptyText?: string;
  /** Shows a text that a phone's field would cut in two lines, while the field does not have the focus. */
  wraps?: boolean;
  /** A button at the end of the list, such as 'Use This Custom Show'; Enter presses it when no item matches. */
  action?: ComboboxAction | undefined;
}

/** A text field with suggestions, which open on focus. A caller that sets `selectedItem` sets `inputValue` as well. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, items, itemToString, itemToKey, inputValue, selectedItem, emptyText, action } = props;
  const generatedId = useId();
  const inputId = props.id ?? generatedId;
  const inputRef = useRef<HTMLInputElement>(null);
  const count = items.length;
  const dropdown = useDropdown<Item>({
    ...props,
    inputId,
    statusText: count > 0 ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : (emptyText ?? ''),
    onEnterWithoutItems: action && count === 0 ? act : undefined,
  });
  const { isOpen, highlightedIndex, closeMenu, openMenu } = dropdown;
  const activeItem =
    count > 0 && isOpen && items[highlightedIndex] ? `${inputId}-item-${highlightedIndex}` : undefined;
  // Downshift's menu is the box around the list, so that a press on its button does not close the list first
  const { ref: boxRef, ...list } = dropdown.getMenuProps({
    'aria-label': label,
    // Not a tab stop although it scrolls: the field's arrow keys move through the list
    tabIndex: -1,
    // Half a row at the end hints that there are more
    className: classNames('max-h-60 overflow-y-auto overscroll-contain', count > 0 && 'p-1.5'),
  });

  // A visitor may focus the field and type before hydration; keep both
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useEffect(() => {
    const input = inputRef.current;
    if (!input || document.activeElement !== input) return;
    if (input.value !== inputValue) props.onInputValueChange(input.value);
    openMenu();
  }, []);

  function act() {
    action?.onAction();
    closeMenu();
  }
  function clear() {
    props.onInputValueChange('');
    props.onSelect(null);
    inputRef.current?.focus();
    // A button press that keeps focus in the field fires no blur event
    openMenu();
  }

  return (
    <Field {...props} id={inputId}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only notes that focus has left the field and its list
        <div className="relative" onBlur={dropdown.handleWrapperBlur}>
          <input
            {...dropdown.getInputProps({
              ...control,
              ref: inputRef,
              'aria-labelledby': undefined,
              type: 'text',
              // Downshift's value is empty while no item is highlighted
              'aria-activedescendant': activeItem,
              placeholder: props.placeholder,
              enterKeyHint: props.enterKeyHint,
              spellCheck: false,
              className: controlClass(
                classNames(
                  'peer h-12 pr-12 text-ellipsis',
                  props.wraps && 'max-sm:not-focus:text-transparent',
                ),
              ),
              // Set here, not in Downshift's later callback: a late value would move the caret to the end
              onChange: (event) => props.onInputValueChange(event.currentTarget.value),
              onFocus: (event) => {
                event.currentTarget.select();
                openMenu();
              },
              onKeyDown: dropdown.handleKeyDown,
            })}
          />
          {props.wraps && <WrappedText text={inputValue} />}
          <ComboboxMark label={label} isOpen={isOpen} onClear={inputValue ? clear : null} />
          <div
            ref={boxRef}
            className={classNames(
              'absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-control border border-line bg-white shadow-raised',
              !(isOpen && (count > 0 || emptyText || action)) && 'hidden',
            )}
          >
            <ul {...list}>
              {items.map((item, index) => (
                <li
                  key={itemToKey(item)}
                  {...dropdown.getItemProps({ item, index })}
                  className={classNames(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-[0.9375rem]',
                    index === highlightedIndex && 'bg-brand-soft text-brand-strong forced-colors:choice',
                  )}
                >
                  <span className="min-w-0 flex-1">{(props.renderItem ?? itemToString)(item)}</span>
                  {selectedItem !== null && itemToKey(selectedItem) === itemToKey(item) && (
                    <Check aria-hidden="true" className="size-4.5 text-brand" />
                  )}
                </li>
              ))}
            </ul>
            {count === 0 && emptyText && <p className="px-4 py-3 text-[0.9375rem] text-muted">{emptyText}</p>}
            {action && <ListAction action={action} isAlone={count === 0 && !emptyText} onAct={act} />}
          </div>
        </div>
      )}
    </Field>
  );
}

function ListAction(props: { action: ComboboxAction; isAlone: boolean; onAct: () => void }) {
  const { label, description } = props.action;
  return (
    <div className={classNames('p-1.5', !props.isAlone && 'border-t border-line')}>
      {description && <p className="px-3 pt-1.5 pb-1 text-sm text-muted">{description}</p>}
      <button
        type="button"
        // Keeps focus in the field, so that the list stays open until the click
        onMouseDown={(event) => event.preventDefault()}
        onClick={props.onAct}
        className="focus-ring min-h-11 w-full rounded-lg px-3 text-left text-[0.9375rem] font-medium text-brand transition-colors hover:bg-brand-soft"
      >
        {label}
      </button>
    </div>
  );
}

/** A phone's field's text in two lines, over the field's own, until it has the focus. */
function WrappedText({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-12 left-3.5 flex items-center text-sm leading-4.5 text-ink peer-focus:hidden sm:hidden forced-colors:hidden"
    >
      {text}
    </span>
  );
}

/** Button at the end of the field: clears it, or opens the list if it is empty. */
function ComboboxMark(props: { label: string; isOpen: boolean; onClear: (() => void) | null }) {
  const { label, isOpen, onClear } = props;
  if (onClear)
    return (
      <button
        type="button"
        aria-label={`Clear ${label}`}
        onClick={onClear}
        className="focus-ring absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    );
  return (
    <ChevronDown
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted transition-transform motion-reduce:transition-none',
        isOpen && 'rotate-180',
      )}
    />
  );
}
