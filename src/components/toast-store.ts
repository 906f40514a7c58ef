import { atom } from 'nanostores';
import type { ReactNode } from 'react';

export interface ToastMessage {
  id: number;
  title: string;
  description?: ReactNode;
  /** `destructive` is for errors: red, and announced immediately. */
  variant?: 'default' | 'success' | 'destructive';
  /** A button in the toast, which is then shown for longer; pressing it dismisses the toast. */
  action?: {
    label: string;
    /** Another way to the same result, announced with the toast for people who cannot reach the button in time. */
    hint: string;
    onAction: () => void;
  };
  /** Key of the record that it reports on; replaces an earlier toast about the same record. */
  about?: string;
  /** Merges failures with one cause: the title is added to a toast with the same description and variant. */
  joins?: boolean;
}

const MAX_TOASTS = 3;

/** The visible toasts, oldest first; the list shows the newest on top. */
export const $toasts = atom<readonly ToastMessage[]>([]);
let nextId = 1;

/**
 * Shows a toast. A repeated toast replaces the first one; one that `joins` others replaces them, with their titles above
 * its own. If there are too many, the oldest are removed, those with a button last. The island must render `Toaster`.
 * @returns the id for `dismissToast`
 */
export function toast(message: Omit<ToastMessage, 'id'>): number {
  const id = nextId++;
  const shown = $toasts.get();
  const joined = shown.find((other) => message.joins && other.joins && isOfOneKind(other, message));
  const title = joined ? withLine(joined.title, message.title) : message.title;
  const others = shown.filter(
    (other) =>
      other !== joined &&
      (message.about === undefined || other.about !== message.about) &&
      (other.action || other.title !== title || !isOfOneKind(other, message)),
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

/** Appends a line unless it is already there. */
function withLine(lines: string, line: string): string {
  return lines.split('\n').includes(line) ? lines : `${lines}\n${line}`;
}

/** Dismisses a toast; does nothing if it is gone. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((message) => message.id !== id));
}
