import { expect, test } from 'vitest';
import { Timestamp } from '../../../tests/browser/firebase/timestamp.ts';
import { NEW_LEAD } from '../schemas/leads.ts';
import { customerNote } from './customer-note.ts';

function quoteNoted(note: string) {
  return { lead: { ...NEW_LEAD, note, changed_at: Timestamp.now(), changed_by: 'admin@booth.example' } };
}

test('the note about a customer is the one of the quote; an older one of the booking follows it', () => {
  expect(customerNote({}, quoteNoted('Call first'))).toBe('Call first');
  expect(customerNote({ note: 'Booth 12' }, quoteNoted('Call first'))).toBe('Call first\nBooth 12');
  expect(customerNote({ note: 'Same' }, quoteNoted('Same'))).toBe('Same');
  expect(customerNote({ note: 'Booth 12' }, {})).toBe('Booth 12');
  expect(customerNote({ note: 'Booth 12' }, null)).toBe('Booth 12');
  expect(customerNote({}, undefined)).toBe('');
});
