import { useEffect, useEffectEvent, useRef } from 'react';
import { slugOf } from '../../../domain/slug.ts';
import { moveTo } from '../../../lib/move-to.ts';
import { useParam } from '../place/current-place.ts';
import { placeHash, type Section } from '../place/place.ts';

const PARAM = 'card';

/** Returns the address of a section's card, which scrolls to it and opens it. */
export function cardHash(section: Section, title: string): string {
  return placeHash({ section, params: { [PARAM]: slugOf(title) } });
}

/**
 * Scrolls to the card with this title if the address wants it, focuses its heading, and calls `onWanted`. Then clears the
 * address, so that a reload stays where it is.
 * @returns a ref for the heading
 */
export function useWantedCard(title: string, onWanted?: () => void) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useParam(PARAM);
  const isWanted = wanted === slugOf(title);
  const open = useEffectEvent(() => {
    setWanted('');
    moveTo(headingRef.current);
    onWanted?.();
  });
  useEffect(() => {
    if (!isWanted) return;
    // After the new section has taken the focus
    const frame = requestAnimationFrame(open);
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return headingRef;
}
