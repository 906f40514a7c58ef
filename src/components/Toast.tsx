import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const loadList = () => import('./ToastList.tsx').then((module) => ({ default: module.ToastList }));
const ToastList = lazy(loadList);
const NO_TOASTS: ReturnType<typeof currentToasts> = [];

/**
 * Where the toasts of an island appear; render it once, anywhere in the island. `toast()` of toast-store.ts shows one.
 * The list's code is fetched a moment after the island has started: late enough not to be in the way of the first step,
 * early enough to be there when the network fails.
 */
export function Toaster() {
  const messages = useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
  useEffect(() => {
    // A failed prefetch is tried again when a toast is due
    const timer = setTimeout(() => loadList().catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, []);
  if (messages.length === 0) return null;
  return (
    <Suspense>
      <ToastList messages={messages} />
    </Suspense>
  );
}
