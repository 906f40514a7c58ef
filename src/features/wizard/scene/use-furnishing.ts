import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import type { FurnishedFloor } from '../../../booth/placement/furnish.ts';
import { usePlacement } from '../../../booth/scene/use-placement.ts';
import { $scenesShown } from '../../../booth/viewer/can-show-3d.ts';
import { useAnnouncer } from '../../../components/LiveRegion.tsx';
import { STANDARD_SIZES } from '../../../domain/quote/catalogue.ts';
import { formatUsd } from '../../../domain/quote/pricing.ts';
import type { Spot } from '../../../domain/quote/spots.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { ChosenExtra, WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { changeText, type SceneExtra, sceneExtras } from './scene-extras.ts';
import { type PickedPiece, useMoving } from './use-moving.ts';

/** The visitor's choice to show people in scenes; null before any choice. Kept until the page is left. */
export const $arePeopleShown = atom<boolean | null>(null);

/** A design, and the quote whose extras are placed in it. */
export interface FurnishedDesign {
  design: BoothDesign;
  draft: WizardDraft;
  content: WizardContent;
}

export type Furnishing = ReturnType<typeof useFurnishing>;

const NO_PEOPLE: FurnishedFloor['people'] = [];

/** The figures' heights (src/booth/viewer/people.ts), in whole inches. */
const PEOPLE_TEXT = 'People for scale, 5 feet 7 and 5 feet 11 inches tall.';

/** Places the quote's extras in a design once it `isShown`. */
export function useFurnishing({ design, draft, content }: FurnishedDesign, isShown: boolean) {
  const dispatch = useDispatch();
  const { title } = design;
  const { extras: chosen } = draft;
  const pointed = useMarkedExtra();
  const [picked, setPicked] = useState<PickedPiece | null>(null);
  const { message, announce } = useAnnouncer();
  const isOpen = useRef(false);
  const listed = useRef<readonly SceneExtra[]>([]);
  const announced = useRef<readonly SceneExtra[]>([]);
  // In the smallest booth, people would hide too much
  const arePeopleShown = useStore($arePeopleShown) ?? design.booth_size !== STANDARD_SIZES[0];
  const { placement, isCurrent } = usePlacement(
    { url: design.model?.url ?? '', chosen, offered: content.extras },
    isShown,
  );
  /** All extras that have been in the quote since the scene opened. */
  const extras = sceneExtras(listed.current, chosen, content.extras, placement, title);

  useEffect(() => {
    listed.current = extras;
    if (!isCurrent) return;
    const before = announced.current;
    // Another extra may have lost its place to the new one
    const changed = extras.filter(({ id, quantity, placed }) => {
      const row = before.find((each) => each.id === id);
      return quantity !== (row?.quantity ?? 0) || placed < (row?.placed ?? 0);
    });
    // The scene's description already includes changes made before it opened
    if (changed.length > 0 && isOpen.current) announce(changed.map(changeText).join(' '));
    isOpen.current = true;
    announced.current = extras;
  });

  useEffect(() => {
    if (!isShown) return;
    $scenesShown.set($scenesShown.get() + 1);
    return () => $scenesShown.set($scenesShown.get() - 1);
  }, [isShown]);

  function showPeople(areShown: boolean) {
    $arePeopleShown.set(areShown);
    announce(areShown ? PEOPLE_TEXT : 'People hidden.');
  }

  const moving = useMoving({ placement, chosen, picked, onSpots: keepSpots, announce });

  function keepSpots(extra: ChosenExtra, spots: Spot[]) {
    dispatch({ type: 'setExtra', extra: { ...extra, spots }, maxQuantity: extra.quantity });
  }

  function pick(piece: PickedPiece | null) {
    setPicked(piece);
    const extra = extras.find(({ id }) => id === piece?.id);
    if (extra) announce(`${extra.name}, ${priceText(extra)}, ${extra.quantity} in your quote`);
  }

  const marked = extras.find(({ id, placed }) => id === (pointed ?? picked?.id) && placed > 0);
  const isHeld = moving.held !== null && marked?.id === picked?.id;
  return {
    placement,
    people: arePeopleShown ? placement.people : NO_PEOPLE,
    arePeopleShown,
    showPeople,
    extras,
    /** Id of the highlighted extra: the hovered row's, else the picked piece's. */
    marked: marked
      ? { slug: marked.id, text: `${marked.name}, ${priceText(marked)}${isHeld ? '. Drag to move' : ''}` }
      : null,
    picked,
    pick,
    moving,
    setQuantity: ({ id, name, unitPriceUSD, max }: SceneExtra, quantity: number) =>
      dispatch({ type: 'setExtra', extra: { id, name, unitPriceUSD, quantity }, maxQuantity: max }),
    /** For a live region. */
    message,
  };
}

/** Formats an extra's price: '$95 each'. */
export function priceText({ unitPriceUSD }: SceneExtra): string {
  return `${formatUsd(unitPriceUSD)} each`;
}

/**
 * Returns the id of the extra whose row, anywhere on the page, is hovered or focused; null if there is none.
 * Rows carry the id in `data-extra`.
 */
function useMarkedExtra(): string | null {
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    function follow({ target }: Event) {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-extra]') : null;
      setMarked(row?.dataset.extra ?? null);
    }
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return marked;
}
