import { useSyncExternalStore } from 'react';

/** Returns true in windows that are at least `width` wide, such as '64rem'; false in the server's HTML. */
export function useMinWidth(width: string): boolean {
  const query = `(width >= ${width})`;
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
