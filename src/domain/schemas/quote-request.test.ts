import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aQuoteRequest as body } from '../../../tests/support/payloads.ts';
import { problemsOf } from '../../../tests/support/problems.ts';
import { CUSTOM_DESIGN } from '../../../tests/support/wizard-drafts.ts';
import { canBeQuoted } from '../show/cities.ts';
import { quoteRequestSchema } from './quote-request.ts';

test('the request payload of the contract is accepted as it is', () => {
  expect(quoteRequestSchema.parse(body())).toEqual(body());
});

test('a custom show, a custom size and no extras are accepted', () => {
  const { selectedDesign: _design, ...custom } = body({
    show: { id: 'custom', name: 'Our own roadshow' },
    boothSize: 'custom',
    customDesign: CUSTOM_DESIGN,
    extras: [],
  });
  expect(quoteRequestSchema.parse(custom)).toEqual(custom);
  expect(quoteRequestSchema.safeParse(body({ selectedDesign: null, customDesign: null })).success).toBe(true);
});

test('the schema and the wizard agree on every city', () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aZ .-'’1$\u202eö"), maxLength: 4 });
  const names = ['Las Vegas', 'las vegas', 'Las-Vegas', 'Boise', "Coeur d'Alene", 'x'.repeat(61)];
  const messages = ['Win $500', 'evil.example/claim', 'Call 555 0199', 'Reno\u0085'];
  const name = fc.oneof(letters, fc.constantFrom(...names, ...messages));
  fc.assert(
    fc.property(name, fc.constantFrom('NV', 'KS', 'XX', 'PW', 'nv', 'Kansas', ''), (text, state) => {
      const city = { city: text.trim(), state };
      const problems = problemsOf(quoteRequestSchema, body({ city }));
      expect(Object.keys(problems).length === 0).toBe(canBeQuoted(city));
    }),
  );
});

test('city, show and booth size are required and named', () => {
  const { city: _city, show: _show, boothSize: _size, ...rest } = body();
  expect(Object.keys(problemsOf(quoteRequestSchema, rest)).sort()).toEqual(['boothSize', 'city', 'show']);
  const blank = body({
    city: { city: ' ', state: 'Nevada' },
    show: { id: 'custom', name: '' },
    boothSize: '30x30',
  });
  expect(problemsOf(quoteRequestSchema, blank)).toEqual({
    'city.city': 'Choose a city',
    'city.state': 'Use the two-letter state code',
    'show.name': 'Choose a show',
    boothSize: 'Choose a booth size',
  });
});

test('the quantity of an extra is a whole number from 1 to 1000', () => {
  const withQuantity = (quantity: unknown) =>
    body({ extras: [{ id: 'bar-stools', name: 'Bar stools', quantity, unitPriceUSD: 95 }] });
  for (const quantity of [1, 1000])
    expect(problemsOf(quoteRequestSchema, withQuantity(quantity))).toEqual({});
  for (const quantity of [0, -1, 1.5, 1001, Number.NaN, '2', null]) {
    expect(Object.keys(problemsOf(quoteRequestSchema, withQuantity(quantity))), String(quantity)).toEqual([
      'extras.0.quantity',
    ]);
  }
});

test('an extra is listed once, and at most a hundred are', () => {
  const extra = (id: string) => ({ id, name: 'x', quantity: 1, unitPriceUSD: 1 });
  expect(problemsOf(quoteRequestSchema, body({ extras: [extra('a'), extra('b'), extra('a')] }))).toEqual({
    extras: 'An extra is listed twice',
  });
  const many = (count: number) =>
    body({ extras: Array.from({ length: count }, (_, index) => extra(`e${index}`)) });
  expect(problemsOf(quoteRequestSchema, many(100))).toEqual({});
  expect(Object.keys(problemsOf(quoteRequestSchema, many(101)))).toEqual(['extras']);
});

test('the meeting is an instant with a label of the list and a time zone that exists', () => {
  const offset = body({ meeting: { date: '2026-12-08T10:00:00-05:00', time: '10:00 AM', timeZone: 'UTC' } });
  expect(problemsOf(quoteRequestSchema, offset)).toEqual({});
  const wrong = body({ meeting: { date: '2026-12-08', time: '10 AM', timeZone: 'Mars/Olympus' } });
  expect(Object.keys(problemsOf(quoteRequestSchema, wrong)).sort()).toEqual([
    'meeting.date',
    'meeting.time',
    'meeting.timeZone',
  ]);
});

test('unknown fields do not get through', () => {
  expect(quoteRequestSchema.parse(body({ admin_id: 'mallory', total: 1 }))).toEqual(body());
});
