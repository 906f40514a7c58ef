import { WifiOff } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';

/**
 * Tells in a dialog that a save has failed offline: the toast is soon gone, and the page's notice is behind
 * the dialog. `begin` belongs at the start of each save; `notice` stays until the next one begins.
 */
export function useOfflineSave(): { begin: () => void; notice: ReactNode } {
  const isOnline = useOnline();
  const [hasFailed, setFailed] = useState(false);
  return {
    begin: () => setFailed(!navigator.onLine),
    notice: (
      <div role="status" className="w-full empty:hidden">
        {hasFailed && (
          <p className="rounded-control border border-warning-line bg-warning-soft px-3 py-2 text-[0.9375rem] text-warning">
            {isOnline
              ? 'You are back online. This is not saved yet.'
              : 'Not saved: you are offline. Your input stays here.'}
          </p>
        )}
      </div>
    ),
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const OUT_OF_DATE =
  'You are offline. Lists may be out of date, and nothing can be saved until you are back online.';

/** The page's notice while offline. Changes made offline are refused with a message. */
export function OfflineNotice({ text = OUT_OF_DATE }: { text?: string }) {
  const isOnline = useOnline();
  return (
    <div role="status" className="container-page">
      {!isOnline && (
        <p className="mt-4 flex items-center gap-3 rounded-control border border-warning-line bg-warning-soft px-4 py-3 text-[0.9375rem] text-warning">
          <WifiOff aria-hidden="true" className="size-5" />
          {text}
        </p>
      )}
    </div>
  );
}
