import { useEffect, useRef, useState } from 'react';

/**
 * Files that are dropped anywhere on the page, or pasted, while the component is there.
 * @param onFile told the first one, or null when what arrived holds no file
 * @returns whether one is being dragged over the page
 */
export function useArrivingFiles(onFile: (file: File | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    function handleOver(event: DragEvent) {
      // Otherwise the browser would leave the page for the file
      event.preventDefault();
      setOver(true);
    }
    function handleLeave(event: DragEvent) {
      if (!event.relatedTarget) setOver(false);
    }
    function handleDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer?.files[0] ?? null);
    }
    function handlePaste(event: ClipboardEvent) {
      const file = event.clipboardData?.files[0];
      const isTyping =
        event.target instanceof Element && event.target.matches('input:not([type=file]), textarea');
      if (file || !isTyping) latest.current(file ?? null);
    }
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    document.addEventListener('paste', handlePaste, { signal });
    return () => ended.abort();
  }, []);

  return isOver;
}
