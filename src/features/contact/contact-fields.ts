import { EMPTY_MESSAGE } from '../../domain/contact-draft.ts';
import type { ContactMessage } from '../../domain/schemas/contact-message.ts';

export type ContactField = keyof ContactMessage;

/** The fields in the order of the form and of their messages. */
export const CONTACT_FIELDS = Object.keys(EMPTY_MESSAGE) as ContactField[];
