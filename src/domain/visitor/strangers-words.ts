/**
 * Limits which of a stranger's words we repeat in mails to an address that may not be theirs, in calendar files, and on
 * pages whose URL contains typed text (docs/decisions/0054-what-strangers-can-make-us-say.md). Text that is not clearly
 * a name is replaced with our own words. The check limits words, digits and signs; it does not judge meaning.
 */

/** Replaces a show that is not clearly a name. */
export const NEUTRAL_SHOW = 'Your show';
/** Replaces a city that is not clearly a name. */
export const NEUTRAL_CITY = 'Your city';

const MAX_NAME = 40;
const MAX_NAME_WORDS = 3;
const MAX_SHOW = 60;
const MAX_SHOW_WORDS = 6;
/** Stricter limit for scripts without spaces, which have no short words. */
const MAX_DENSE_SHOW_WORDS = 4.5;
/** A longer word is several words run together. */
const MAX_WORD = 20;

/** Scripts with spaces between words. All letters of a word are from one script. */
const SPACED = [
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Ethiopic',
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala',
].flatMap((scripts) => scripts.split(' ').map((script) => new RegExp(String.raw`\p{Script=${script}}`, 'u')));

/** Letters per word in scripts without spaces, such as Thai, Khmer and Balinese; they are limited by length. */
const DENSE: readonly (readonly [script: RegExp, lettersPerWord: number])[] = [
  [/\p{Script=Han}/u, 2],
  [/\p{Script=Hangul}/u, 2.5],
  [/[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u, 3],
  [/[\p{L}\p{M}]/u, 5],
];

/**
 * Letters without modifier letters and clicks, which look like signs, but with the repetition marks of dense scripts.
 */
const LETTER = String.raw`(?![ǀ-ǃꞏ])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}々ーๆ]`;
const LETTERS = String.raw`${LETTER}(?:${LETTER}|[\p{Mn}\p{Mc}]{1,3}(?!\p{M}))*`;
const PART = `${LETTERS}(?:['’ʻʼ]${LETTERS})*`;
/** A word of a name. A dot is only allowed at the end: most mail programs make links of dots inside words. */
const NAME_WORD = new RegExp(String.raw`^${PART}(?:-${PART})?\.?$`, 'u');
/** A word of a show: like a name's word, or with a number of up to four digits, such as 'Web3' or '2027'. */
const SHOW_WORD = new RegExp(
  String.raw`^(?:[&+–-]|(?:${PART})?\d{0,4}(?:${PART})?(?:[-&+](?:${PART}|\d{1,4}))*[.,]?)$`,
  'u',
);

/** Blank letters such as the Hangul filler, and other invisible signs. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Amounts and URLs made of plain words. */
const APPEALS =
  /(?<!\p{L})(?:(?:usd|eur|gbp|dollars?|euros?|bitcoins?|dot (?:com|net|org))(?!\p{L})|https?|www)|\d ?(?:(?:jpy|cny|rmb|inr|cad|aud|chf|btc|eth|pounds?|bucks|yen|yuan|rupees?|rubles?|pesos?)(?!\p{L})|руб|[元圆圓円원]|บาท)/iu;

/** Returns the name of a person or place if it is safe to repeat; null if it is not clearly a name. */
export function safeName(text: string): string | null {
  const name = text.normalize('NFKC');
  const isSafe =
    name.length <= MAX_NAME &&
    name.split(' ').length <= MAX_NAME_WORDS &&
    name.split(' ').every((word) => NAME_WORD.test(word)) &&
    // One name may be hyphenated
    wordsIn(name) <= MAX_NAME_WORDS + (name.includes('-') ? 1 : 0) &&
    denseWordsIn(name) <= MAX_NAME_WORDS &&
    isPlain(name);
  return isSafe ? name : null;
}

/** Returns the name of a show if it is safe to repeat, else 'Your show'. */
export function safeShow(text: string): string {
  const show = text.normalize('NFKC').trim();
  const isSafe =
    [...show].length <= MAX_SHOW &&
    /\p{L}/u.test(show) &&
    show.split(' ').every((word) => SHOW_WORD.test(word)) &&
    (show.match(/\d+/g) ?? []).length <= 1 &&
    wordsIn(show) <= (denseWordsIn(show) > 0 ? MAX_DENSE_SHOW_WORDS : MAX_SHOW_WORDS) &&
    isPlain(show);
  return isSafe ? show : NEUTRAL_SHOW;
}

function isPlain(text: string): boolean {
  const words = piecesOf(text);
  return (
    !INVISIBLE.test(text) &&
    !APPEALS.test(text) &&
    words.every((word) => [...word].length <= MAX_WORD && scriptsIn(word) <= 1)
  );
}

function wordsIn(text: string): number {
  return piecesOf(text).filter((word) => scriptsIn(word) > 0).length + denseWordsIn(text);
}

/** Returns the words of a text, also split at capitals and apostrophes. "O'", "'s" and 'Mc' do not count. */
function piecesOf(text: string): readonly string[] {
  const elided = text.replace(
    /(?<=^|[ -])(?:\p{L}{1,2}['’ʻʼ]|Ma?c(?=\p{Lu}))(?=\p{L})|['’]s?(?!\p{L})/gu,
    '',
  );
  return elided.match(/\p{Lu}?(?:(?!\p{Lu})[\p{L}\p{M}])+|\p{Lu}+/gu) ?? [];
}

function scriptsIn(word: string): number {
  return SPACED.filter((script) => script.test(word)).length;
}

function denseWordsIn(text: string): number {
  return [...text].reduce((sum, sign) => {
    if (scriptsIn(sign) > 0 || /\p{Script=Inherited}/u.test(sign)) return sum;
    const lettersPerWord = DENSE.find(([script]) => script.test(sign))?.[1];
    return lettersPerWord ? sum + 1 / lettersPerWord : sum;
  }, 0);
}
