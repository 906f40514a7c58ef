import { classNames } from './class-names.ts';

/** `plain` is white, `quiet` pale; the colored ones are for results and notes. */
export type CardTone = 'plain' | 'quiet' | 'brand' | 'success' | 'warning' | 'danger';

export interface CardLook {
  tone?: CardTone | undefined;
  /** True for a card that is a button, label or link: adds hover, focus and press styles. */
  interactive?: boolean | undefined;
  /** True for a selected card: a blue border, and a ring so that color is not the only sign. */
  selected?: boolean | undefined;
  className?: string | undefined;
}

const TONES: Record<CardTone, string> = {
  plain: 'border-line bg-white shadow-card',
  quiet: 'border-line bg-surface',
  brand: 'border-brand-line bg-brand-soft',
  success: 'border-success-line bg-success-soft',
  warning: 'border-warning-line bg-warning-soft',
  danger: 'border-danger-line bg-danger-soft',
};

/** Returns the classes of a card, without padding and layout. */
export function cardClass({ tone = 'plain', interactive, selected, className }: CardLook = {}): string {
  return classNames(
    'rounded-card border',
    selected
      ? 'border-brand bg-white shadow-card ring-2 ring-brand forced-colors:border-[color:Highlight]'
      : TONES[tone],
    interactive &&
      'focus-ring text-left transition-[border-color,box-shadow] duration-200 motion-reduce:transition-none enabled-hover:shadow-raised disabled:cursor-not-allowed disabled:opacity-60',
    interactive && !selected && 'enabled-hover:border-brand-line',
    className,
  );
}
