import { useState } from 'react';

/**
 * State of a card that opens and closes.
 * @param find the search, which opens and closes cards by what it finds; a press holds until it changes
 */
export function useOpenCard(find: string, isOpenAtFirst: boolean) {
  const [pressed, setPressed] = useState<{ find: string; isOpen: boolean } | null>(null);
  const isOpen = pressed?.find === find ? pressed.isOpen : isOpenAtFirst;
  return { isOpen, setOpen: (next: boolean) => setPressed({ find, isOpen: next }) };
}
