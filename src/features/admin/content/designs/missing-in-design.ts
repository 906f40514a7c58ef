import { DESIGN_VIEWS } from '../../../../domain/catalogue.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';

/** Names what visitors would miss in a booth design. */
export function missingInDesign({ images, price, features }: BoothDesignFields): string[] {
  const views = DESIGN_VIEWS.filter(({ key }) => !images?.[key]);
  return [
    views.length === DESIGN_VIEWS.length ? 'picture' : views.map(({ label }) => label.toLowerCase()),
    price > 0 ? [] : 'price',
    features.length > 0 ? [] : 'features',
  ].flat();
}
