import { useEffect, useState } from 'react';

/** The id of the extra whose row, anywhere on the page, the pointer is over or the focus is in; null for none. Rows say it as `data-extra`. */
export function useMarkedExtra(): string | null {
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    function follow({ target }: Event) {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-extra]') : null;
      setMarked(row?.dataset.extra ?? null);
    }
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return marked;
}
