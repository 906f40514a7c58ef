/**
 * The open modal dialogs, the topmost last. What lies outside the topmost one is inert and below it, so whatever must be
 * seen and pressed at any time (toasts) is rendered inside it.
 */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Registers a dialog that was just shown; returns the function that takes it off again. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((entry) => entry !== dialog));
}

/** The topmost open dialog, or null. */
export function topModal(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

/** Calls back on every change; for `useSyncExternalStore`. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
