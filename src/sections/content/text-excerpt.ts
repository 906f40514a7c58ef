/** Characters of a description that search engines show. */
const DESCRIPTION = 158;

/** Returns the beginning of a text on one line, cut at a word, for search results. */
export function textExcerpt(text: string, most = DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 2).replace(/[\s.,;:]*\S*$/, '')} …`;
}
