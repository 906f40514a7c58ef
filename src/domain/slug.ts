/** Slugs: the part of an address that names a record, lower-case words joined by hyphens. */

/** Longest slug that a record may have. */
export const MAX_SLUG_LENGTH = 120;

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `text` as a slug: accents dropped, '×' as 'x', everything else between words a hyphen. Empty if nothing is left. */
export function slugOf(text: string): string {
  const words = text
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(words).slice(0, MAX_SLUG_LENGTH));
}

/** A slug for `title` that `taken` does not hold: 'launch', else 'launch-2', 'launch-3' and so on. */
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

/** Longest name of a record that is copied. */
const MAX_NAME_LENGTH = 120;

/** The name of a copy: 'Launch (copy)', cut to what a record's name may have. */
export function copyName(name: string): string {
  const ending = ' (copy)';
  return `${name.slice(0, MAX_NAME_LENGTH - ending.length).trimEnd()}${ending}`;
}

/** The name of an image in its address, out of what it shows: at most 60 characters; 'image' if nothing is left. */
export function imageName(...words: string[]): string {
  return trimHyphens(slugOf(words.join(' ')).slice(0, 60)) || 'image';
}
