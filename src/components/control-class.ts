import { classNames } from './class-names.ts';

/** Returns the classes of a text input, text area, select or combobox input; styles `aria-invalid` and `disabled`. */
export function controlClass(className?: string): string {
  return classNames(
    // 16 px text: smaller makes iOS zoom in on focus
    'block w-full rounded-control border border-field bg-white px-3.5 text-base text-ink placeholder:text-faint',
    'transition-[border-color,box-shadow] duration-150 motion-reduce:transition-none',
    'enabled:hover:border-muted focus:border-brand focus:ring-3 focus:ring-brand/20 focus:outline-none',
    'aria-invalid:border-danger aria-invalid:focus:ring-danger/20',
    'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface disabled:text-faint',
    // Forced colors drop the ring, so restore the outline
    'forced-colors:focus:outline-2',
    className,
  );
}

export const fileInputClass =
  'focus-ring block w-full min-w-0 rounded-control text-sm text-muted file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-white file:px-3.5 file:text-sm file:font-medium file:text-ink pointer-coarse:file:min-h-11 disabled:opacity-60';
