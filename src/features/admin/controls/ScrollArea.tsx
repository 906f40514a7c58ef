import type { ReactNode } from 'react';

/** A list that scrolls inside its card, also by keyboard; 20rem high by default. */
export function ScrollArea(props: { label: string; className?: string; children: ReactNode }) {
  const { label, className = 'max-h-80', children } = props;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
      tabIndex={0}
      // Relative, so that it also clips texts for screen readers, which are positioned
      className={`focus-ring relative -mx-2 overflow-y-auto overscroll-contain rounded-control px-2 ${className}`}
    >
      {children}
    </section>
  );
}
