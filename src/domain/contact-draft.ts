import * as z from 'zod/mini';
import type { Intent } from './intent.ts';
import type { ContactMessage } from './schemas/contact-message.ts';

/** The stored draft of a contact message. */
export interface ContactDraft {
  /** As typed, valid or not. */
  readonly message: ContactMessage;
  /** The last submission; null once it was refused. */
  readonly intent: Intent | null;
}

export const EMPTY_MESSAGE: ContactMessage = { name: '', company: '', email: '', phone: '', message: '' };

const contactDraftSchema = z.object({
  message: z.object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
  intent: z.nullable(z.object({ key: z.string(), body: z.string() })),
});

/**
 * Parses the draft from the stored text.
 * @throws Error if it is not a complete, valid draft
 */
export function parseContactDraft(stored: string): ContactDraft {
  return contactDraftSchema.parse(JSON.parse(stored));
}
