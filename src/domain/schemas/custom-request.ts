import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { emailAddress, optionalLine, optionalText, requiredLine } from './text.ts';

/** Minimum and maximum length of a booth's side, in feet. */
const SHORTEST = 1;
const MAX_LENGTH = 500;
const error = fieldMessages.dimension;

/** A dimension as a number or as typed text. Empty or missing means undecided (null). */
function openOrFeet() {
  const typed = z.string().check(z.trim(), z.regex(/^(\d{1,3}(\.\d{1,2})?)?$/, { error }));
  const feet = z.number({ error }).check(
    z.minimum(SHORTEST, { error }),
    z.maximum(MAX_LENGTH, { error }),
    // Limits the digits, since a longer number could be a phone number
    z.refine((feet: number) => Number(feet.toFixed(2)) === feet, { error }),
  );
  const open = z.transform((side: number | string | null) =>
    side === null || side === '' ? null : Number(side),
  );
  return z._default(
    z.pipe(z.nullable(z.union([z.number(), typed], { error })), z.pipe(open, z.nullable(feet))),
    null,
  );
}

/** The form for a custom booth: dimensions in feet. A reply needs name and email; all other fields are optional. */
export const customRequestSchema = z.object({
  width: openOrFeet(),
  depth: openOrFeet(),
  height: openOrFeet(),
  requests: z._default(optionalText(2000), ''),
  name: requiredLine(100, fieldMessages.name),
  company: z._default(optionalLine(100), ''),
  email: emailAddress(),
  phone: z.optional(optionalLine(50)),
});

function storedFeet() {
  return z.nullable(z.number().check(z.minimum(SHORTEST), z.maximum(MAX_LENGTH)));
}

/** A custom booth request as stored and sent: lengths in feet or null; a missing phone number is an empty text. */
export const storedCustomRequestSchema = z.extend(customRequestSchema, {
  width: storedFeet(),
  depth: storedFeet(),
  height: storedFeet(),
  requests: optionalText(2000),
  company: optionalLine(100),
  phone: optionalLine(50),
});

/** The form's input: lengths as typed. */
export type CustomRequestInput = z.input<typeof customRequestSchema>;
/** The stored and mailed request: lengths in feet, null if undecided. */
export type CustomRequest = z.output<typeof customRequestSchema>;
