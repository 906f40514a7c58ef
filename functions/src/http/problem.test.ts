import { expect, test } from 'vitest';
import { invalid, Problem, problemBody } from './problem.ts';

test('a problem has the status and the text of its code', () => {
  const problem = new Problem('availability-not-found');

  expect(problem.status).toBe(404);
  expect(problemBody(problem)).toEqual({
    success: false,
    error: 'Availability record not found',
    code: 'availability-not-found',
  });
});

test('refused values are named, and the first of their texts is the answer', () => {
  expect(
    problemBody(invalid({ user_email: 'Invalid email address', company: 'Company is required' })),
  ).toEqual({
    success: false,
    error: 'Invalid email address',
    code: 'invalid',
    fields: { user_email: 'Invalid email address', company: 'Company is required' },
  });
});

test('more members appear next to the text', () => {
  const problem = new Problem('slot-taken', { extra: { alternatives: [] } });

  expect(problem.status).toBe(409);
  expect(problemBody(problem)).toMatchObject({ code: 'slot-taken', alternatives: [] });
});
