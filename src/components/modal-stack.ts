import { atom, type WritableAtom } from 'nanostores';

/**
 * Open modal dialogs, topmost last. Everything outside the topmost one is inert and below it, so what must always be
 * visible and clickable, such as toasts, renders inside it.
 */
export const $modals = atom<readonly HTMLDialogElement[]>([]);

/** Appends `entry` to the list in a store; returns the function that removes it. */
export function registerIn<Entry>($list: WritableAtom<readonly Entry[]>, entry: Entry): () => void {
  $list.set([...$list.get(), entry]);
  return () => $list.set($list.get().filter((other) => other !== entry));
}
