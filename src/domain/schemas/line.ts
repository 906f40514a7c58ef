/** Characters refused in typed texts, without the schema library, which the first step of the wizard does not load. */
import { fieldMessages } from '../messages/fields.ts';

/**
 * Characters refused in lines: C0 and C1 controls, line and paragraph separators, which end headers and confuse logs;
 * bidirectional embeddings and overrides, which disguise a line (isolates are fine); lone surrogates, which cannot be
 * stored.
 */
export const NOT_IN_LINES = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u;
/** Characters refused in texts, which may have tabs and line breaks. */
export const NOT_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e]/u;
/** Matches a visible character: not a space, a joiner or the like. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns the problem of a typed line of 1 to `max` characters, or null: `requiredLine` without the schema library.
 * @param required message for a line without visible characters
 */
export function problemOfLine(typed: string, max: number, required: string): string | null {
  const text = typed.trim();
  if (!VISIBLE.test(text)) return required;
  if ([...text].length > max) return fieldMessages.tooLong(max);
  return NOT_IN_LINES.test(text) ? fieldMessages.controlCharacters : null;
}
