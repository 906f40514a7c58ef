import { serverTimestamp } from 'firebase/firestore';
import { SLOT_LABELS } from '../../../src/domain/slot-labels.ts';
import { MADE_AT, type WrittenCollection } from './records.ts';

/** A field's values at and beyond its bounds. */
export interface Bounds {
  readonly field: string;
  readonly allowed: readonly unknown[];
  readonly refused: readonly unknown[];
}

/** In place of a value: the field is left out. */
export const ABSENT = Symbol('absent');

const NO_TEXT = [null, 7, true, ['a'], { a: 1 }];
const IMAGE = '/media/extras/a-0123456789abcdef-12x9.webp';

function line(field: string, least: 0 | 1, most: number): Bounds {
  return {
    field,
    allowed: ['a', 'Zoë & Søn 展示会 🎪', 'x'.repeat(most), ...(least === 0 ? [''] : [])],
    refused: [
      ...NO_TEXT,
      'x'.repeat(most + 1),
      ' a',
      'a ',
      'a\nb',
      'a\tb',
      'a\u0000b',
      'a\u007fb',
      'a\u009fb',
      'a\u2028b',
      ...(least === 1 ? ['', ' '] : []),
    ],
  };
}

function text(field: string, least: 0 | 1, most: number): Bounds {
  return {
    field,
    allowed: ['a', 'One\n\ttwo\r\nthree', 'x'.repeat(most), ...(least === 0 ? [''] : [])],
    refused: [
      ...NO_TEXT,
      'x'.repeat(most + 1),
      ' a',
      'a\n',
      'a\u0000b',
      'a\u000bb',
      'a\u0085b',
      ...(least === 1 ? [''] : []),
    ],
  };
}

function entries(field: string, most: number): Bounds {
  return {
    field,
    allowed: [
      [],
      ['a'],
      ['a b', 'b'],
      ['x'.repeat(most)],
      Array.from({ length: 30 }, (_, i) => `${i} ${'x'.repeat(most - 3)}`),
    ],
    refused: [
      null,
      'a',
      { 0: 'a' },
      [''],
      ['a', ''],
      [1],
      ['a', null],
      [true],
      [['a']].map((nested) => ({ nested })),
      ['x'.repeat(most + 1)],
      ['a', 'x'.repeat(most + 1)],
      [' a'],
      ['a', 'b '],
      ['a\nb'],
      ['a\u0000'],
      ['a\u2028b'],
      Array.from({ length: 31 }, (_, i) => `${i}`),
    ],
  };
}

function usd(field: string): Bounds {
  return {
    field,
    allowed: [0, 0.01, 0.29, 19.99, 999_999.99, 1_000_000],
    refused: [null, '95', true, -0.01, 1_000_000.01, 9.999, 0.001, Number.NaN, Number.POSITIVE_INFINITY],
  };
}

function whole(field: string, least: number, most: number): Bounds {
  return {
    field,
    allowed: [least, most],
    refused: [null, String(least), least - 1, most + 1, least + 0.5, Number.NaN],
  };
}

function image(field: string): Bounds {
  return {
    field,
    allowed: [null, IMAGE, '/media/rules-admin/logo-0123456789abcdef-12x9.webp', `/media/${'a'.repeat(493)}`],
    refused: [
      7,
      true,
      '',
      'https://elsewhere.example/media/a.webp',
      '//elsewhere.example/media/a.webp',
      '/api/content',
      '/media/',
      '/media/../api/content',
      '/media/a/..%2f',
      '/media/a b.webp',
      '/media/a.webp?x=1',
      '/media/a.webp\n',
      'javascript:alert(1)',
      `/media/${'a'.repeat(494)}`,
    ],
  };
}

function oneOf(field: string, values: readonly string[]): Bounds {
  return {
    field,
    allowed: values,
    refused: [null, '', 'other', values[0]?.toLowerCase().concat(' '), [values[0]]],
  };
}

/** Stamps are the server's own time; only designs and projects must have them. */
function stamps(required: boolean): Bounds[] {
  const wrong = [null, 'now', 0, MADE_AT, new Date('2090-01-01T00:00:00Z')];
  return ['created_at', 'updated_at'].map((field) => ({
    field,
    allowed: [serverTimestamp(), ...(required ? [] : [ABSENT])],
    refused: [...wrong, ...(required ? [ABSENT] : [])],
  }));
}

/** A field that must be there, and one that nobody knows. */
function keys(fields: readonly string[]): Bounds[] {
  return [
    ...fields.map((field) => ({ field, allowed: [], refused: [ABSENT] })),
    { field: 'something_else', allowed: [], refused: [1, null] },
  ];
}

const owner: Bounds = { field: 'admin_id', allowed: [], refused: [null, '', 'rules-partner', 7, ABSENT] };

/** Every field of what administrators write, with the bounds of its schema. */
export const BOUNDS: Record<WrittenCollection, readonly Bounds[]> = {
  availability: [
    owner,
    // The day is part of the record's id.
    {
      field: 'date',
      allowed: ['2030-12-10'],
      refused: [null, '', '2030-12-11', '2030-1-1', '10.12.2030', 20301210],
    },
    {
      field: 'slots',
      allowed: [[...SLOT_LABELS], ...SLOT_LABELS.map((label) => [label])],
      refused: [
        null,
        [],
        '9:00 AM',
        { 0: '9:00 AM' },
        ['09:00 AM'],
        ['9:30 AM'],
        ['9:00 AM', '9:00 AM'],
        ['9:00 AM', 10],
        [...SLOT_LABELS, '1:30 PM'],
      ],
    },
    ...stamps(false),
    ...keys(['date', 'slots']),
  ],
  extras: [
    owner,
    line('name', 1, 120),
    text('description', 0, 1000),
    usd('unit_price_usd'),
    whole('max_quantity', 1, 1000),
    line('category', 0, 60),
    image('image_url'),
    { field: 'is_active', allowed: [true, false], refused: [null, 'true', 1] },
    whole('sort_order', 0, 100_000),
    ...stamps(false),
    ...keys([
      ...[
        'name',
        'description',
        'unit_price_usd',
        'max_quantity',
        'category',
        'image_url',
        'is_active',
        'sort_order',
      ],
    ]),
  ],
  booth_designs: [
    owner,
    line('title', 1, 120),
    {
      field: 'slug',
      allowed: ['a', '10x10-launch', 'x'.repeat(120)],
      refused: [...NO_TEXT, '', 'A', 'a b', '-a', 'a-', 'a--b', 'a/b', 'ä', 'a\n', 'x'.repeat(121)],
    },
    text('description', 1, 2000),
    oneOf('booth_size', ['10x10', '10x20', '20x20']),
    usd('price'),
    entries('features', 200),
    {
      field: 'images',
      allowed: [null, {}, { rightview: null }],
      refused: ['', IMAGE, [], [IMAGE], { backview: IMAGE }, { topview: IMAGE, other: null }],
    },
    ...['topview', 'frontview', 'leftview', 'rightview'].map((view) => image(`images.${view}`)),
    image('image_url'),
    { field: 'image_url', allowed: [ABSENT], refused: [] },
    ...stamps(true),
    ...keys(['title', 'slug', 'description', 'booth_size', 'price', 'features', 'images']),
  ],
  reference_projects: [
    owner,
    line('company_name', 1, 120),
    line('conference_name', 1, 120),
    line('location', 1, 120),
    oneOf('industry', ['Technology', 'Energy', 'Healthcare', 'Retail', 'Financial', 'Automotive']),
    oneOf('booth_size', ['10×10', '10×20', '20×20']),
    text('description', 0, 3000),
    entries('features', 300),
    entries('outcomes', 300),
    ...['design_top_view', 'design_front_view', 'design_right_view'].flatMap((view) => [
      image(`design_renderings.${view}`),
      ...keys([`design_renderings.${view}`]),
    ]),
    ...['stand_front_photo', 'stand_side_photo', 'stand_interior_photo'].flatMap((view) => [
      image(`stand_photos.${view}`),
      ...keys([`stand_photos.${view}`]),
    ]),
    { field: 'design_renderings', allowed: [], refused: [null, IMAGE, [], {}] },
    { field: 'design_renderings.other', allowed: [], refused: [null] },
    { field: 'stand_photos', allowed: [], refused: [null, IMAGE, [], {}] },
    { field: 'stand_photos.other', allowed: [], refused: [null] },
    ...stamps(true),
    ...keys([
      ...['company_name', 'conference_name', 'location', 'industry', 'booth_size', 'description', 'features'],
      ...['outcomes', 'design_renderings', 'stand_photos'],
    ]),
  ],
  site_settings: [owner, image('logo_url'), ...stamps(false), ...keys(['logo_url'])],
};
