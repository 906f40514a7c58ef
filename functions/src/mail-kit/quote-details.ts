import type { MailBlock } from './layout.ts';

/** What the team needs of a quote besides its summary; `id` is that of the submission. */
export function quoteDetails(id: string): MailBlock {
  return { kind: 'rows', title: 'Details', rows: [{ label: 'Quote submission', value: id }] };
}
