import { classNames } from './class-names.ts';

export interface ButtonLook {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
}

const BASE =
  'focus-ring inline-flex items-center justify-center gap-2 rounded-control border font-medium select-none ' +
  'transition-colors duration-150 motion-reduce:transition-none ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed ' +
  'disabled:opacity-50 aria-disabled:opacity-70';

const VARIANTS = {
  primary:
    'border-transparent bg-brand text-white shadow-card enabled-hover:bg-brand-strong enabled-active:bg-brand-deep',
  secondary:
    'border-line-strong bg-white text-ink shadow-card enabled-hover:border-field enabled-hover:bg-surface enabled-active:bg-surface-strong',
  ghost:
    'border-transparent text-muted enabled-hover:bg-surface-strong enabled-hover:text-ink enabled-active:bg-line',
  danger:
    'border-transparent bg-danger text-white shadow-card enabled-hover:bg-danger-strong enabled-active:bg-danger-strong',
  /** The secondary button on a dark background. */
  inverse:
    'border-haze bg-navy-900 text-white enabled-hover:border-white enabled-hover:bg-navy-800 enabled-active:bg-navy-700',
};

/** Heights 40, 44 and 52 px; `sm` is 44 px high on touch screens. */
const SIZES = {
  sm: 'min-h-10 px-3.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-[0.9375rem]',
  lg: 'min-h-13 px-6 text-base',
};

/** Returns the classes of a button, for `Button`, `ButtonLink` and links on static pages. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}
