/** Clauses of a proposal's terms, in the order printed. */
export const CLAUSES = {
  ownership: 'Ownership',
  payment: 'Payment',
  cancellation: 'Cancellation',
  changes: 'Changes',
  insurance: 'Insurance',
} as const;
export type Clause = keyof typeof CLAUSES;
export const CLAUSE_NAMES = Object.keys(CLAUSES) as Clause[];

/** Maximum characters of a clause. */
export const MAX_CLAUSE = 600;

/** Returns a company's clauses as the terms of a new proposal, which name its parties. */
export function clausesText(clauses: Readonly<Record<Clause, string>>, companyName: string): string {
  const parties = `In these terms, “the company” is ${companyName}, and “the customer” is the party for which this proposal was prepared.`;
  const numbered = CLAUSE_NAMES.map((name, index) => `${index + 1}. ${CLAUSES[name]}\n${clauses[name]}`);
  return [parties, ...numbered].join('\n\n');
}
