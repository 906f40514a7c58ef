import latinize from 'latinize';

/**
 * Returns the text as people type it into a search: in lower case, with Latin letters as plain ones ('Łukasz Weiß' is
 * 'lukasz weiss'), without accents and invisible characters.
 */
export function plainLetters(text: string): string {
  return latinize(text.toLowerCase())
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}
