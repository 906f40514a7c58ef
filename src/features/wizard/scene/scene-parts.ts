/** What comes once the design can be seen, in chunks of its own: the first picture does not wait for it. */
import { useEffect, useState } from 'react';
import { preloadable } from '../../../components/preloadable.tsx';
import type { placeExtras } from '../../../domain/placement/place-extras.ts';

export const LogoPanel = preloadable(() =>
  import('../../../components/booth-scene/LogoPanel.tsx').then((part) => part.LogoPanel),
);

/** Where extras stand, once it `isWanted` and here; null before, and when it cannot be had: the booth does without extras. */
export function usePlaceExtras(isWanted: boolean): typeof placeExtras | null {
  const [place, setPlace] = useState<typeof placeExtras | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('../../../domain/placement/place-extras.ts').then(
      (part) => setPlace(() => part.placeExtras),
      () => undefined,
    );
  }, [isWanted]);
  return place;
}
