/** The address of a link that starts a mail; nothing in `to` or `subject` can add a header of its own. */
export function mailLink(to: string, subject?: string): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
