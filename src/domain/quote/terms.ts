/** Questions that exhibitors ask before they order, in the order shown. */
export const TERM_QUESTIONS = {
  ownership: 'Do we rent or own the booth?',
  payment: 'What do we pay, and when?',
  order_by: 'How late can we order or make changes?',
  contractor_form: 'Who files the contractor form (EAC)?',
  insurance: 'Who insures the booth?',
  dismantling: 'Who takes the booth down?',
  after_show: 'Where does it go after the show?',
  cancellation: 'What if we cancel the order?',
} as const;
export type Term = keyof typeof TERM_QUESTIONS;
export const TERM_NAMES = Object.keys(TERM_QUESTIONS) as Term[];

/** Terms that only proposals and their mails have, where money is due. */
export const PAPER_TERMS = { bank_details: 'Bank details', tax_line: 'Tax line' } as const;
export type PaperTerm = keyof typeof PAPER_TERMS;
export const PAPER_NAMES = Object.keys(PAPER_TERMS) as PaperTerm[];

/** Maximum characters of an answer. */
export const MAX_TERM = 400;

/** The company's terms as published: those that have an answer. */
export type PublishedTerms = Readonly<Partial<Record<Term, string>>>;

/** Returns the questions that the company answers, with its answers. */
export function answeredTerms(terms: PublishedTerms | undefined) {
  return TERM_NAMES.flatMap((name) => {
    const answer = terms?.[name];
    return answer ? [{ question: TERM_QUESTIONS[name], answer }] : [];
  });
}
