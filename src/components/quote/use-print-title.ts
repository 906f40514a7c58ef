import { useEffect } from 'react';

/**
 * While the page is being printed, its title is `name` and the day: browsers name the file by it. However printing was
 * asked for.
 */
export function usePrintTitle(name: string): void {
  useEffect(() => {
    let title: string | null = null;
    function rename() {
      title ??= document.title;
      document.title = `${name} ${new Date().toLocaleDateString('sv-SE')}`;
    }
    function restore() {
      if (title !== null) document.title = title;
      title = null;
    }
    addEventListener('beforeprint', rename);
    addEventListener('afterprint', restore);
    return () => {
      restore();
      removeEventListener('beforeprint', rename);
      removeEventListener('afterprint', restore);
    };
  }, [name]);
}
