import { classNames } from './class-names.ts';

/** The look of a logo's picture: on the ground that shows it, which stays where visitors' own colours are forced. */
export function logoGround(isLight: boolean, className: string): string {
  return classNames(
    'rounded-control border border-line object-contain forced-color-adjust-none',
    isLight ? 'bg-navy-900' : 'bg-white',
    className,
  );
}
