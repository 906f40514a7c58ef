import type { ReactNode } from 'react';

/** The name of a row, and what opens it: a press anywhere on the row, which is `relative`, that is on no link. */
export function RowButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="focus-ring min-h-6 rounded-sm text-left leading-6 after:absolute after:inset-0 after:rounded-control"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
