import { useSyncExternalStore } from 'react';

/** Windows that have the booth beside the wizard's steps; Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

function follow(change: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}

/** Returns true in windows of 1,024 px and more; false in the server's HTML. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
