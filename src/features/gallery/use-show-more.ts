import { type RefObject, useEffect, useRef, useState } from 'react';
import { CARDS_AT_ONCE } from '../../domain/project/gallery.ts';

export interface ShowMore {
  /** Maximum number of cards. */
  readonly most: number;
  /** Shows more cards than these many. The focus moves to the first one added. */
  readonly showMore: (shown: number) => void;
  readonly showFirst: () => void;
  readonly listRef: RefObject<HTMLUListElement | null>;
}

/** Returns the number of cards to show, which a button raises. */
export function useShowMore(): ShowMore {
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const listRef = useRef<HTMLUListElement>(null);
  const nextCard = useRef<number | null>(null);
  // After every render, since the added cards may have to be loaded first
  useEffect(() => {
    if (nextCard.current === null) return;
    const link = listRef.current?.children[nextCard.current]?.querySelector('a');
    if (!link) return;
    nextCard.current = null;
    link.focus({ preventScroll: true });
  });
  return {
    most,
    showMore: (shown) => {
      nextCard.current = shown;
      setMost(most + CARDS_AT_ONCE);
    },
    showFirst: () => {
      nextCard.current = null;
      setMost(CARDS_AT_ONCE);
    },
    listRef,
  };
}
