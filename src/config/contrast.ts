import { contrastOf } from '#booth/common.ts';

/** Contrast of a company's colors, as WCAG defines it. */

/** Minimum contrast of text, WCAG AA. */
const LEAST = 4.5;

/** Colors of texts, with the grounds that they stand on. */
const ON = {
  ink: ['white', 'surface', 'surface-strong'],
  muted: ['white', 'surface', 'surface-strong'],
  faint: ['white', 'surface'],
  brand: ['white'],
  'brand-strong': ['white', 'surface', 'brand-soft'],
  'brand-deep': ['white', 'brand-soft'],
  mist: ['navy-950', 'navy-900', 'navy-800'],
  haze: ['navy-950', 'navy-900'],
  sky: ['navy-950', 'navy-900', 'navy-800'],
} as const;

type Color = keyof typeof ON | (typeof ON)[keyof typeof ON][number];

/** Returns a sentence for each text that is hard to read: 'colors.faint on white has a contrast of 3.1:1, not 4.5:1'. */
export function contrastProblems(colors: Readonly<Record<Exclude<Color, 'white'>, string>>): string[] {
  const all: Readonly<Record<string, string>> = { ...colors, white: '#ffffff' };
  return Object.entries(ON).flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrastOf(all[text] ?? '', all[ground] ?? '');
      const shown = Math.floor(ratio * 10) / 10;
      return ratio >= LEAST
        ? []
        : [`colors.${text} on ${ground} has a contrast of ${shown}:1, not ${LEAST}:1`];
    }),
  );
}
