import type { ReactNode } from 'react';

/** Total and main button at the bottom of phones and tablets, like the wizard's bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-white px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar low:relative sm:mx-0 sm:rounded-t-panel sm:border-x sm:px-5 lg:hidden print:hidden">
      {children}
    </div>
  );
}
