import type { WritableAtom } from 'nanostores';

/** Appends `entry` to the list in a store; returns the function that takes it off again. */
export function registerIn<Entry>($list: WritableAtom<readonly Entry[]>, entry: Entry): () => void {
  $list.set([...$list.get(), entry]);
  return () => $list.set($list.get().filter((other) => other !== entry));
}
