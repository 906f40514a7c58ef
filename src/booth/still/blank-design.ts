/** A design's front for a visitor's logo, without WebGL. */
import type { StoredModel } from '../../domain/schemas/stored-model.ts';
import type { BlankBooth } from '../logo/blank-booth.ts';
import { placeIn } from '../logo/blank-sheet.ts';

/** Pixels of a drawn front view. */
export const BLANK_SIZE = [800, 600] as const;

/** Returns the front that was drawn when the model was uploaded; null without one. */
export function blankDesign(model: StoredModel | null | undefined): BlankBooth | null {
  if (!model?.blank) return null;
  return {
    sheet: model.blank,
    size: BLANK_SIZE,
    box: [0, 0, ...BLANK_SIZE],
    places: (model.blank_places ?? []).flatMap((line) => placeIn(line) ?? []),
    isCutOut: false,
  };
}
