import * as z from 'zod/mini';
import { terms as ownTerms } from '#company/terms.ts';
import {
  MAX_TERM,
  PAPER_NAMES,
  PAPER_TERMS,
  type PaperTerm,
  type PublishedTerms,
  TERM_NAMES,
  TERM_QUESTIONS,
} from '../quote/terms.ts';
import { documentId, optionalText } from '../schemas/text.ts';
import type { Document } from './document.ts';
import { defineRecord } from './record.ts';

/** Id of the only record. */
export const TERMS_ID = 'terms';

const answer = () => optionalText(MAX_TERM);

export const TERMS = defineRecord({
  name: 'terms',
  about:
    "The company's terms in plain words: one record, `terms`, for all administrators. Visitors see the questions that have an answer.",
  isPersonal: false,
  id: { only: TERMS_ID },
  schema: z.object({
    ownership: answer(),
    payment: answer(),
    order_by: answer(),
    contractor_form: answer(),
    insurance: answer(),
    dismantling: answer(),
    after_show: answer(),
    cancellation: answer(),
    /** Bank details and a line about taxes, on proposals only. Missing in records of former versions. */
    bank_details: z.optional(answer()),
    tax_line: z.optional(answer()),
    admin_id: documentId(),
  }),
  labels: { ...TERM_QUESTIONS, ...PAPER_TERMS },
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});

/** Returns the terms that only proposals have, and that are set; the company's own without a record. */
export function paperTerms(stored: Document | undefined): Partial<Record<PaperTerm, string>> {
  const terms = TERMS.read(stored ?? ownTerms);
  return Object.fromEntries(PAPER_NAMES.filter((name) => terms[name]).map((name) => [name, terms[name]]));
}

/** Returns the terms that have an answer; the company's own without a record. */
export function publishedTerms(stored: Document | undefined): PublishedTerms {
  const terms = TERMS.read(stored ?? ownTerms);
  return Object.fromEntries(TERM_NAMES.filter((name) => terms[name]).map((name) => [name, terms[name]]));
}
