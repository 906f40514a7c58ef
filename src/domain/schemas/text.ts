import * as z from 'zod/mini';
import { isDocumentId } from '../document-id.ts';
import { fieldMessages } from '../messages/fields.ts';
import { MAX_SLUG_LENGTH, SLUG } from '../slug.ts';
import { SLOT_LABELS } from '../time/slot-labels.ts';
import { AMOUNT_MESSAGE } from '../typed-amount.ts';
import { asciiUrl, withAsciiDomain } from './ascii-host.ts';
import type { FieldKind } from './field-paths.ts';
import { NOT_IN_LINES, NOT_IN_TEXT, tidyLine, tidyText, VISIBLE } from './line.ts';
import { pastedAddress } from './pasted-address.ts';

function bounded(max: number) {
  return z.maxLength(max, { error: fieldMessages.tooLong(max), abort: true });
}

/** Refuses text without visible characters. */
function needed(required: string) {
  return [
    z.minLength(1, { error: required, abort: true }),
    z.refine<string>((text) => VISIBLE.test(text), { error: required, abort: true }),
  ] as const;
}

function without(pattern: RegExp) {
  return z.refine<string>((text) => !pattern.test(text), { error: fieldMessages.controlCharacters });
}

/** Marks a field's kind for code that reads schemas: record readers, rules tests, the data model's page. */
export function follows(kind: FieldKind) {
  return z.meta({ kind });
}

/**
 * One line of 1 to `max` characters without control characters. It is trimmed, and invisible characters are dropped.
 * @param required message if it is empty
 */
export function requiredLine(max: number, required: string) {
  return z
    .string({ error: required })
    .check(z.overwrite(tidyLine), ...needed(required), bounded(max), without(NOT_IN_LINES), follows('line'));
}

/** The same with 0 to `max` characters. */
export function optionalLine(max: number) {
  return z.string().check(z.overwrite(tidyLine), bounded(max), without(NOT_IN_LINES), follows('line'));
}

/** Trimmed text of 1 to `max` characters that may have several lines. */
export function requiredText(max: number, required: string) {
  return z
    .string({ error: required })
    .check(z.overwrite(tidyText), ...needed(required), bounded(max), without(NOT_IN_TEXT), follows('text'));
}

/** Trimmed text of 0 to `max` characters that may have several lines. */
export function optionalText(max: number) {
  return z.string().check(z.overwrite(tidyText), bounded(max), without(NOT_IN_TEXT), follows('text'));
}

/** Characters before the '@' that mail servers accept (RFC 5321). */
const MAX_LOCAL_PART = 64;

function canBeAddress(text: string): boolean {
  return !NOT_IN_LINES.test(text) && text.indexOf('@') <= MAX_LOCAL_PART;
}

/**
 * Dot-separated atoms (RFC 5322, 3.2.3) at a domain with a top level, which may be in Punycode. The default pattern
 * refuses 'jane&bob@acme.example'.
 */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** An email address of at most 255 characters, taken out of a pasted text; its domain becomes ASCII. */
export function emailAddress() {
  return addressLike(ADDRESS);
}

/** The same, or an empty text. */
export function optionalEmail() {
  return addressLike(new RegExp(`^$|${ADDRESS.source}`));
}

function addressLike(pattern: RegExp) {
  return z
    .string({ error: fieldMessages.email })
    .check(
      z.overwrite(pastedAddress),
      z.overwrite(withAsciiDomain),
      z.maxLength(255, { error: fieldMessages.email, abort: true }),
      z.refine(canBeAddress, { error: fieldMessages.email, abort: true }),
      z.regex(pattern, { error: fieldMessages.email }),
      follows('email'),
    );
}

/** A calendar date 'yyyy-MM-dd' that exists. */
export function calendarDate() {
  return z.iso.date({ error: 'Enter a date as yyyy-MM-dd' }).check(follows('date'));
}

/** An hourly label of a day in the company's zone, '12:00 AM' to '11:00 PM'. */
export function slotLabel() {
  return z.enum(SLOT_LABELS as readonly [string, ...string[]], { error: 'Choose a time from the list' });
}

/** Different hours of one day. */
export function slotLabels() {
  return z.array(slotLabel()).check(eachOnce('A time is listed twice'));
}

/** Checks that no entry of a list is repeated. */
export function eachOnce(error: string) {
  return z.refine<readonly string[]>((list) => new Set(list).size === list.length, { error });
}

/** An amount in US dollars from 0 to 1,000,000 with at most two decimals. */
export function usdAmount() {
  return z.number({ error: AMOUNT_MESSAGE }).check(
    z.minimum(0, { error: AMOUNT_MESSAGE }),
    z.maximum(1_000_000, { error: 'Enter at most 1,000,000' }),
    z.refine((amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
      error: 'Use at most two decimals',
    }),
    follows('usd'),
  );
}

/** A whole number in a range. */
export function wholeNumber(min: number, max: number) {
  const error = `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

/** A weight in whole pounds; null if unknown, missing in records of former versions. */
export function weightInPounds() {
  return z.optional(z.nullable(wholeNumber(0, 100_000)));
}

/** URL of a stored image: under our own `/media/`, without `..`. */
export function mediaUrl() {
  return z.string().check(
    z.maxLength(500),
    z.regex(/^\/media\/[A-Za-z0-9][A-Za-z0-9/_.-]*$/, { error: 'Use an uploaded image' }),
    z.refine((url: string) => !url.includes('..'), { error: 'Use an uploaded image' }),
    follows('media'),
  );
}

/** URL of a stored image that was drawn from a model, and is no image field of a form. */
export function drawnUrl() {
  return storedUrl('webp', 'Use an uploaded image', 'drawn');
}

/** URL of a stored 3D model. */
export function modelUrl() {
  return storedUrl('bin', 'Use an uploaded model', 'model');
}

function storedUrl(ending: string, error: string, kind: FieldKind) {
  const url = new RegExp(`^/media/[A-Za-z0-9][A-Za-z0-9/_-]*\\.${ending}$`);
  return z.string().check(z.maxLength(500), z.regex(url, { error }), follows(kind));
}

/** Host and path of an https address, without user, password, quotes, brackets or spaces. */
const HTTPS = /^https:\/\/[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d{1,5})?(?:[/?#][!#-;=?-[\]_a-~]*)?$/;

function urlLike(pattern: RegExp) {
  const error = 'Use an address that starts with https://';
  return z.string().check(z.trim(), z.overwrite(asciiUrl), z.maxLength(500), z.regex(pattern, { error }));
}

/** A link to another site: https only, at most 500 characters. */
export function httpsUrl() {
  return urlLike(HTTPS).check(follows('https'));
}

/** A server on this machine, next to a local stack. */
const LOCAL = /^http:\/\/127\.0\.0\.1(?::\d{1,5})?(?:[/?#][!#-;=?-[\]_a-~]*)?$/;

/** An address that the server fetches: https, or LOCAL, which only a local stack fetches (guarded-fetch.ts). */
export function serverUrl() {
  return urlLike(new RegExp(`${HTTPS.source}|${LOCAL.source}`));
}

/** A document id from a client; Firestore reserves ids that start and end with two underscores. */
export function documentId() {
  return z.string().check(z.refine(isDocumentId, { error: 'Unknown id' }), follows('id'));
}

/** A record's slug: lower-case words joined by hyphens. */
export function slug() {
  return z.string().check(
    z.trim(),
    bounded(MAX_SLUG_LENGTH),
    z.regex(SLUG, {
      error: ({ input }) =>
        input ? 'Use lower-case letters and digits, words joined by hyphens' : 'Slug is required',
      abort: true,
    }),
    follows('slug'),
  );
}
