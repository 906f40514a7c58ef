/** What comes once the design can be seen, in chunks of its own: the first picture does not wait for it. */
import { useEffect, useState } from 'react';
import type { furnish } from '../../../booth/placement/furnish.ts';
import { preloadable } from '../../../components/preloadable.tsx';

export const LogoPanel = preloadable(() =>
  import('../../../booth/scene/LogoPanel.tsx').then((part) => part.LogoPanel),
);

export const FullSizeLink = preloadable(() =>
  import('../../../booth/scene/FullSizeLink.tsx').then((part) => part.FullSizeLink),
);

/** Where extras and people stand, once it `isWanted` and here; null before, and when it cannot be had: the booth does without. */
export function useFurnish(isWanted: boolean): typeof furnish | null {
  const [place, setPlace] = useState<typeof furnish | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('../../../booth/placement/furnish.ts').then(
      (part) => setPlace(() => part.furnish),
      () => undefined,
    );
  }, [isWanted]);
  return place;
}
