const MOST_CHARACTERS = 40;
/** Where a sentence has no spaces, so that words do not bound it. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MOST_DENSE_CHARACTERS = 10;

const LETTERS = String.raw`\p{L}[\p{L}\p{M}]*`;
const PART = `${LETTERS}(?:['’]${LETTERS})*`;
/** A dot ends a word: inside of one it would make a link in most mail programs. */
const WORD = String.raw`${PART}(?:-${PART})?\.?`;
const NAME = new RegExp(`^${WORD}(?: ${WORD}){0,2}$`, 'u');

/**
 * True for what is hardly more than a name, so that we may say it to a stranger: at most three words of letters, with
 * apostrophes, one hyphen and a dot at the end of each, and 40 characters at most.
 */
export function isPlainName(text: string): boolean {
  return text.length <= (DENSE.test(text) ? MOST_DENSE_CHARACTERS : MOST_CHARACTERS) && NAME.test(text);
}
