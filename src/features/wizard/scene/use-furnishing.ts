import { useEffect, useRef, useState } from 'react';
import { $scenesShown } from '../../../booth/can-show-3d.ts';
import { usePlacement } from '../../../booth/scene/use-placement.ts';
import { useAnnouncer } from '../../../components/LiveRegion.tsx';
import { formatUsd } from '../../../domain/quote/pricing.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { type PickedPiece, useMoving } from './Moving.tsx';
import { changeText, type SceneExtra, sceneExtras } from './scene-extras.ts';

/** A design, and the quote whose extras are placed in it. */
export interface FurnishedDesign {
  design: BoothDesign;
  draft: WizardDraft;
  content: WizardContent;
}

export type Furnishing = ReturnType<typeof useFurnishing>;

/** Places the quote's extras in a design once it `isShown`. */
export function useFurnishing({ design, draft, content }: FurnishedDesign, isShown: boolean) {
  const dispatch = useDispatch();
  const { extras: chosen } = draft;
  const pointed = useMarkedExtra();
  const [picked, setPicked] = useState<PickedPiece | null>(null);
  const { message, announce } = useAnnouncer();
  const listed = useRef<readonly SceneExtra[]>([]);
  /** The rows as last announced; null until the scene opened, whose description has them. */
  const announced = useRef<readonly SceneExtra[] | null>(null);
  const { placement, isCurrent } = usePlacement(
    { url: design.model?.url ?? '', chosen, offered: content.extras },
    isShown,
  );
  /** All extras that have been in the quote since the scene opened. */
  const extras = sceneExtras(listed.current, chosen, content.extras, placement, design.title);

  useEffect(() => {
    listed.current = extras;
    if (!isCurrent) return;
    const before = announced.current ?? extras;
    // Another extra may have lost its place to the new one
    const changed = extras.filter(({ id, quantity, placed }) => {
      const row = before.find((each) => each.id === id);
      return quantity !== (row?.quantity ?? 0) || placed < (row?.placed ?? 0);
    });
    if (changed.length > 0) announce(changed.map(changeText).join(' '));
    announced.current = extras;
  });

  useEffect(() => {
    if (!isShown) return;
    $scenesShown.set($scenesShown.get() + 1);
    return () => $scenesShown.set($scenesShown.get() - 1);
  }, [isShown]);

  const moving = useMoving({ placement, chosen, picked, announce });

  function pick(piece: PickedPiece | null) {
    setPicked(piece);
    const extra = extras.find(({ id }) => id === piece?.id);
    if (extra) announce(`${extra.name}, ${priceText(extra)}, ${extra.quantity} in your quote`);
  }

  const marked = extras.find(({ id, placed }) => id === (pointed ?? picked?.id) && placed > 0);
  const isHeld = moving.held !== null && marked?.id === picked?.id;
  return {
    placement,
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
    message,
  };
}

/** Formats an extra's price: '$95 each'. */
export function priceText({ unitPriceUSD }: SceneExtra): string {
  return `${formatUsd(unitPriceUSD)} each`;
}

/** Returns the `data-extra` of the hovered or focused row, anywhere on the page; null without one. */
function useMarkedExtra(): string | null {
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    function follow({ target }: Event) {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-extra]') : null;
      setMarked(row?.dataset.extra ?? null);
    }
    const ended = new AbortController();
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, follow, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return marked;
}
