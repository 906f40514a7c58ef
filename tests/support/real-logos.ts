/** Logos of real companies, as the packages for icons have them. For tests only. */
import { icons as collection } from '@iconify-json/logos';
import * as simple from 'simple-icons';

export interface RealLogo {
  readonly name: string;
  readonly svg: string;
}

/** Chromium draws nothing for it. */
const EMPTY = 'million-icon';

/** Part of the logos that is from the package with all their colors. */
const FULL_COLOR = 0.6;

/** Returns `count` logos, evenly from both packages: in their colors, and in one. */
export function realLogos(count: number): RealLogo[] {
  const full = Object.entries(collection.icons)
    .filter(([name]) => name !== EMPTY)
    .map(([name, { body, ...own }]): RealLogo => {
      const { width = 256, height = 256 } = { ...collection, ...own };
      return {
        name,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
      };
    });
  const plain = Object.values(simple).map(
    ({ slug, svg, hex }): RealLogo => ({
      name: `${slug} (plain)`,
      svg: svg.replace('<svg ', `<svg fill="#${hex}" `),
    }),
  );
  const colored = Math.round(count * FULL_COLOR);
  return [...evenly(full, colored), ...evenly(plain, count - colored)];
}

function evenly<Item>(items: readonly Item[], count: number): Item[] {
  return items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}
