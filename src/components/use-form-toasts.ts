import { useEffect, useState } from 'react';
import { dismissToast, type ToastMessage, toast } from './toast-store.ts';

/** Toasts about a form's problems, dismissed on unmount. */
export function useFormToasts() {
  const [toasts] = useState(formToasts);
  useEffect(() => toasts.dismissToasts, [toasts]);
  return toasts;
}

function formToasts() {
  let shown: number[] = [];
  return {
    showToast: (message: Omit<ToastMessage, 'id'>) => {
      shown.push(toast(message));
    },
    /** Dismisses this form's toasts once they are outdated. */
    dismissToasts: () => {
      for (const id of shown) dismissToast(id);
      shown = [];
    },
  };
}
