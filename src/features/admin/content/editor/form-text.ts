/** Parses form fields, which are all texts, into a record's values. */
import * as z from 'zod/mini';

/** The bounds of `usdAmount`, for a text. */
const USD_TEXT = /^(\d{1,7}(\.\d{1,2})?|\.\d{1,2})$/;
const USD_MESSAGE = 'Enter an amount from 0 to 1,000,000 with at most two decimals';

/** An amount in US dollars as typed; `required` is the message for an empty field, which is 0 without it. */
export function usdText(required?: string) {
  return z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(required === undefined ? 0 : 1, { error: required, abort: true }),
      z.refine((text: string) => text === '' || USD_TEXT.test(text), { error: USD_MESSAGE }),
    ),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.maximum(1_000_000, { error: USD_MESSAGE })),
    ),
  );
}

export interface WholeTextOptions {
  readonly least: number;
  readonly most: number;
  /** Value of an empty field. */
  readonly empty: number | null;
}

/** A whole number from `least` to `most` as typed. */
export function wholeText({ least, most, empty }: WholeTextOptions) {
  const error = `Enter a whole number from ${least} to ${most.toLocaleString('en-US')}`;
  return z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text: string) => text === '' || /^\d{1,9}$/.test(text), { error }),
    ),
    z.pipe(
      z.transform((text: string) => (text === '' ? empty : Number(text))),
      z.nullable(z.int().check(z.minimum(least, { error }), z.maximum(most, { error }))),
    ),
  );
}
