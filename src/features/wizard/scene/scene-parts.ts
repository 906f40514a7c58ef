/** What comes once the design can be seen, in chunks of its own: the first picture does not wait for it. */
import { useEffect, useState } from 'react';
import { preloadable } from '../../../components/preloadable.tsx';
import type { furnish } from '../../../domain/placement/furnish.ts';

export const LogoPanel = preloadable(() =>
  import('../../../components/booth-scene/LogoPanel.tsx').then((part) => part.LogoPanel),
);

export const FullSizeLink = preloadable(() =>
  import('../../../components/booth-scene/FullSizeLink.tsx').then((part) => part.FullSizeLink),
);

/** Where extras and people stand, once it `isWanted` and here; null before, and when it cannot be had: the booth does without. */
export function useFurnish(isWanted: boolean): typeof furnish | null {
  const [place, setPlace] = useState<typeof furnish | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('../../../domain/placement/furnish.ts').then(
      (part) => setPlace(() => part.furnish),
      () => undefined,
    );
  }, [isWanted]);
  return place;
}
