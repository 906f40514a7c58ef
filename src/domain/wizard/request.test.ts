import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aQuoteRequest } from '../../../tests/support/payloads.ts';
import {
  CUSTOM_DESIGN,
  chosenExtra,
  chosenSlot,
  completeDraft,
  draft,
} from '../../../tests/support/wizard-drafts.ts';
import { STANDARD_SIZES } from '../quote/catalogue.ts';
import { EMPTY_CONTACT, toBookingContact } from '../schemas/contact-fields.ts';
import { createBookingSchema } from '../schemas/create-booking.ts';
import { type QuoteRequest, quoteRequestSchema } from '../schemas/quote-request.ts';
import { CITIES } from '../show/cities.ts';
import type { WizardDraft } from './draft.ts';
import { createBookingOf, draftPricing, quoteRequestOf, reusableQuoteId } from './request.ts';

function quoteRequest(changes: Partial<WizardDraft> = {}): QuoteRequest {
  const request = quoteRequestOf(completeDraft(changes));
  if (!request) throw new Error('The draft is not complete');
  return request;
}

test('a complete draft becomes the request payload of the contract', () => {
  const images = { frontview: '/media/booth-designs/launch.webp' };
  const selectedDesign = { title: 'Launch', price: '2400', images, image_url: null };
  const { contact } = completeDraft();
  expect(quoteRequest()).toEqual(aQuoteRequest({ selectedDesign, contact }));
});

test('a quote that was started from a project names it', () => {
  const inspiredBy = { id: 'demo-retail', name: 'Maple & Loom, NRF Big Show' };
  expect(quoteRequest({ inspiredBy }).inspired_by).toBe('demo-retail');
  expect(quoteRequest()).not.toHaveProperty('inspired_by');
});

test('a complete draft becomes the booking payload of the contract', () => {
  expect(createBookingOf(completeDraft(), 'q1')).toEqual({
    ...toBookingContact(EMPTY_CONTACT),
    date: '2026-12-08',
    time: '10:00 AM',
    user_email: 'ada@engines.example',
    user_name: 'Ada Lovelace',
    user_phone: '',
    company: 'Analytical Engines',
    website: '',
    availability_id: 'demo-admin_2026-12-08',
    quote_submission_id: 'q1',
    time_zone: 'Asia/Tokyo',
  });
});

test('without a selected or custom design the payload names neither', () => {
  expect(Object.keys(quoteRequest({ selectedDesign: null }))).not.toContain('selectedDesign');
  expect(Object.keys(quoteRequest())).not.toContain('customDesign');
});

test('a draft without its city, show, size, meeting or slot cannot be sent', () => {
  for (const field of ['city', 'show', 'boothSize', 'meeting']) {
    expect(quoteRequestOf(completeDraft({ [field]: null })), field).toBeNull();
  }
  for (const meeting of [null, { timeZone: 'UTC', day: '2026-12-08', slot: null }]) {
    expect(quoteRequestOf(completeDraft({ meeting }))).toBeNull();
    expect(createBookingOf(completeDraft({ meeting }), 'q1')).toBeNull();
  }
});

test('the server accepts whatever the wizard can send', () => {
  const choices = fc.record({
    city: fc.constantFrom(...CITIES),
    show: fc.constantFrom({ id: 'ces-las-vegas', name: 'CES' }, { id: 'custom', name: 'Our own roadshow' }),
    size: fc.constantFrom(...STANDARD_SIZES.map((boothSize) => ({ boothSize, customDesign: null })), {
      boothSize: 'custom' as const,
      customDesign: CUSTOM_DESIGN,
      selectedDesign: null,
    }),
    extras: fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
        name: fc.constantFrom('Bar stools', 'Plant set'),
        quantity: fc.integer({ min: 1, max: 10 }),
        unitPriceUSD: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
      }),
      { selector: ({ id }) => id },
    ),
  });
  fc.assert(
    fc.property(choices, ({ size, ...rest }) => {
      const request = quoteRequest({ ...rest, ...size });
      expect(quoteRequestSchema.safeParse(request).success).toBe(true);
      expect(quoteRequestSchema.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
    }),
  );
  expect(createBookingSchema.parse(createBookingOf(completeDraft(), 'q1'))).toEqual(
    createBookingOf(completeDraft(), 'q1'),
  );
});

test('there is a price as soon as there is a size; without a city it is the Central one', () => {
  expect(draftPricing(draft())).toBeNull();
  expect(draftPricing(draft({ boothSize: '10x10' }))?.basePrice).toBe(7800);
  expect(draftPricing(completeDraft())).toEqual({ basePrice: 8500, addOnTotal: 190, estimatedTotal: 8690 });
});

test('after a conflict the stored quote is used again for another slot', () => {
  const quote = { key: 'key-1', body: JSON.stringify(quoteRequest()), submissionId: 'q1' };
  const slot = chosenSlot({ time: '2:00 PM', startsAt: '2026-12-08T19:00:00.000Z' });
  const other = quoteRequest({ meeting: { timeZone: 'UTC', day: '2026-12-08', slot } });
  expect(reusableQuoteId(quote, other)).toBe('q1');
});

test('a quote with different contents, without an answer or damaged is not used again', () => {
  const quote = { key: 'key-1', body: JSON.stringify(quoteRequest()), submissionId: 'q1' };
  for (const changed of [
    quoteRequest({ extras: [chosenExtra({ quantity: 3 })] }),
    quoteRequest({ boothSize: '20x20' }),
    quoteRequest({ selectedDesign: null }),
    quoteRequest({ contact: { ...completeDraft().contact, email: 'grace@navy.example' } }),
  ]) {
    expect(reusableQuoteId(quote, changed)).toBeNull();
  }
  const damaged = ['', 'null', '5', '{"city":'].map((body) => ({ ...quote, body }));
  for (const stored of [null, { ...quote, submissionId: null }, ...damaged]) {
    expect(reusableQuoteId(stored, quoteRequest())).toBeNull();
  }
});
