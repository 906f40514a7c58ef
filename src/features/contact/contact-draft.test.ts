import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_MESSAGE, parseContactDraft } from './contact-draft.ts';

const anyDraft = fc.record({
  message: fc.record({
    name: fc.string(),
    company: fc.string(),
    email: fc.string(),
    phone: fc.string(),
    message: fc.string(),
  }),
  intent: fc.option(fc.record({ key: fc.uuid(), body: fc.string() }), { nil: null }),
});

test('every draft comes back as it was stored', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(parseContactDraft(JSON.stringify(draft))).toEqual(draft);
    }),
  );
});

test.each([
  ['no JSON', '{"message":'],
  ['nothing', 'null'],
  ['no record', '[]'],
  ['without a message', '{"intent":null}'],
  ['with a field missing', JSON.stringify({ message: { ...EMPTY_MESSAGE, phone: undefined }, intent: null })],
  ['with a number for a text', JSON.stringify({ message: { ...EMPTY_MESSAGE, name: 5 }, intent: null })],
  ['with half an intent', JSON.stringify({ message: EMPTY_MESSAGE, intent: { key: 'k' } })],
])('a stored text that is %s is no draft', (_what, stored) => {
  expect(() => parseContactDraft(stored)).toThrow();
});
