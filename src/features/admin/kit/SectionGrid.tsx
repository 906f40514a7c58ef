import type { ReactNode } from 'react';

/** The cards of a section: one column, two on wide screens. */
export function SectionGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">{children}</div>;
}
