/** Schemas that turn form fields, which are always text, into a record's values. */
import * as z from 'zod/mini';
import { usdAmount } from '../../../../domain/schemas/text.ts';
import { amountIn, numberIn } from '../../../../domain/typed-amount.ts';

/**
 * Parses a typed amount in US dollars. An empty field fails with the message `required`; without one it is 0.
 */
export function usdText(required?: string) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(required === undefined ? 0 : 1, { error: required })),
    z.pipe(
      z.transform((text: string) => (text === '' ? 0 : amountIn(text))),
      usdAmount(),
    ),
  );
}

export interface WholeTextOptions {
  readonly min: number;
  readonly max: number;
  /** Value of an empty field. */
  readonly empty: number | null;
}

/** Parses a typed whole number from `min` to `max`. */
export function wholeText({ min, max, empty }: WholeTextOptions) {
  const error = `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  return z.pipe(
    z.string().check(z.trim()),
    z.pipe(
      z.transform((text: string) => (text === '' ? empty : numberIn(text))),
      z.nullable(z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))),
    ),
  );
}
