import { classNames } from './class-names.ts';

/** `plain` is white, `quiet` pale; the others are the colors of results and notes. */
export type CardTone = 'plain' | 'quiet' | 'brand' | 'success' | 'warning' | 'danger';

export interface CardLook {
  tone?: CardTone | undefined;
  /** For a card that is itself a button, label or link: hover, focus and press. */
  interactive?: boolean | undefined;
  /** A selected card: blue border, and a ring so that it does not rely on color alone. */
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

/** Classes of a card, without padding and layout. */
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
