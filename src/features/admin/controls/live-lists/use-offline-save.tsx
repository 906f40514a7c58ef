import { type ReactNode, useState } from 'react';
import { useOnline } from './use-online.ts';

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
