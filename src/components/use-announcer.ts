import { useCallback, useState } from 'react';

/** The message of a `LiveRegion`, and a function that announces a text. */
export function useAnnouncer() {
  const [message, setMessage] = useState('');
  const announce = useCallback((text: string) => {
    // Screen readers announce changes only, so a repeated text gets an invisible space
    setMessage((current) => (current === text ? `${text}\u00a0` : text));
  }, []);
  return { message, announce };
}
