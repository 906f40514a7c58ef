import * as z from 'zod/mini';
import type { ContactMessage } from '../../domain/schemas/contact-message.ts';

export const EMPTY_MESSAGE: ContactMessage = { name: '', company: '', email: '', phone: '', message: '' };

const contactDraftSchema = z.object({
  /** The fields as typed, valid or not. */
  message: z.object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
  /** The last submission; null if it was refused. */
  intent: z.nullable(z.object({ key: z.string(), body: z.string() })),
});

/** The stored draft of a contact message. */
export type ContactDraft = Readonly<z.infer<typeof contactDraftSchema>>;

/** Parses the stored text. @throws Error if it is not a complete, valid draft */
export function parseContactDraft(stored: string): ContactDraft {
  return contactDraftSchema.parse(JSON.parse(stored));
}
