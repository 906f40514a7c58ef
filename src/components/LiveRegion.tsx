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
