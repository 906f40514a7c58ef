import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BOOTH_DESIGNS } from '../../../../domain/records/booth-designs.ts';
import { EXTRAS } from '../../../../domain/records/extras.ts';
import { MEETING_RULES } from '../../../../domain/records/meeting-rules.ts';
import { REFERENCE_PROJECTS } from '../../../../domain/records/reference-projects.ts';
import { SHOWS } from '../../../../domain/records/shows.ts';
import { AMOUNT_MESSAGE } from '../../../../domain/typed-amount.ts';
import { formFieldSchema, formValue, recordForm } from './record-form.ts';

const extra = EXTRAS.schema.shape;
const design = BOOTH_DESIGNS.schema.shape;
const project = REFERENCE_PROJECTS.schema.shape;

const IMAGE = '/media/extras/bar-stools-0a1b2c3d4e5f6071-800x600.webp';

/** Returns the form field's output for `typed`, or its messages. */
function taken(schema: z.core.$ZodType, typed: unknown): unknown {
  const result = z.safeParse(schema, typed);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

test('a form has the fields of its record in order, and requires those that cannot be empty', () => {
  const { edited, required } = recordForm(MEETING_RULES);
  expect(edited).toEqual(Object.keys(MEETING_RULES.labels));
  expect(required).toEqual(edited.filter((name) => name !== 'meetings_a_day'));
  expect(recordForm(EXTRAS).required).toEqual(['name']);
  expect(recordForm(EXTRAS, { needed: { unit_price_usd: 'Needed' } }).required).toEqual([
    'name',
    'unit_price_usd',
  ]);
  expect(recordForm(SHOWS).required).toEqual(['name', 'city', 'state']);
});

test.each([
  ['a text', extra.name, 'Bar stools', undefined, 'Bar stools'],
  ['a missing text', extra.name, undefined, undefined, ''],
  ['a number', extra.unit_price_usd, 95, undefined, '95'],
  ['a missing number', extra.max_quantity, undefined, 10, '10'],
  ['a choice', design.booth_size, '20x20', '10x10', '20x20'],
  ['a missing choice', design.booth_size, undefined, '10x10', '10x10'],
  ['a missing choice without a default', project.industry, undefined, undefined, ''],
  ['a switch', extra.is_active, false, true, false],
  ['a missing switch', extra.is_active, undefined, true, true],
  ['chosen ones of a list', extra.fits, ['20x20'], undefined, ['20x20']],
  ['none of a list', extra.fits, undefined, undefined, []],
  ['a list', design.features, ['Bar'], undefined, [expect.objectContaining({ text: 'Bar' })]],
  ['an empty list', design.features, [], undefined, [expect.objectContaining({ text: '' })]],
  ['an image', extra.image_url, IMAGE, undefined, { stored: IMAGE, file: null }],
  ['no image', extra.image_url, undefined, undefined, { stored: null, file: null }],
])('%s is held as it is edited', (_, schema, stored, ofNew, held) => {
  expect(formValue(schema, stored, ofNew)).toEqual(held);
});

test('images in groups are held as choices, including where there is none', () => {
  expect(formValue(design.images, { topview: IMAGE })).toMatchObject({
    topview: { stored: IMAGE, file: null },
    rightview: { stored: null, file: null },
  });
  expect(formValue(design.images, null)).toMatchObject({ frontview: { stored: null, file: null } });
});

test('a typed amount becomes a number; an empty one is refused where required, and 0 elsewhere', () => {
  const required = formFieldSchema(extra.unit_price_usd, undefined, 'Price is required');
  expect(taken(required, ' 95.00 ')).toBe(95);
  expect(taken(required, ' ')).toEqual(['Price is required']);
  expect(taken(required, '$1,095.5')).toBe(1095.5);
  expect(taken(formFieldSchema(design.price), '')).toBe(0);
});

test('a value that is not an amount of dollars and cents is refused', () => {
  for (const [price, message] of [
    ['free', AMOUNT_MESSAGE],
    ['-1', AMOUNT_MESSAGE],
    ['24-00', AMOUNT_MESSAGE],
    ['1e4', AMOUNT_MESSAGE],
    ['1.005', 'Use at most two decimals'],
    ['1000000.01', 'Enter at most 1,000,000'],
  ] as const) {
    expect(taken(formFieldSchema(extra.unit_price_usd), price), price).toEqual([message]);
  }
});

test("a whole number keeps the record's bounds; an empty one has a new record's value", () => {
  const most = formFieldSchema(extra.max_quantity, 10);
  expect(taken(most, '1,000')).toBe(1000);
  expect(taken(most, '')).toBe(10);
  for (const wrong of ['0', '-1', '1001', '2.5', 'two', '1e1', '0x10', '1,00']) {
    expect(taken(most, wrong)).toEqual(['Enter a whole number from 1 to 1,000']);
  }
});

test('a required choice is reported until one is made', () => {
  const industry = formFieldSchema(project.industry);
  expect(taken(industry, '')).toEqual(['Industry is required']);
  expect(taken(industry, 'Energy')).toBe('Energy');
});

test("a list returns its texts without blank ones, and keeps the record's bounds", () => {
  const features = formFieldSchema(design.features);
  const entries = (texts: string[]) => texts.map((text) => ({ text }));
  expect(taken(features, entries([' ', ' Counter ']))).toEqual(['Counter']);
  expect(taken(features, entries(['x'.repeat(201)]))).toEqual(['Please use at most 200 characters']);
  expect(taken(features, entries(Array(31).fill('x')))).toEqual(['Use at most 30 entries']);
  expect(taken(formFieldSchema(extra.fits), ['20x20'])).toEqual(['20x20']);
});
