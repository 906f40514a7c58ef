import {
  describeSurface,
  type PressTargetModel,
  type Surface,
  type SurfaceRectangle,
  sizeText,
} from '#booth/browser.ts';
import { MARKED_LISTS, type MarkedList, type Marking } from '#booth/common.ts';

/** Uses of a surface, as its button and the list name them. */
export const KINDS: Readonly<Record<MarkedList, string>> = {
  marks: 'Logo',
  prints: 'Takes the color',
  screens: 'Screen',
};

/** An entry of a marking, in words and on its surface. */
export interface MarkedItem {
  readonly key: string;
  readonly list: MarkedList;
  readonly index: number;
  readonly text: string;
  readonly rectangle: SurfaceRectangle;
  readonly surface: Surface | null;
  /** True if it reaches beyond its surface, or is on none. */
  readonly isWrong: boolean;
}

type Entry = Marking[MarkedList][number];

const known = new WeakMap<PressTargetModel, WeakMap<Entry, MarkedItem>>();

/** Returns all entries of a marking, list by list. */
export function markedItems(marking: Marking, model: PressTargetModel): MarkedItem[] {
  const cache = known.get(model) ?? new WeakMap<Entry, MarkedItem>();
  known.set(model, cache);
  return MARKED_LISTS.flatMap((list) =>
    marking[list].map((entry, index) => {
      const item = cache.get(entry) ?? itemOf(list, entry, model);
      cache.set(entry, item);
      return { ...item, index, key: `${list}-${index}` };
    }),
  );
}

function itemOf(list: MarkedList, entry: Entry, model: PressTargetModel): MarkedItem {
  const base = { key: '', list, index: 0 };
  const surface = model.surfaces.at(entry.p, entry.n);
  const where = surface ? describeSurface(surface, model.scene) : 'no surface';
  if ('w' in entry) {
    const text = `${KINDS.marks}, ${sizeText(entry)}, on: ${where}`;
    return { ...base, text, rectangle: entry, surface, isWrong: !surface?.holds(entry) };
  }
  const text = `${KINDS[list]}: ${where}${entry.whole ? ', all sides' : ''}`;
  return {
    ...base,
    text,
    rectangle: surface?.best ?? { ...entry, w: 0.1, h: 0.1 },
    surface,
    isWrong: !surface,
  };
}
