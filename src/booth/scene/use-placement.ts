import { useEffect, useState } from 'react';
import { type FurnishedFloor, furnishOffThread } from '#booth/browser.ts';
import type { Extra } from '../../domain/records/extras.ts';
import type { ChosenExtra } from '../../domain/wizard/draft.ts';
import { quotedExtras } from '../quoted-extras.ts';

interface PlacementOptions {
  /** Address of the design's model. */
  url: string;
  chosen: readonly Pick<ChosenExtra, 'id' | 'name' | 'quantity' | 'spots'>[];
  offered: readonly Pick<Extra, 'id' | 'model'>[];
}

const NOTHING_PLACED: FurnishedFloor = { placed: [], missing: [], withoutModel: [], room: null };

/**
 * Places a quote's extras in a design once it `isShown`; the first frame shows the design alone. While the models of new
 * extras load, everything stays in place.
 */
export function usePlacement({ url, chosen, offered }: PlacementOptions, isShown = true) {
  const [furnished, setFurnished] = useState({ url: '', chosen, placement: NOTHING_PLACED });
  useEffect(() => {
    if (!isShown) return;
    let isWanted = true;
    const wanted = quotedExtras(chosen, offered);
    furnishOffThread(url, wanted)
      .catch((error) => {
        console.warn('Error placing the extras', error);
        return { ...NOTHING_PLACED, withoutModel: wanted.map(({ slug }) => slug) };
      })
      .then((placement) => isWanted && setFurnished({ url, chosen, placement }));
    return () => {
      isWanted = false;
    };
  }, [isShown, url, chosen, offered]);
  const isCurrent = furnished.url === url && furnished.chosen === chosen;
  return { placement: furnished.url === url ? furnished.placement : NOTHING_PLACED, isCurrent };
}
