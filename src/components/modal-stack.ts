import { atom, type WritableAtom } from 'nanostores';

/**
 * The open modal dialogs, the topmost last. What lies outside the topmost one is inert and below it, so whatever must be
 * seen and pressed at any time (toasts) is rendered inside it.
 */
export const $modals = atom<readonly HTMLDialogElement[]>([]);

/** Appends `entry` to the list in a store; returns the function that removes it. */
export function registerIn<Entry>($list: WritableAtom<readonly Entry[]>, entry: Entry): () => void {
  $list.set([...$list.get(), entry]);
  return () => $list.set($list.get().filter((other) => other !== entry));
}
