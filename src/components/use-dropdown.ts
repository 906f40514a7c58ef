import { useCombobox } from 'downshift';
import type { FocusEvent, KeyboardEvent } from 'react';

export interface DropdownProps<Item> {
  items: readonly Item[];
  itemToString: (item: Item) => string;
  /** Called with the text in the field, also when an item is picked. */
  inputValue: string;
  onInputValueChange: (text: string) => void;
  selectedItem: Item | null;
  /** Called with the picked item; null if the field was cleared. */
  onSelect: (item: Item | null) => void;
  /** True if any text is valid: Enter picks only a highlighted item. Otherwise it picks the first match. */
  allowFreeText?: boolean;
}

interface DropdownOptions<Item> extends DropdownProps<Item> {
  inputId: string;
  statusText: string;
  onEnterWithoutItems?: (() => void) | undefined;
}

const { InputChange, InputBlur, InputClick, InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
  useCombobox.stateChangeTypes;

/**
 * Downshift's combobox, adapted to forms: it opens on focus, stays open on a click inside, does not pick the
 * highlighted item on blur, closes only the list on Esc, and leaves the text to the caller.
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
          // If only listed items are valid, Enter after typing picks the first match
          return {
            ...changes,
            highlightedIndex: changes.inputValue?.trim() && !options.allowFreeText ? 0 : -1,
          };
        case InputClick:
          return { ...changes, isOpen: true };
        case InputBlur:
          // The focus may move to buttons around the list; only a press elsewhere closes it
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

  /** On blur, picks an option that was typed in full. Any other text is left to the caller. */
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
