/** Slugs name a record in a URL: lower-case words joined by hyphens. */

export const MAX_SLUG_LENGTH = 120;

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Converts `text` to a slug: without accents, '×' becomes 'x', everything else between words a hyphen. May be empty. */
export function slugOf(text: string): string {
  const words = text
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(words).slice(0, MAX_SLUG_LENGTH));
}

/** Returns a slug for `title` that is not in `taken`: 'launch', else 'launch-2', 'launch-3' and so on. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title);
  if (slug === '' || !taken.has(slug)) return slug;
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const numbered = `${trimHyphens(slug.slice(0, MAX_SLUG_LENGTH - ending.length))}${ending}`;
    if (!taken.has(numbered)) return numbered;
  }
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}

/** Maximum length of a copied record's name. */
const MAX_NAME_LENGTH = 120;

/** Returns the name of a copy: 'Launch (copy)', cut to the maximum length. */
export function copyName(name: string): string {
  const ending = ' (copy)';
  return `${name.slice(0, MAX_NAME_LENGTH - ending.length).trimEnd()}${ending}`;
}

/** Returns an image's name in its URL, from its description: at most 60 characters; 'image' if none is left. */
export function imageName(...words: string[]): string {
  return trimHyphens(slugOf(words.join(' ')).slice(0, 60)) || 'image';
}
