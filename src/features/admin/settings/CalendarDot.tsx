/** A calendar's color on its server; nothing if it has none. */
export function CalendarDot({ color }: { color: string | undefined }) {
  if (!color) return null;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: color }}
      className="size-3 shrink-0 rounded-full border border-line"
    />
  );
}
