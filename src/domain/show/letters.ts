/** Returns only the letters, in lower case and without accents: 'St. Louis' is 'stlouis'. */
export function lettersOf(name: string): string {
  return name.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();
}
