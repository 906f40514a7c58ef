/** Holds the place of a record's image that there is none of. */
export function NoImage() {
  return (
    <div className="grid size-full place-items-center bg-surface-strong text-sm text-muted">No image</div>
  );
}
