import latinize from 'latinize';

/** Returns text as typed into a search: 'lukasz weiss' for 'Łukasz Weiß', without invisible characters. */
export function plainLetters(text: string): string {
  return latinize(text.toLowerCase())
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}
