import { mediaVariants } from '../media.ts';
import type { BoothDesign } from '../records/booth-designs.ts';
import type { SelectedDesign } from '../wizard/draft.ts';
import { DESIGN_VIEWS } from './catalogue.ts';
import { knownPrice } from './pricing.ts';

export type DesignView = ReturnType<typeof designViews>[number];

/**
 * Returns the existing views in the carousel's order. The single image of older records replaces a missing front view;
 * a view without others is always the Front View.
 */
export function designViews(design: Pick<BoothDesign, 'images' | 'image_url'>) {
  const views = DESIGN_VIEWS.flatMap(({ key, label }) => {
    const url = design.images?.[key] ?? (key === 'frontview' ? design.image_url : null);
    return url ? [{ key, label, url }] : [];
  });
  return views.length === 1 ? views.map((view) => ({ ...view, label: 'Front View' })) : views;
}

/** Returns the picture on a design's card: the front view, else the first. */
export function cardImage(design: Pick<BoothDesign, 'images' | 'image_url'>): string | null {
  const views = designViews(design);
  return (views.find(({ key }) => key === 'frontview') ?? views[0])?.url ?? null;
}

/** Returns the design as stored in the draft; the price is a numeric string, empty if there is none. */
export function selectedDesignOf(design: BoothDesign): SelectedDesign {
  return {
    id: design.id,
    title: design.title,
    price: String(knownPrice(design.price) ?? ''),
    images: { frontview: cardImage(design) },
    image_url: design.image_url ?? null,
  };
}

/** True if `design` is the one in the draft. Older drafts have no id, so title and picture are compared. */
export function isSelected(design: BoothDesign, selected: SelectedDesign | null): boolean {
  return selected?.title === design.title && selected.images.frontview === cardImage(design);
}

/** Returns width / height of the design's first view from its URL, else 4:3. */
export function viewRatio(design: BoothDesign): number {
  const { width, height } = mediaVariants(designViews(design)[0]?.url ?? '');
  return width && height ? width / height : 4 / 3;
}
