import { classNames } from './class-names.ts';

/** A pulsing gray placeholder for loading content; set its size. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-pulse rounded-control bg-surface-strong motion-reduce:animate-none',
        className,
      )}
    />
  );
}
