import { useCallback, useState } from 'react';

/**
 * The text for a `LiveRegion` and a function to announce something: `const { message, announce } = useAnnouncer();` and
 * `<LiveRegion message={message} />`.
 */
export function useAnnouncer(): { message: string; announce: (text: string) => void } {
  const [message, setMessage] = useState('');
  const announce = useCallback((text: string) => {
    // Screen readers announce changes only, so a repeated text gets an invisible space
    setMessage((current) => (current === text ? `${text}\u00a0` : text));
  }, []);
  return { message, announce };
}
