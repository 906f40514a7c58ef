/**
 * Parts that load once the design is visible, in chunks of their own, so that they do not delay the first
 * picture.
 */
import { useEffect, useState } from 'react';
import type { furnish } from '../../../booth/placement/furnish.ts';
import { preloadable } from '../../../components/preloadable.tsx';

export const LogoPanel = preloadable(() =>
  import('../../../booth/scene/LogoPanel.tsx').then((part) => part.LogoPanel),
);

export const FullSizeLink = preloadable(() =>
  import('../../../booth/scene/FullSizeLink.tsx').then((part) => part.FullSizeLink),
);

/**
 * Returns the placement of extras and people once it `isWanted` and loaded; null before, and if the chunk
 * fails: the booth works without it.
 */
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
