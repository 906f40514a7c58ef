import { expect, test } from 'vitest';
import { Timestamp } from '../../../tests/browser/firebase/timestamp.ts';
import { NEW_LEAD } from '../schemas/leads.ts';
import { customerNote } from './customer-note.ts';

function quoteNoted(note: string) {
  return { lead: { ...NEW_LEAD, note, changed_at: Timestamp.now(), changed_by: 'admin@booth.example' } };
}

test('the note about a customer is the one of the quote; without a quote, the booking has one', () => {
  expect(customerNote({}, quoteNoted('Call first'))).toBe('Call first');
  expect(customerNote({ note: 'Booth 12' }, null)).toBe('Booth 12');
  expect(customerNote({}, undefined)).toBe('');
});
