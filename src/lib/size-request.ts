/**
 * A booth size that another part of the page wants a quote for. It waits here until the wizard takes it, which may not
 * have come to life yet. Islands share this module, and never import each other.
 */
import type { StandardSize } from '../domain/catalogue.ts';

let pending: StandardSize | null = null;
const listeners = new Set<() => void>();

function change(size: StandardSize | null): void {
  pending = size;
  for (const listener of listeners) listener();
}

/** Asks the wizard for a quote of this size; a later request replaces one that still waits. */
export function requestBoothSize(size: StandardSize): void {
  change(size);
}

/** Takes the request away: it is being dealt with. */
export function clearSizeRequest(): void {
  change(null);
}

/** The size that waits to be taken; null if none does. */
export function pendingSizeRequest(): StandardSize | null {
  return pending;
}

/** Calls back on every change; for `useSyncExternalStore`. */
export function subscribeToSizeRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
