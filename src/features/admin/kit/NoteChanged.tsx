/** Shows a note that someone else has changed while it was edited here; `from` is the note from before. */
export function NoteChanged({ from, note }: { from: string; note: string }) {
  if (from === note) return null;
  return (
    <p role="status" className="text-[0.9375rem] wrap-anywhere whitespace-pre-line text-warning">
      The note now says: {note || '(nothing)'}
    </p>
  );
}
