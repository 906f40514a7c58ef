import { useCallback, useState } from 'react';

/**
 * The text for a `LiveRegion` and the function that says something in it:
 * `const { message, announce } = useAnnouncer();` and `<LiveRegion message={message} />`.
 */
export function useAnnouncer(): { message: string; announce: (text: string) => void } {
  const [message, setMessage] = useState('');
  const announce = useCallback((text: string) => {
    // A region only speaks when its text changes: the same text again differs by an invisible space
    setMessage((current) => (current === text ? `${text}\u00a0` : text));
  }, []);
  return { message, announce };
}
