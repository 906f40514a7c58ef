import * as z from 'zod/mini';

export const alternativeSlotSchema = z.object({
  availability_id: z.string(),
  date: z.string(),
  time: z.string(),
  starts_at: z.string(),
});

/** A free slot offered instead of a taken one. */
export type AlternativeSlot = Readonly<z.infer<typeof alternativeSlotSchema>>;

/** A refusal by our server; a proxy's error page never has this shape. */
export const refusalAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string().check(z.minLength(1)),
  /** Error code in kebab-case, such as 'slot-taken'. */
  code: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  /** Messages by payload path, such as 'contact.email'. */
  fields: z._default(z.record(z.string(), z.string()), {}),
  /** The nearest free slots, with 'slot-taken'. */
  alternatives: z._default(z.array(alternativeSlotSchema), []),
  /** The setting that someone else has saved, with 'changed-meanwhile'. */
  theirs: z.optional(z.record(z.string(), z.unknown())),
});

export type RefusalAnswer = Readonly<z.infer<typeof refusalAnswerSchema>>;
