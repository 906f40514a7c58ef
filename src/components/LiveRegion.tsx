import { useCallback, useState } from 'react';

/**
 * Announces `message` to screen readers when it changes; invisible. Mount it empty and keep it mounted, since screen
 * readers often skip a region that appears together with its text. Use with `useAnnouncer`.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

/** Returns the message for a `LiveRegion`, and a function that announces a text. */
export function useAnnouncer() {
  const [message, setMessage] = useState('');
  const announce = useCallback((text: string) => {
    // Screen readers announce changes only, so a repeated text gets an invisible space
    setMessage((current) => (current === text ? `${text}\u00a0` : text));
  }, []);
  return { message, announce };
}
