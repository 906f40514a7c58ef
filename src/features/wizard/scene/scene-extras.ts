/** Texts of the list of extras next to a scene. */
import { missingText } from '../../../booth/placement/describe-scene.ts';
import type { Placement } from '../../../booth/placement/place-extras.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';

/** An extra of the quote, as it stands in the scene. */
export interface SceneExtra extends ChosenExtra {
  /** How many of it can be chosen. */
  readonly max: number;
  /** Pieces that stand. */
  readonly placed: number;
  /** Note that not all of it fits or is shown; empty otherwise. */
  readonly note: string;
}

const NOT_SHOWN = 'Not shown in 3D, but included in your quote.';

/**
 * The extras in the order in which they were listed, then the new ones; what has been taken out of the quote since it was
 * listed keeps its row, with none of it, so that it can be brought back.
 * @param listed the rows so far
 */
export function sceneExtras(
  listed: readonly ChosenExtra[],
  chosen: readonly ChosenExtra[],
  offered: readonly Extra[],
  placement: Placement,
  designTitle: string,
): SceneExtra[] {
  const rows = listed.map((row) => chosen.find(({ id }) => id === row.id) ?? { ...row, quantity: 0 });
  const fresh = chosen.filter(({ id }) => listed.every((row) => row.id !== id));
  return [...rows, ...fresh].map((extra) => {
    const missing = placement.missing.find(({ slug }) => slug === extra.id);
    const isShown = !placement.withoutModel.includes(extra.id);
    return {
      ...extra,
      max: offered.find(({ id }) => id === extra.id)?.max_quantity ?? extra.quantity,
      placed: placement.placed.filter(({ slug }) => slug === extra.id).length,
      note: missing ? missingText(missing, designTitle) : isShown ? '' : NOT_SHOWN,
    };
  });
}

/** Announcement after an extra's quantity changed: 'Bar stools: 2 in the booth'. */
export function changeText({ name, quantity, placed, note }: SceneExtra): string {
  return quantity === 0 ? `${name}: none` : `${name}: ${note || `${placed} in the booth`}`;
}
