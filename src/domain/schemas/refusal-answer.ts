import * as z from 'zod/mini';

const alternativeSlotSchema = z.object({
  availability_id: z.string(),
  date: z.string(),
  time: z.string(),
  starts_at: z.string(),
});

/** A free slot offered in place of one that was taken. */
export type AlternativeSlot = Readonly<z.infer<typeof alternativeSlotSchema>>;

/** Our own server's refusal; no proxy's page has this shape. */
export const refusalAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string().check(z.minLength(1)),
  /** The failure's name in kebab-case, such as 'slot-taken'. */
  code: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  /** Messages by path of the payload, such as 'contact.email'. */
  fields: z._default(z.record(z.string(), z.string()), {}),
  /** The nearest free slots, with 'slot-taken'. */
  alternatives: z._default(z.array(alternativeSlotSchema), []),
});
