import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { emailAddress, optionalLine, requiredLine, requiredText } from './text.ts';

/** A booth's side, in feet. */
const SHORTEST = 1;
const LONGEST = 500;

/** A length in feet: a number, or the text of one as a form field has it. */
function feet() {
  return z.pipe(
    z.union(
      [
        z.number(),
        z.string().check(z.trim(), z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: messages.fields.dimension })),
      ],
      { error: messages.fields.dimension },
    ),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.number({ error: messages.fields.dimension }).check(
        z.minimum(SHORTEST, { error: messages.fields.dimension }),
        z.maximum(LONGEST, { error: messages.fields.dimension }),
        // More digits than a text may have could be a telephone number
        z.refine((feet: number) => Number(feet.toFixed(2)) === feet, { error: messages.fields.dimension }),
      ),
    ),
  );
}

/** The custom booth request form: dimensions in feet. */
export const customRequestSchema = z.object({
  width: feet(),
  depth: feet(),
  height: feet(),
  requests: requiredText(2000, messages.fields.requests),
  name: requiredLine(100, messages.fields.name),
  company: requiredLine(100, messages.fields.company),
  email: emailAddress(),
  phone: z.optional(optionalLine(50)),
});

function storedFeet() {
  return z.number().check(z.minimum(SHORTEST), z.maximum(LONGEST));
}

/** A custom booth request as it is stored and sent on: lengths as numbers of feet, no phone number as an empty text. */
export const storedCustomRequestSchema = z.extend(customRequestSchema, {
  width: storedFeet(),
  depth: storedFeet(),
  height: storedFeet(),
  phone: optionalLine(50),
});

/** What the form hands in: lengths as typed. */
export type CustomRequestInput = z.input<typeof customRequestSchema>;
/** What is stored and sent: lengths as numbers of feet. */
export type CustomRequest = z.output<typeof customRequestSchema>;
