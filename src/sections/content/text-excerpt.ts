/** Search engines show no more of a description. */
const MAX_LENGTH = 158;

/** Returns the beginning of a text on one line, cut after a word, for a page's description. */
export function textExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, MAX_LENGTH - 2).replace(/[\s.,;:]*\S*$/, '')} …`;
}
