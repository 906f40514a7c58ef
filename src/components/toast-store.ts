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
  /** One of several failures with one cause: with the same description and variant it becomes a line of theirs. */
  joins?: boolean;
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
 * Shows a message, for five seconds unless said otherwise. Said again, it takes the place of the first time; so does one
 * that `joins` others, with their titles above its own. When there are too many, the oldest goes, one with a button last.
 * The island must render `Toaster`. Returns the id for `dismissToast`.
 */
export function toast(message: Omit<ToastMessage, 'id'>): number {
  const id = nextId++;
  const shown = $toasts.get();
  const joined = message.joins
    ? shown.find((other) => other.joins && isOfOneKind(other, message))
    : undefined;
  const title = joined ? withLine(joined.title, message.title) : message.title;
  const others = shown.filter(
    (other) => other !== joined && (other.action || other.title !== title || !isOfOneKind(other, message)),
  );
  if (others.length >= MAX_TOASTS) {
    const plain = others.findIndex(({ action }) => !action);
    others.splice(Math.max(plain, 0), 1);
  }
  $toasts.set([...others, { ...message, title, id }]);
  return id;
}

function isOfOneKind(a: Omit<ToastMessage, 'id'>, b: Omit<ToastMessage, 'id'>): boolean {
  return a.description === b.description && a.variant === b.variant;
}

/** `lines` with another one at the end, unless they have it. */
function withLine(lines: string, line: string): string {
  return lines.split('\n').includes(line) ? lines : `${lines}\n${line}`;
}

/** Takes a message away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((message) => message.id !== id));
}
