import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft, CUSTOM_DESIGN, chosenExtra, completeDraft } from '../../../tests/support/wizard-drafts.ts';
import { EMPTY_DRAFT, parseDraft } from './draft.ts';

const SPOTS = [{ nth: 0, x: 122, z: 6, turn: 0 }];

/** Returns the stored text of a complete draft whose value at `path` is replaced, or removed if undefined. */
function storedWith(path: string, value: unknown): string {
  const intent = { key: 'k', body: '{}' };
  const intents = { customRequest: intent, quote: { ...intent, submissionId: 'q' }, booking: intent };
  const record = JSON.parse(JSON.stringify(completeDraft({ intents, customDesign: CUSTOM_DESIGN })));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => at[key], record);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return JSON.stringify(record);
}

test('a stored draft is restored as it was', () => {
  fc.assert(
    fc.property(anyDraft, (any) => {
      expect(parseDraft(JSON.stringify(any))).toEqual(any);
    }),
    { examples: [[EMPTY_DRAFT], [completeDraft({ extras: [chosenExtra({ spots: SPOTS })] })]] },
  );
});

test.each(['', 'undefined', 'null', '"draft"', '[]', '{}', '{"city":', '{"city":null,"extras":[]}'])(
  'text that is not a draft is refused: %j',
  (stored) => {
    expect(() => parseDraft(stored)).toThrow();
  },
);

const STRUCTURES = [
  ...'city show selectedDesign selectedDesign.images customDesign meeting meeting.slot contact'.split(' '),
  ...'intents intents.customRequest intents.quote intents.booking'.split(' '),
];

const TEXTS = [
  ...'city.city city.state show.id show.name selectedDesign.title selectedDesign.price'.split(' '),
  ...'customDesign.requests customDesign.email extras.0.id extras.0.name meeting.timeZone'.split(' '),
  ...'meeting.slot.availabilityId meeting.slot.date meeting.slot.time meeting.slot.startsAt'.split(' '),
  ...'contact.name contact.company contact.email intents.quote.key intents.booking.body'.split(' '),
];

test('a draft without optional fields, or from before them, is restored with empty ones', () => {
  const { phone: _phone, ...request } = CUSTOM_DESIGN;
  expect(parseDraft(storedWith('customDesign.phone', undefined)).customDesign).toEqual(request);
  for (const value of [undefined, null])
    expect(parseDraft(storedWith('customDesign.depth', value)).customDesign).toMatchObject({ depth: null });
  for (const path of ['contact.website', 'contact.phone']) {
    expect(parseDraft(storedWith(path, undefined)).contact).toEqual(completeDraft().contact);
    expect(() => parseDraft(storedWith(path, 5))).toThrow();
  }
});

test.each([
  ['customDesign.width', ['5', {}, [], true]],
  ['extras.0.quantity', [undefined, null, '5', {}, [], 0, -1, 1.5]],
  ['extras.0.unitPriceUSD', [undefined, null, '5', {}, []]],
  ['extras', [undefined, null, {}, 'x', [null], ['x'], [[]]]],
  ['boothSize', ['30x30', '10×10', '', 5, {}, true]],
  ['meeting.slot.startsAt', ['tomorrow']],
])('a draft whose %s is %j is corrupt', (path, values) => {
  for (const value of values) {
    expect(() => parseDraft(storedWith(path, value)), JSON.stringify(value)).toThrow();
  }
});

test('reading any stored text gives a draft or an error, never half a draft', () => {
  const damage = fc.tuple(
    fc.constantFrom(...STRUCTURES, ...TEXTS, 'extras', 'boothSize', 'extras.0.quantity'),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(damage, ([path, value]) => {
      const stored = storedWith(path, value);
      let parsed: ReturnType<typeof parseDraft>;
      try {
        parsed = parseDraft(stored);
      } catch {
        return;
      }
      expect(Object.keys(parsed).sort()).toEqual(Object.keys(EMPTY_DRAFT).sort());
      expect(parseDraft(JSON.stringify(parsed))).toEqual(parsed);
    }),
  );
});
