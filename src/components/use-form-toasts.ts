import { useEffect, useState } from 'react';
import { dismissToast, type ToastMessage, toast } from './toast-store.ts';

export interface FormToasts {
  /** As `toast()`. */
  readonly complain: (message: Omit<ToastMessage, 'id'>) => void;
  /** Takes away what was said so far: it is no news any more. */
  readonly takeBack: () => void;
}

/** For toasts about what is wrong in a form: they leave with the component that says them. */
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
