import { classNames } from './class-names.ts';

/** Returns the classes for a logo on a suitable background, kept in forced colors. */
export function logoGround(isLight: boolean, className: string): string {
  return classNames(
    'rounded-control border border-line object-contain forced-color-adjust-none',
    isLight ? 'bg-navy-900' : 'bg-white',
    className,
  );
}
