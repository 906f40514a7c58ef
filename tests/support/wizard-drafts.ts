import fc from 'fast-check';
import { STANDARD_SIZES } from '../../src/domain/quote/catalogue.ts';
import { EMPTY_CONTACT, eachContactField } from '../../src/domain/schemas/contact-fields.ts';
import { CITIES } from '../../src/domain/show/cities.ts';
import { DEFAULT_SHOWS } from '../../src/domain/show/default-shows.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import {
  type ChosenExtra,
  type ChosenSlot,
  EMPTY_DRAFT,
  type WizardDraft,
} from '../../src/domain/wizard/draft.ts';

/** Returns an extra in a quote: two bar stools. */
export function chosenExtra(changes: Partial<ChosenExtra> = {}): ChosenExtra {
  return { id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95, ...changes };
}

/** Returns a slot: 10 AM in New York on a winter day. */
export function chosenSlot(changes: Partial<ChosenSlot> = {}): ChosenSlot {
  return {
    availabilityId: 'demo-admin_2026-12-08',
    date: '2026-12-08',
    time: '10:00 AM',
    startsAt: '2026-12-08T15:00:00.000Z',
    ...changes,
  };
}

/** A custom request as the wizard keeps and sends it. */
export const CUSTOM_DESIGN = {
  ...{ width: 30, depth: 40, height: 12, requests: 'Two levels' },
  ...{ name: 'Ada Lovelace', company: 'Analytical Engines', email: 'ada@engines.example', phone: '' },
};

/** Returns an empty draft with `changes`. */
export function draft(changes: Partial<WizardDraft> = {}): WizardDraft {
  return { ...EMPTY_DRAFT, ...changes };
}

/** Returns a complete draft of a visitor in Tokyo. */
export function completeDraft(changes: Partial<WizardDraft> = {}): WizardDraft {
  return draft({
    city: { city: 'Las Vegas', state: 'NV' },
    show: { id: 'ces-las-vegas', name: 'CES' },
    boothSize: '10x10',
    selectedDesign: {
      id: 'launch-10x10',
      title: 'Launch',
      price: '2400',
      images: { frontview: '/media/booth-designs/launch.webp' },
      image_url: null,
    },
    extras: [chosenExtra()],
    meeting: { timeZone: 'Asia/Tokyo', day: '2026-12-09', slot: chosenSlot() },
    contact: {
      ...EMPTY_CONTACT,
      name: 'Ada Lovelace',
      company: 'Analytical Engines',
      email: 'ada@engines.example',
    },
    ...changes,
  });
}

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const textOrNull = orNull(text);
/** Excludes -0, which JSON turns into 0. */
const amount = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0 || 0);
const amountOrNull = orNull(amount);
const intent = fc.record({ key: fc.uuid(), body: text });

/** Any draft that the wizard can hold, complete or partial. */
export const anyDraft: fc.Arbitrary<WizardDraft> = fc.record({
  city: orNull(fc.constantFrom(...CITIES.map(({ city, state }) => ({ city, state })))),
  show: orNull(
    fc.oneof(
      fc.constantFrom(...DEFAULT_SHOWS.map(({ id, name }) => ({ id, name }))),
      text.map((name) => ({ id: 'custom', name })),
    ),
  ),
  boothSize: orNull(fc.constantFrom(...STANDARD_SIZES, 'custom' as const)),
  selectedDesign: orNull(
    fc.record({
      id: text,
      title: text,
      price: text,
      images: fc.record({ frontview: textOrNull }),
      image_url: textOrNull,
    }),
  ),
  customDesign: orNull(
    fc.record({
      width: amountOrNull,
      depth: amountOrNull,
      height: amountOrNull,
      requests: text,
      name: text,
      company: text,
      email: text,
      phone: text,
    }),
  ),
  inspiredBy: orNull(fc.record({ id: text, name: text })),
  extras: fc.array(
    fc.record({ id: text, name: text, quantity: fc.integer({ min: 1 }), unitPriceUSD: amount }),
  ),
  meeting: orNull(
    fc.record({
      timeZone: text,
      day: textOrNull,
      slot: orNull(
        fc.record({
          availabilityId: text,
          date: text,
          time: fc.constantFrom(...SLOT_LABELS),
          startsAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        }),
      ),
    }),
  ),
  preferredTimes: orNull(fc.record({ windows: fc.array(text), note: text })),
  contact: fc.record(eachContactField(() => text)),
  intents: fc.record({
    customRequest: orNull(intent),
    quote: orNull(fc.record({ key: fc.uuid(), body: text, submissionId: textOrNull })),
    booking: orNull(intent),
  }),
});
