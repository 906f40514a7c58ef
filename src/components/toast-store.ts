import { atom } from 'nanostores';
import type { ReactNode } from 'react';

export interface ToastMessage {
  id: number;
  title: string;
  description?: ReactNode;
  /** `destructive` is for errors: red, and read out at once. */
  variant?: 'default' | 'success' | 'destructive';
  /** Milliseconds that it stays; TOAST_DURATION when left out. */
  duration?: number;
  /** A button in the toast; pressing it takes the toast away. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  /** Another way to the same end, for who cannot reach the button in time; read out with the toast. */
  hint: string;
  onAction: () => void;
}

/** Milliseconds that a toast stays, and how many are shown at once. */
export const TOAST_DURATION = 5000;
export const MAX_TOASTS = 3;

/** The messages on show, oldest first. */
export const $toasts = atom<readonly ToastMessage[]>([]);
let nextId = 1;

/**
 * Shows a message, for five seconds unless said otherwise. Said again, it takes the place of the first time; when there
 * are too many, the oldest goes, one with a button last. The island must render `Toaster`. Returns the id for
 * `dismissToast`.
 */
export function toast(message: Omit<ToastMessage, 'id'>): number {
  const id = nextId++;
  const others = $toasts.get().filter((shown) => shown.action || !saysTheSame(shown, message));
  if (others.length >= MAX_TOASTS) {
    const plain = others.findIndex(({ action }) => !action);
    others.splice(Math.max(plain, 0), 1);
  }
  $toasts.set([...others, { ...message, id }]);
  return id;
}

function saysTheSame(a: Omit<ToastMessage, 'id'>, b: Omit<ToastMessage, 'id'>): boolean {
  return a.title === b.title && a.description === b.description && a.variant === b.variant;
}

/** Takes a message away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((message) => message.id !== id));
}
