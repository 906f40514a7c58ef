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
  type Term,
} from '../quote/terms.ts';
import { documentId, optionalText } from '../schemas/text.ts';
import type { Document } from './document.ts';
import { defineRecord } from './record.ts';

export const TERMS_ID = 'terms';

const answer = () => optionalText(MAX_TERM);
type Answer = ReturnType<typeof answer>;

export const TERMS = defineRecord({
  name: 'terms',
  about:
    "The company's terms in plain words: one record, `terms`, for all administrators. Visitors see the questions that have an answer.",
  isPersonal: false,
  id: { only: TERMS_ID },
  schema: z.object({
    ...(Object.fromEntries(TERM_NAMES.map((name) => [name, answer()])) as Record<Term, Answer>),
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
  return setTerms(PAPER_NAMES, stored);
}

/** Returns the terms that have an answer; the company's own without a record. */
export function publishedTerms(stored: Document | undefined): PublishedTerms {
  return setTerms(TERM_NAMES, stored);
}

function setTerms<Name extends Term | PaperTerm>(names: readonly Name[], stored: Document = ownTerms) {
  const terms = TERMS.read(stored);
  return Object.fromEntries(
    names.filter((name) => terms[name]).map((name) => [name, terms[name]]),
  ) as Partial<Record<Name, string>>;
}
