import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { MailBlock } from './layout.ts';

/** For the team: the reference project that a quote was started from, if any. */
export function inspirationRows({ inspired_by_name }: QuoteSubmission): MailBlock[] {
  if (!inspired_by_name) return [];
  const rows = [{ label: 'Inspired by', value: inspired_by_name }];
  return [{ kind: 'rows', title: 'Reference project', rows }];
}
