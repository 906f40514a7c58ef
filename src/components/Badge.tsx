import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'brand' | 'solid' | 'success' | 'warning' | 'danger';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line bg-surface-strong text-muted',
  brand: 'border-brand-line bg-brand-soft text-brand-strong',
  solid: 'border-transparent bg-brand text-white',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
};

/** A small label: a status, a category, a price. */
export function Badge(props: { tone?: BadgeTone; className?: string; children: ReactNode }) {
  const { tone = 'neutral', className, children } = props;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs leading-5 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
