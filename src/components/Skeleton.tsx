import { classNames } from './class-names.ts';

/** A pulsing grey block that holds the place of content to come; give it a size. Silent to screen readers. */
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
