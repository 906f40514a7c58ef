import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/problems.ts';
import { problemOfLine } from './line.ts';
import { requiredLine } from './text.ts';

test('a line has the same problem with and without the schema library', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('', ' ', '\u200b', '\u202e', '\u2067', '\u2028', '\n', '\ud83d', 'Boat Expo'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      const typed = pieces.join('');
      const problems = problemsOf(requiredLine(20, 'Choose a show'), typed);
      expect(problemOfLine(typed, 20, 'Choose a show')).toBe(problems[''] ?? null);
    }),
  );
});
