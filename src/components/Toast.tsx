import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { afterFirstFocus } from '../lib/after-first-focus.ts';
import { registerIn } from './modal-stack.ts';
import type { ToastList } from './ToastList.tsx';
import { $toasts } from './toast-store.ts';

/** The page's toasters, one per island, in order of hydration. Only the first shows toasts. */
const $toasters = atom<readonly symbol[]>([]);

/**
 * Shows toasts; render it once per island. Islands share their toasts, and the first hydrated island shows the list.
 * The list's code loads shortly after the first focus, so that it is there when the network fails, or `wait` ms after
 * hydration. It uses Radix, which sets inline styles (https://github.com/radix-ui/primitives/issues/2057), so it must not
 * be prerendered: the policy would block them.
 */
export function Toaster({ wait }: { wait?: number }) {
  const [id] = useState(() => Symbol());
  const messages = useStore($toasts, { ssr: 'initial' });
  const [first] = useStore($toasters, { ssr: 'initial' });
  const [List, setList] = useState<typeof ToastList | null>(null);
  const isDue = messages.length > 0;

  useEffect(() => registerIn($toasters, id), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message retries a failed load
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
