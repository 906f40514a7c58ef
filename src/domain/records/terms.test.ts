import { expect, test } from 'vitest';
import { answeredTerms } from '../quote/terms.ts';
import { publishedTerms } from './terms.ts';

test('terms with an answer are published, in the order of the questions; nothing else is', () => {
  const answers = { payment: 'Half with the order.', ownership: 'You rent it.' };
  const stored = { ...answers, order_by: '', admin_id: 'a' };
  const terms = publishedTerms(stored);
  expect(answeredTerms(terms)).toEqual([
    { question: 'Do we rent or own the booth?', answer: 'You rent it.' },
    { question: 'What do we pay, and when?', answer: 'Half with the order.' },
  ]);
  expect(publishedTerms(undefined)).toEqual({});
  expect(answeredTerms(undefined)).toEqual([]);
});

test('an unreadable answer does not hide the others', () => {
  const stored = { payment: 'Half with the order.', insurance: 7, after_show: null };
  expect(publishedTerms(stored)).toEqual({ payment: 'Half with the order.' });
});
