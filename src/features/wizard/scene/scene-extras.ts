/** Rows and texts for the list of extras next to a scene. */
import { missingText, type Placement, swapText } from '#booth/browser.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';

export interface SceneExtra extends ChosenExtra {
  readonly max: number;
  /** Number of pieces placed in the booth. */
  readonly placed: number;
  /** Note that the extra replaces furniture, or that not all of it fits or is shown; empty otherwise. */
  readonly note: string;
}

const NOT_SHOWN = 'Not shown in 3D, but included in your quote.';

/**
 * Returns the previous rows, `listed`, in their order, followed by new ones. Extras that were removed from the quote
 * keep a row with quantity 0, so that they can be added again.
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
    const placed = placement.placed.filter(({ slug }) => slug === extra.id);
    const swap = swapText(placed);
    const missingNote = missing ? missingText(missing, designTitle) : isShown ? '' : NOT_SHOWN;
    return {
      ...extra,
      max: offered.find(({ id }) => id === extra.id)?.max_quantity ?? extra.quantity,
      placed: placed.length,
      note: [swap && `Stands ${swap}.`, missingNote].filter(Boolean).join(' '),
    };
  });
}

/** Formats the announcement after an extra's quantity changed: 'Bar stools: 2 in the booth'. */
export function changeText({ name, quantity, placed, note }: SceneExtra): string {
  return quantity === 0 ? `${name}: none` : `${name}: ${note || `${placed} in the booth`}`;
}
