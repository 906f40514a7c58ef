import { askEarly } from './early-files.ts';
import { DESIGN_FILES, HALL_URL } from './manifest.ts';

/**
 * Asks for a design and the hall around it while the viewer's code is still on its way: on a slow line, one after the
 * other takes longer.
 */
export function fetchEarly(slug: string): void {
  const model = DESIGN_FILES[slug]?.url;
  if (model) askEarly(model);
  askEarly(HALL_URL);
}
