/** Characters refused in typed texts, without the schema library, which the first step of the wizard does not load. */
import { fieldMessages } from '../messages/fields.ts';

/**
 * Characters refused in lines: C0 and C1 controls, line and paragraph separators, which end headers and confuse logs;
 * lone surrogates, which cannot be stored.
 */
export const NOT_IN_LINES = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** Characters refused in texts, which may have tabs and line breaks. */
export const NOT_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/**
 * Invisible characters that phones and office programs copy along, such as direction marks around a number. Joiners
 * (U+200C, U+200D) after a letter or emoji change its look and stay.
 */
const UNSEEN_IN_LINES =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2065\ufeff]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;
/** Direction isolates, which a line of letters in both directions needs. */
const ISOLATES = /[\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Bidirectional embeddings and overrides, which can disguise a text. Prose may need the other direction marks. */
const UNSEEN_IN_TEXT = /[\u202a-\u202e]/g;
/** Matches a visible character: not a space, a joiner or the like. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns a line without invisible characters and outer spaces. */
export function tidyLine(typed: string): string {
  const text = typed.replace(UNSEEN_IN_LINES, '');
  return (RIGHT_TO_LEFT.test(text) ? text : text.replace(ISOLATES, '')).trim();
}

/** Returns a text of several lines without characters that change its direction, and without outer spaces. */
export function tidyText(typed: string): string {
  return typed.replace(UNSEEN_IN_TEXT, '').trim();
}

/**
 * Returns the problem of a typed line of 1 to `max` characters, or null: `requiredLine` without the schema library.
 * @param required message for a line without visible characters
 */
export function problemOfLine(typed: string, max: number, required: string): string | null {
  const text = tidyLine(typed);
  if (!VISIBLE.test(text)) return required;
  if ([...text].length > max) return fieldMessages.tooLong(max);
  return NOT_IN_LINES.test(text) ? fieldMessages.controlCharacters : null;
}
