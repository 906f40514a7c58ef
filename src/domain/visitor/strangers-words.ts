/**
 * Cleans a stranger's words before we repeat them in mails to an address that may not be theirs, in calendar files, and
 * on pages whose URL contains typed text (docs/decisions/0155-strangers-words-are-attributed.md). Leaves out what a
 * reader could follow or pay: links, addresses, phone numbers, prices. It does not judge meaning.
 */

/** Replaces a show of which nothing is left. */
export const NEUTRAL_SHOW = 'Your show';
/** Replaces a city of which nothing is left. */
export const NEUTRAL_CITY = 'Your city';

const MAX_LENGTH = 60;
/** Bounds the work for text from a URL; longer than any text that forms accept. */
const MAX_READ = 300;
const MAX_GREETED = 24;

/** Stands for what was left out. */
const CUT = ' ... ';

/** Invisible characters, and marks that NFKC turns into letters. */
const DROPPED = /[®©™℠\p{Default_Ignorable_Code_Point}]/gu;
const LINKS = /\S*(?::\/\/|\S@\S*\.|www\.)\S*/giu;
/** The end of a domain: '.com/claim' of 'evil.com/claim'. 'St.Louis' is two words, and '.conf' ends none. */
const DOMAIN_ENDS = /(?<=[\p{L}\p{M}\p{N}])\.\p{Ll}[\p{L}\p{M}\p{N}]\S*/gu;
/** Signs that names do not need. A slash stays between digits ('20/20'), and a dot before a single letter ('U.S.'). */
const SIGNS =
  /\.(?=[\p{L}\p{M}][\p{L}\p{M}\p{N}])|(?<!\p{N})\/|\/(?!\p{N})|[^\p{L}\p{M}\p{N}\p{Sc}&+'’.,/–-]+|(?<=\p{M}{3})\p{M}+/gu;
/** Seven digits with little or only signs between them, five in a row, an IP address, and '1-800-' before a word. */
const PHONES =
  /\+?\p{N}(?:(?:\P{N}{0,3}|[^\p{L}\p{N}.]*)\p{N}){6,}|\p{N}{5,}|(?:\p{N}+\.){3}\p{N}+|(?<!\p{N})(?:1[ .-]?)?8(\p{N})\1[ .-]?(?=\p{L})/gu;
const PRICES =
  /(?:\p{Sc}|(?<![a-z])(?:usd|eur|gbp|chf|rs\.?|dollars?|euros?|(?:cad|aud|inr|jpy|cny)(?! ?20\p{N}{2}(?!\p{N})))) ?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*[ -]?(?:\p{Sc}|(?:us )?(?:usd|eur|gbp|jpy|cny|rmb|inr|cad|aud|chf|btc|eth|bitcoins?|dollars?|euros?|pounds?|bucks|cents|yen|yuan|rupees?|rubles?|pesos?)(?![a-z])|руб|[元圆圓円원]|บาท)|\p{N}+\.\p{N}{2}(?!\p{N})|\p{Sc}/giu;

/** Spaces before another space or a comma. */
const SPACES = / +(?=[ ,])/g;

const PART = String.raw`\p{L}[\p{L}\p{M}]*`;
/** Not a single letter, an abbreviation such as 'Dr.', or a sentence in a script without spaces. */
const NAME = new RegExp(String.raw`^(?!\p{L}$|(?:\p{Lo}\p{M}*){10})${PART}(?:['’-]${PART}){0,2}$`, 'u');
const TITLE =
  /^(?:the|dr|mrs?|ms|mx|miss|madam|mme|monsieur|herr|frau|prof|professor|sir|dame|capt|captain|col|colonel|sgt|rev|rabbi|father|hon|[js]r|ii+|iv|phd|esq)$/i;
/** Words in front of a family name, which are not a given name. */
const PARTICLE = /^(?:da|de|di|do|du|de[lnr]|dos|las?|le|los|st|van|von)$/i;
const INITIALS = /(?<=^| )(?:\p{L}\.?){1,3}(?= |$)/u;

/** Returns the name of a show without anything to follow or pay; 'Your show' if nothing is left. */
export function safeShow(text: string): string {
  return shortened(cleaned(text)) || NEUTRAL_SHOW;
}

/** Returns the name of a city without anything to follow or pay; 'Your city' if nothing is left. */
export function safeCity(text: string): string {
  return shortened(cleaned(text)) || NEUTRAL_CITY;
}

/** Returns the first part of a person's name that is a name: 'Oscar', or 'John' of 'Smith, John'. Empty without one. */
export function firstName(text: string): string {
  const words = cleaned(text.replace(/\.{2,}|…/g, ' '));
  if (words.includes(CUT.trim())) return '';
  const [before = [], after = []] = words.split(',').map(namesIn);
  const capitalized = before.filter((word) => isCapitalized(word) && !PARTICLE.test(word));
  const [family = '', ...others] = before.length === 1 ? before : capitalized;
  // A family name is followed by the given name, a whole name by a degree
  const isFamilyFirst = others.length === 0 && (!isUpperCase(after[0]) || isUpperCase(family));
  const names = isFamilyFirst ? [...after, ...before] : [...before, ...after];
  return names.find(isCapitalized) ?? names[0] ?? INITIALS.exec(words)?.[0] ?? '';
}

/** Returns 'Hi Vera,' for a person's full name, or 'Hi,' if it has no first name to greet. */
export function greeting(name: string): string {
  return `${['Hi', firstName(name)].filter(Boolean).join(' ')},`;
}

function namesIn(words: string): readonly string[] {
  return words
    .split(' ')
    .filter((word) => NAME.test(word) && !TITLE.test(word) && [...word].length <= MAX_GREETED);
}

function isCapitalized(word: string): boolean {
  return !/^\p{Ll}/u.test(word);
}

function isUpperCase(word: string | undefined): boolean {
  return word?.toUpperCase() === word;
}

/** Returns the words without links, phone numbers, prices and signs; empty if no letter or digit is left. */
function cleaned(text: string): string {
  const words = text
    .slice(0, MAX_READ)
    .replace(DROPPED, '')
    .normalize('NFKC')
    .replace(LINKS, CUT)
    .replace(DOMAIN_ENDS, ' ')
    .replace(SIGNS, ' ')
    .replace(SPACES, '')
    .replace(PHONES, CUT)
    .replace(PRICES, CUT)
    // A slash may have lost its digit
    .replace(SIGNS, ' ')
    .replace(SPACES, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

/** Returns at most 60 characters, cut between words. */
function shortened(words: string): string {
  const letters = [...words];
  if (letters.length <= MAX_LENGTH) return words;
  const start = letters.slice(0, MAX_LENGTH - 2).join('');
  return `${start.replace(/ [^ ]*$/, '')}...`;
}
