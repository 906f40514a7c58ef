import { useCombobox } from 'downshift';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

interface DropdownOptions<Item> {
  inputId: string;
  wrapperRef: RefObject<HTMLElement | null>;
  items: readonly Item[];
  itemToString: (item: Item) => string;
  inputValue: string;
  onInputValueChange: (text: string) => void;
  selectedItem: Item | null;
  onSelect: (item: Item | null) => void;
  allowFreeText: boolean;
  statusText: string;
  /** Enter does this when there is nothing to pick. */
  onEnterWithoutItems?: (() => void) | undefined;
}

const { InputChange, InputBlur, InputClick, InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
  useCombobox.stateChangeTypes;

/**
 * Downshift's combobox, changed where a form needs it otherwise: it opens on focus, a click never closes it, leaving it
 * never picks what happens to be highlighted, Esc closes only the list, and the text belongs to the caller alone.
 */
export function useDropdown<Item>(options: DropdownOptions<Item>) {
  const { wrapperRef, items, itemToString, inputValue, onInputValueChange, selectedItem, onSelect } = options;
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
    stateReducer(state, { type, changes }) {
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
          return state;
        case InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 };
        case ControlledPropUpdatedSelectedItem:
          return { ...changes, inputValue: state.inputValue };
        default:
          return changes;
      }
    },
  });
  const { isOpen, highlightedIndex, openMenu, closeMenu } = combobox;

  useEffect(() => {
    if (!isOpen) return;
    function handlePointerDown(event: PointerEvent) {
      if (!wrapperRef.current?.contains(event.target as Node)) closeMenu();
    }
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [isOpen, closeMenu, wrapperRef]);

  /** Makes text and choice agree when the visitor leaves the field. */
  function settle() {
    const text = inputValue.trim().toLowerCase();
    const typed = items.find((item) => itemToString(item).toLowerCase() === text);
    if (!text) {
      if (selectedItem !== null) onSelect(null);
    } else if (typed !== undefined) {
      if (typed !== selectedItem) onSelect(typed);
      onInputValueChange(itemToString(typed));
    } else if (!options.allowFreeText && selectedItem !== null) {
      onInputValueChange(itemToString(selectedItem));
    }
  }

  function handleWrapperBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    closeMenu();
    settle();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Esc on an open list must not also close a dialog around it
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
    if (event.key !== 'Enter' || !isOpen || event.nativeEvent.isComposing) return;
    if (highlightedIndex < 0 || items.length === 0) options.onEnterWithoutItems?.();
  }

  return { ...combobox, openMenu, handleWrapperBlur, handleKeyDown };
}
