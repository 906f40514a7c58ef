import type { MailBlock } from './layout.ts';

/** A quote's details for the team beyond its summary; `id` is the submission's. */
export function quoteDetails(id: string): MailBlock {
  return { kind: 'rows', title: 'Details', rows: [{ label: 'Quote submission', value: id }] };
}
