import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/** C0 and C1 controls, and the line and paragraph separators: they end headers and confuse logs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point of the pattern
const ANY_CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but tab and line breaks may stay
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

function bounded(max: number) {
  return z.maxLength(max, { error: messages.fields.tooLong(max), abort: true });
}

function without(pattern: RegExp) {
  return z.refine<string>((text) => !pattern.test(text), { error: messages.fields.controlCharacters });
}

/** One trimmed line of 1 to `max` characters without control characters; `required` is said when it is empty. */
export function requiredLine(max: number, required: string) {
  return z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, { error: required, abort: true }), bounded(max), without(ANY_CONTROL));
}

/** One trimmed line of 0 to `max` characters without control characters. */
export function optionalLine(max: number) {
  return z.string().check(z.trim(), bounded(max), without(ANY_CONTROL));
}

/** Trimmed text of 1 to `max` characters that may have several lines. */
export function requiredText(max: number, required: string) {
  return z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      bounded(max),
      without(CONTROL_BUT_LINES),
    );
}

/** Trimmed text of 0 to `max` characters that may have several lines. */
export function optionalText(max: number) {
  return z.string().check(z.trim(), bounded(max), without(CONTROL_BUT_LINES));
}

/** A trimmed e-mail address of at most 255 characters (specification section 5). */
export function emailAddress() {
  return z.string({ error: messages.fields.email }).check(
    z.trim(),
    z.maxLength(255, { error: messages.fields.email, abort: true }),
    z.refine((text: string) => !ANY_CONTROL.test(text), { error: messages.fields.email, abort: true }),
    z.email({ error: messages.fields.email }),
  );
}

/** A calendar date 'yyyy-MM-dd' that exists. */
export function calendarDate() {
  return z.iso.date({ error: 'Enter a date as yyyy-MM-dd' });
}

/** An amount in US dollars from 0 to 1,000,000 with at most two decimals. */
export function usdAmount() {
  return z.number().check(
    z.minimum(0),
    z.maximum(1_000_000),
    z.refine((amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
      error: 'Use at most two decimals',
    }),
  );
}

/**
 * Address of a stored image: under our own `/media/`,
 * without dots that climb.
 */
export function mediaUrl() {
  return z.string().check(
    z.maxLength(500),
    z.regex(/^\/media\/[A-Za-z0-9][A-Za-z0-9/_.-]*$/, { error: 'Use an uploaded image' }),
    z.refine((url: string) => !url.includes('..'), { error: 'Use an uploaded image' }),
  );
}

/** A document id as clients may send it. */
export function documentId() {
  return z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/, { error: 'Unknown id' }));
}
