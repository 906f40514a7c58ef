/**
 * Decides what strangers can make us say: in mails to an address that may not be theirs, in calendar files, and on pages whose
 * address holds what they typed (docs/decisions/0054-what-strangers-can-make-us-say.md). Whatever is not plainly a name is replaced by
 * our own words. It bounds words, digits and signs; it judges no meaning.
 */

/** Said in place of a show that is not plainly the name of one. */
export const NEUTRAL_SHOW = 'Your show';
/** Said in place of a city likewise. */
export const NEUTRAL_CITY = 'Your city';

const LONGEST_NAME = 40;
const MOST_NAME_WORDS = 3;
const LONGEST_SHOW = 60;
const MOST_SHOW_WORDS = 6;

/** Letters that a word takes in scripts written without spaces. */
const DENSE: readonly (readonly [script: RegExp, lettersPerWord: number])[] = [
  [/\p{Script=Han}/gu, 2],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 3],
  [/\p{Script=Hangul}/gu, 3],
  [
    /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/gu,
    5,
  ],
];

const LETTERS = String.raw`\p{L}(?:\p{L}|\p{M}{1,3}(?!\p{M}))*`;
const PART = `${LETTERS}(?:['’ʻ]${LETTERS})*`;
/** A dot ends a word: inside one it would make a link in most mail programs. */
const NAME_WORD = new RegExp(String.raw`^${PART}(?:-${PART})?\.?$`, 'u');
/** As a name's, also with a number of up to four digits in it, such as 'Web3' or '2027'. */
const SHOW_WORD = new RegExp(
  String.raw`^(?:[&+–-]|(?:${PART})?\d{0,4}(?:${PART})?(?:-(?:${PART}|\d{1,4}))*[.,]?)$`,
  'u',
);

/** Amounts and addresses that are made of plain words. */
const APPEALS = /\b(?:usd|eur|gbp|dollars?|euros?|bitcoins?|https?|www\p{L}*)\b/iu;

/** Returns the name of a person or place as we may say it to anyone; null if it is not plainly one. */
export function safeName(text: string): string | null {
  const name = text.normalize('NFKC');
  const isSafe =
    name.length <= LONGEST_NAME &&
    name.split(' ').every((word) => NAME_WORD.test(word)) &&
    wordsIn(name.split(' ')) <= MOST_NAME_WORDS &&
    !APPEALS.test(name);
  return isSafe ? name : null;
}

/** Returns the name of a show as we may say it to anyone, else 'Your show'. */
export function safeShow(text: string): string {
  const show = text.normalize('NFKC').trim();
  const isSafe =
    [...show].length <= LONGEST_SHOW &&
    /\p{L}/u.test(show) &&
    show.split(' ').every((word) => SHOW_WORD.test(word)) &&
    (show.match(/\d+/g) ?? []).length <= 1 &&
    wordsIn(show.split(/[ -]/)) <= MOST_SHOW_WORDS &&
    !APPEALS.test(show);
  return isSafe ? show : NEUTRAL_SHOW;
}

/** Counts words, also by capitals inside a word (but for one, as in 'McKinley') and by length in dense scripts. */
function wordsIn(words: readonly string[]): number {
  return words.reduce((count, word) => {
    const capitals = word.match(/(?<=\p{Ll}['’]?)\p{Lu}/gu)?.length ?? 0;
    const dense = DENSE.reduce(
      (sum, [script, letters]) => sum + (word.match(script)?.length ?? 0) / letters,
      0,
    );
    return count + Math.max(1 + Math.max(0, capitals - 1), Math.ceil(dense));
  }, 0);
}
