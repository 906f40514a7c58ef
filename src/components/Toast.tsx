import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { afterFirstFocus } from '../lib/after-first-focus.ts';
import { registerIn } from './modal-stack.ts';
import type { ToastList } from './ToastList.tsx';
import { $toasts } from './toast-store.ts';

/** The page's toasters, one per island, in the order of hydration; only the first shows the toasts. */
const $toasters = atom<readonly symbol[]>([]);

/**
 * Shows an island's toasts; render it once in the island. Islands share their toasts, and the first one hydrated shows the
 * list. Its code loads shortly after the first focus, early enough for when the network fails, or `wait` ms after hydration.
 * It is Radix, which sets inline styles: it must not be prerendered, where the policy would refuse them.
 */
export function Toaster({ wait }: { wait?: number }) {
  const [id] = useState(() => Symbol());
  const messages = useStore($toasts, { ssr: 'initial' });
  const [first] = useStore($toasters, { ssr: 'initial' });
  const [List, setList] = useState<typeof ToastList | null>(null);
  const isDue = messages.length > 0;

  useEffect(() => registerIn($toasters, id), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message tries again what has failed before
  useEffect(() => {
    if (List) return;
    const load = () =>
      import('./ToastList.tsx').then((part) => setList(() => part.ToastList)).catch(() => {});
    if (!isDue) return afterFirstFocus(load, wait);
    void load();
    return;
  }, [List, messages, isDue, wait]);
  return List && isDue && first === id ? <List messages={messages} /> : null;
}
