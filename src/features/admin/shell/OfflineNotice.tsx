import { WifiOff } from 'lucide-react';
import { useOnline } from '../controls/live-lists/use-online.ts';

const OUT_OF_DATE =
  'You are offline. Lists may be out of date, and nothing can be saved until you are back online.';

/** Notice shown while offline. Changes made offline are refused with a message. */
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
