import { useCombobox } from 'downshift';
import type { FocusEvent, KeyboardEvent } from 'react';

export interface DropdownProps<Item> {
  /** Suggestions for the present text; the caller filters. */
  items: readonly Item[];
  itemToString: (item: Item) => string;
  /** The text in the field. Picking an item reports its string here, too. */
  inputValue: string;
  onInputValueChange: (text: string) => void;
  selectedItem: Item | null;
  /** An item was picked (null: the field was emptied). */
  onSelect: (item: Item | null) => void;
  /** Any text is an answer, so that Enter picks nothing that was not highlighted; else it picks the first match. */
  allowFreeText?: boolean;
}

interface DropdownOptions<Item> extends DropdownProps<Item> {
  inputId: string;
  /** Read out while the list is open. */
  statusText: string;
  /** Enter does this when there is nothing to pick. */
  onEnterWithoutItems?: (() => void) | undefined;
}

const { InputChange, InputBlur, InputClick, InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
  useCombobox.stateChangeTypes;

/**
 * Downshift's combobox, changed where a form needs it otherwise: it opens on focus, a click in it never closes it, leaving
 * it never picks what happens to be highlighted, Esc closes only the list, and the text belongs to the caller alone.
 */
export function useDropdown<Item>(options: DropdownOptions<Item>) {
  const { items, itemToString, inputValue, onInputValueChange, selectedItem, onSelect } = options;
  const combobox = useCombobox<Item>({
    id: options.inputId,
    inputId: options.inputId,
    items: items as Item[],
    itemToString: (item) => (item === null ? '' : itemToString(item)),
    inputValue,
    selectedItem,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? options.statusText : ''),
    onSelectedItemChange: (change) => onSelect(change.selectedItem),
    onInputValueChange: (change) => onInputValueChange(change.inputValue),
    stateReducer(state, { type, changes, source }) {
      switch (type) {
        case InputChange:
          // With a closed list of choices, typing and Enter picks the first match
          return {
            ...changes,
            highlightedIndex: changes.inputValue?.trim() && !options.allowFreeText ? 0 : -1,
          };
        case InputClick:
          return { ...changes, isOpen: true };
        case InputBlur:
          // The focus may go to the buttons around the list; only a press elsewhere closes it
          return source === 'outside' ? changes : state;
        case InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 };
        case ControlledPropUpdatedSelectedItem:
          return { ...changes, inputValue: state.inputValue };
        default:
          return changes;
      }
    },
  });
  const { isOpen, highlightedIndex, closeMenu } = combobox;

  /**
   * When the visitor leaves the field, a fully typed option counts as picked. Any other text stays: it is the
   * caller's.
   */
  function settle() {
    const text = inputValue.trim().toLowerCase();
    const typed = items.find((item) => itemToString(item).toLowerCase() === text);
    if (!text) {
      if (selectedItem !== null) onSelect(null);
    } else if (typed !== undefined) {
      if (typed !== selectedItem) onSelect(typed);
      onInputValueChange(itemToString(typed));
    }
  }

  function handleWrapperBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    closeMenu();
    settle();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !isOpen || event.nativeEvent.isComposing) return;
    if (highlightedIndex < 0 || items.length === 0) options.onEnterWithoutItems?.();
  }

  return { ...combobox, handleWrapperBlur, handleKeyDown };
}
