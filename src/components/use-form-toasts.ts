import { useEffect, useState } from 'react';
import { dismissToast, type ToastMessage, toast } from './toast-store.ts';

export interface FormToasts {
  /** As `toast()`. */
  readonly complain: (message: Omit<ToastMessage, 'id'>) => void;
  /** Dismisses this form's toasts once they are outdated. */
  readonly takeBack: () => void;
}

/** Toasts about a form's problems, dismissed on unmount. */
export function useFormToasts(): FormToasts {
  const [toasts] = useState(formToasts);
  useEffect(() => toasts.takeBack, [toasts]);
  return toasts;
}

function formToasts(): FormToasts {
  let shown: number[] = [];
  return {
    complain: (message) => {
      shown.push(toast(message));
    },
    takeBack: () => {
      for (const id of shown) dismissToast(id);
      shown = [];
    },
  };
}
