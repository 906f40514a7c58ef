/** Number of words in a row that count as the same text. */
const SHINGLE = 5;

/** Returns the visible words of a page's main part, without markup and pictures. */
export function mainText(html: string): string {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  return main
    .replace(/<(?:"[^"]*"|[^">])*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the fraction of the shorter text that is also in the other one, from 0 to 1, by shingles of five words. */
export function sharedText(one: string, other: string): number {
  const [fewer, more] = [shingles(one), shingles(other)].toSorted((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size === 0) return 0;
  return [...fewer].filter((shingle) => more.has(shingle)).length / fewer.size;
}

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().split(' ');
  return new Set(
    words.slice(SHINGLE - 1).map((_word, index) => words.slice(index, index + SHINGLE).join(' ')),
  );
}
