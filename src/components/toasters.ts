/** The toasters on the page, one an island, in the order in which they came to life: only the first shows the toasts. */
let toasters: readonly symbol[] = [];
const listeners = new Set<() => void>();

function change(next: readonly symbol[]): void {
  toasters = next;
  for (const listener of listeners) listener();
}

/** Registers a toaster; returns the function that takes it off again. */
export function addToaster(id: symbol): () => void {
  change([...toasters, id]);
  return () => change(toasters.filter((entry) => entry !== id));
}

/** The toaster that shows the toasts. */
export function firstToaster(): symbol | undefined {
  return toasters[0];
}

/** Calls back on every change; for `useSyncExternalStore`. */
export function subscribeToToasters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
