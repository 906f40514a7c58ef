import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft, completeDraft } from '../../../tests/support/wizard-drafts.ts';
import { STANDARD_SIZES } from '../../domain/quote/catalogue.ts';
import { draftAddress, linkedQuoteOf, quoteAddress, quoteFragment } from '../../domain/quote/quote-link.ts';
import { CITIES } from '../../domain/show/cities.ts';
import { DEFAULT_SHOWS } from '../../domain/show/default-shows.ts';
import { problemOfShow } from '../../domain/show/shows.ts';
import { safeCity, safeShow } from '../../domain/visitor/strangers-words.ts';
import { readQuoteFragment } from './read-quote-link.ts';

const id = fc.stringMatching(/^[A-Za-z0-9-][A-Za-z0-9_-]{0,127}$/);
const cityName = fc.stringMatching(/^\p{L}[\p{L} .'’-]{1,59}$/u).filter((name) => name.length <= 60);
const customShow = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 120 })
  .map((name) => ({ id: 'custom', name }))
  .filter((show) => problemOfShow(show) === null);

/** Arbitrary drafts that are complete enough for a quote. */
const quotable = fc
  .record({
    city: fc.oneof(fc.constantFrom(...CITIES), fc.record({ city: cityName, state: fc.constant('AK') })),
    show: fc.oneof(
      fc.constantFrom(...DEFAULT_SHOWS.map((show) => ({ id: show.id, name: show.name }))),
      customShow,
    ),
    boothSize: fc.constantFrom(...STANDARD_SIZES, 'custom' as const),
    design: fc.option(id, { nil: null }),
    extras: fc.uniqueArray(fc.record({ id, quantity: fc.integer({ min: 1, max: 1000 }) }), {
      selector: (extra) => extra.id,
      maxLength: 100,
      size: 'max',
    }),
  })
  .map(({ design, extras, ...parts }) =>
    completeDraft({
      ...parts,
      selectedDesign: design
        ? { id: design, title: 'Launch', price: '2400', images: { frontview: null }, image_url: null }
        : null,
      extras: extras.map((extra) => ({ ...extra, name: 'Secret', unitPriceUSD: 31337 })),
    }),
  )
  .filter((draft) => linkedQuoteOf(draft) !== null);

test('every quotable draft is restored from its link, with texts that we would show to anyone', () => {
  fc.assert(
    fc.property(quotable, (draft) => {
      const quote = linkedQuoteOf(draft);
      if (!quote) throw new Error('No link');
      const fragment = quoteFragment(quote);
      const said = {
        ...quote,
        city: { ...quote.city, city: safeCity(quote.city.city) },
        show: { ...quote.show, name: safeShow(quote.show.name) },
      };
      expect(readQuoteFragment(fragment)).toEqual(said);
      expect(readQuoteFragment(`#${fragment}`)).toEqual(said);
      expect(fragment).toMatch(/^[A-Za-z0-9._~+%-]+$/);
      expect(new URL(quoteAddress('https://booth.example', quote)).hash).toBe(`#${fragment}`);
      expect(quote).toEqual({
        city: draft.city,
        show: { ...draft.show, name: draft.show?.name.trim() },
        boothSize: draft.boothSize,
        designId: draft.selectedDesign?.id ?? null,
        extras: draft.extras.map(({ id, quantity }) => ({ id, quantity })),
      });
    }),
  );
});

test('a link is compact, and has neither prices nor anything about a person', () => {
  const quote = linkedQuoteOf(completeDraft());
  expect(quote && quoteFragment(quote)).toBe(
    'v1.Las+Vegas.NV.ces-las-vegas.CES.10x10.launch-10x10.2~bar-stools.end',
  );
});

test('a draft that is not complete, or whose design has no id, has no link', () => {
  expect(linkedQuoteOf(completeDraft({ city: null }))).toBeNull();
  expect(linkedQuoteOf(completeDraft({ boothSize: null }))).toBeNull();
  const selectedDesign = { title: 'Launch', price: '2400', images: { frontview: null }, image_url: null };
  expect(linkedQuoteOf(completeDraft({ selectedDesign }))).toBeNull();
});

test('making a link never throws for any draft, and every link made can be read', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const quote = linkedQuoteOf(draft);
      if (quote) expect(readQuoteFragment(quoteFragment(quote))).not.toBeNull();
    }),
  );
});

test('a link that was cut off is broken, never another quote', () => {
  fc.assert(
    fc.property(quotable, fc.nat(), (draft, cut) => {
      const quote = linkedQuoteOf(draft);
      const fragment = quote ? quoteFragment(quote) : '';
      const length = 1 + (cut % (fragment.length - 1));
      expect(readQuoteFragment(fragment.slice(0, length))).toBeNull();
    }),
  );
  const misleading = 'v1.Las+Vegas.NV.ces-las-vegas..10x10.end.2~end.12~a.end';
  expect(readQuoteFragment(misleading)).not.toBeNull();
  for (let length = 1; length < misleading.length; length += 1) {
    expect(readQuoteFragment(misleading.slice(0, length))).toBeNull();
  }
});

test.each([
  '',
  '#',
  'v2.anything',
  'v1',
  'v0.x',
  'hello',
  'v1.%E0%A4%A.NV.ces-las-vegas..10x10..end',
  'v1.Las+Vegas.CA.ces-las-vegas..10x10..end',
  'v1.Las+Vegas.NV.custom..10x10..end',
  `v1.Las+Vegas.NV.custom.${'x'.repeat(121)}.10x10..end`,
  'v1.Las+Vegas.NV.custom.two%0Alines.10x10..end',
  'v1.Las+Vegas.NV.custom.Boat%C2%85Expo.10x10..end',
  'v1.Las+Vegas.NV.ces-las-vegas..11x11..end',
  'v1.Las+Vegas.NV.ces-las-vegas..__proto__..end',
  'v1.Las+Vegas.NV.ces-las-vegas..10x10.a%2Fb.end',
  'v1.Las+Vegas.NV.ces-las-vegas..10x10..stools.end',
  'v1.Las+Vegas.NV.ces-las-vegas..10x10..0~stools.end',
  'v1.Las+Vegas.NV.ces-las-vegas..10x10..1001~stools.end',
  'v1.Las+Vegas.NV.ces-las-vegas..10x10..1~stools.2~stools.end',
  'v1.Las+Vegas.NV.ces-las-vegas..10x10..1~../../x.end',
  `v2.${'a'.repeat(16_000)}`,
])('%j is no quote', (hostile) => {
  expect(readQuoteFragment(hostile)).toBeNull();
});

test('reading an address never throws', () => {
  const piece = fc.oneof(
    fc.constantFrom('v1', '.', '~', '%', '+', '10x10', 'custom', 'NV', 'Las+Vegas'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      readQuoteFragment(pieces.join(''));
    }),
  );
});

test('the day and the total of a link are read; a day that does not exist breaks it', () => {
  const draft = completeDraft();
  // Evening of November 3 in New York
  const address = draftAddress('https://booth.example', draft, new Date('2026-11-04T03:00:00Z'));
  expect(address).toMatch(/\.2~bar-stools\.asof~2026-11-03~869000\.end$/);
  const fragment = new URL(address ?? '').hash;
  expect(readQuoteFragment(fragment)).toEqual({
    ...linkedQuoteOf(draft),
    asOf: { day: '2026-11-03', total: 8690 },
  });
  for (const day of ['2026-13-01', '2026-02-31', '2026-1-1', 'someday']) {
    expect(readQuoteFragment(fragment.replace('2026-11-03', day))).toBeNull();
  }
  expect(draftAddress('https://booth.example', { ...draft, city: null }, new Date())).toBeNull();
});

test('the walls of a booth are one word of its link; older links have none', () => {
  const draft = completeDraft();
  const dress = { wall: 'white', ink: 'original', color: '#d01040' } as const;
  const address = draftAddress('https://booth.example', draft, new Date('2026-11-04T03:00:00Z'), dress);
  expect(address).toMatch(/\.2~bar-stools\.look~white~original~d01040\.asof~2026-11-03~869000\.end$/);
  const reading = readQuoteFragment(new URL(address ?? '').hash);
  expect(reading).toMatchObject({ ...linkedQuoteOf(draft), dress });
  const golden = readQuoteFragment(new URL(address ?? '').hash.replace('white', 'golden'));
  expect(golden).toEqual({ ...linkedQuoteOf(draft), asOf: expect.anything() });
});

test.each([
  ['a custom show', 'custom.%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E', 'img src x onerror alert 1'],
  ['a listed show of an older link', 'ces-las-vegas.', 'Your show'],
  ['the text next to the id of a listed show', 'ces-las-vegas.Get+%24500+now', 'Get ... now'],
])('%s is repeated without markup and prices', (_what, show, name) => {
  const reading = readQuoteFragment(`v1.Las+Vegas.NV.${show}.10x10..end`);
  expect(reading).toMatchObject({ show: { id: show.split('.')[0], name } });
});

test('a link keeps where pieces were put, within a whole turn; one with another form of that is broken', () => {
  const quote = linkedQuoteOf(completeDraft());
  if (!quote) throw new Error('No quote');
  const spots = [{ nth: 0, x: -120, z: 35, turn: 270 }];
  const fragment = quoteFragment({ ...quote, extras: [{ id: 'bar-stools', quantity: 2, spots }] });
  expect(fragment).toContain('2~bar-stools~0_-120_35_270');
  expect(readQuoteFragment(fragment)).toMatchObject({ extras: [{ quantity: 2, spots }] });
  expect(readQuoteFragment(fragment.replace('_270', '_east'))).toBeNull();
  // As the server takes it
  expect(readQuoteFragment(fragment.replace('_270', '_999'))).toMatchObject({
    extras: [{ spots: [{ turn: 279 }] }],
  });
});
