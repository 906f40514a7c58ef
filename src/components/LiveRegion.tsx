import { useCallback, useState } from 'react';

/**
 * Announces `message` to screen readers when it changes, without showing it. Mount it empty and keep it mounted: a
 * region that appears together with its text is often not read. `useAnnouncer` gives the message.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

/** The message of a `LiveRegion`, and a function that announces a text. */
export function useAnnouncer() {
  const [message, setMessage] = useState('');
  const announce = useCallback((text: string) => {
    // Screen readers announce changes only, so a repeated text gets an invisible space
    setMessage((current) => (current === text ? `${text}\u00a0` : text));
  }, []);
  return { message, announce };
}
