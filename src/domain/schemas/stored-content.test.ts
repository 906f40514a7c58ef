import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/problems.ts';
import { INDUSTRIES, PROJECT_BOOTH_SIZES } from '../catalogue.ts';
import { SLOT_LABELS } from '../slot-labels.ts';
import { availabilitySchema } from './availability.ts';
import { boothDesignSchema } from './booth-design.ts';
import { extraSchema } from './extra.ts';
import { referenceProjectSchema } from './reference-project.ts';
import { siteSettingsSchema } from './site-settings.ts';

const IMAGE = '/media/extras/bar-stools-0a1b2c3d4e5f6071-800x600.webp';
const FOREIGN_IMAGE = 'https://evil.example/pixel.webp';

function design(changes: Record<string, unknown> = {}) {
  return {
    title: 'Launch',
    slug: '10x10-launch',
    description: 'A bright inline booth.',
    booth_size: '10x10',
    price: 2400,
    features: ['Counter', 'Screen'],
    images: { topview: IMAGE, frontview: IMAGE, leftview: null, rightview: undefined },
    image_url: null,
    admin_id: 'demo-admin',
    ...changes,
  };
}

function extra(changes: Record<string, unknown> = {}) {
  return {
    name: 'Bar stools',
    description: '',
    unit_price_usd: 95,
    max_quantity: 10,
    category: 'Furniture',
    image_url: IMAGE,
    is_active: true,
    sort_order: 0,
    admin_id: 'demo-admin',
    ...changes,
  };
}

function project(changes: Record<string, unknown> = {}) {
  return {
    company_name: 'Analytical Engines',
    conference_name: 'CES',
    location: 'Las Vegas, NV',
    industry: 'Technology',
    booth_size: '20×20',
    description: '',
    features: [],
    outcomes: ['More leads'],
    design_renderings: { design_top_view: IMAGE, design_front_view: null, design_right_view: null },
    stand_photos: { stand_front_photo: null, stand_side_photo: null, stand_interior_photo: IMAGE },
    admin_id: 'demo-admin',
    ...changes,
  };
}

test('a booth design, an extra, a project, a day and the settings are accepted', () => {
  expect(problemsOf(boothDesignSchema, design())).toEqual({});
  expect(problemsOf(extraSchema, extra())).toEqual({});
  expect(problemsOf(referenceProjectSchema, project())).toEqual({});
  const day = { date: '2026-12-08', slots: ['9:00 AM', '10:00 AM'], admin_id: 'demo-admin' };
  expect(problemsOf(availabilitySchema, day)).toEqual({});
  expect(problemsOf(siteSettingsSchema, { logo_url: null, admin_id: 'demo-admin' })).toEqual({});
});

test('every record needs an owner', () => {
  for (const [schema, record] of [
    [boothDesignSchema, design({ admin_id: '' })],
    [extraSchema, extra({ admin_id: '' })],
    [referenceProjectSchema, project({ admin_id: '' })],
    [siteSettingsSchema, { logo_url: null, admin_id: '' }],
    [availabilitySchema, { date: '2026-12-08', slots: ['9:00 AM'], admin_id: '' }],
  ] as const) {
    expect(Object.keys(problemsOf(schema, record))).toEqual(['admin_id']);
  }
});

test('images of another origin are refused everywhere', () => {
  expect(Object.keys(problemsOf(boothDesignSchema, design({ images: { topview: FOREIGN_IMAGE } })))).toEqual([
    'images.topview',
  ]);
  expect(Object.keys(problemsOf(boothDesignSchema, design({ image_url: FOREIGN_IMAGE })))).toEqual([
    'image_url',
  ]);
  expect(Object.keys(problemsOf(extraSchema, extra({ image_url: FOREIGN_IMAGE })))).toEqual(['image_url']);
  const photos = { ...project().stand_photos, stand_side_photo: FOREIGN_IMAGE };
  expect(Object.keys(problemsOf(referenceProjectSchema, project({ stand_photos: photos })))).toEqual([
    'stand_photos.stand_side_photo',
  ]);
  const settings = { logo_url: FOREIGN_IMAGE, admin_id: 'demo-admin' };
  expect(Object.keys(problemsOf(siteSettingsSchema, settings))).toEqual(['logo_url']);
});

test('a booth design needs title, slug and description; its size is one of three', () => {
  const empty = design({ title: ' ', description: '', slug: '', booth_size: 'custom' });
  expect(problemsOf(boothDesignSchema, empty)).toMatchObject({
    title: 'Title is required',
    description: 'Description is required',
  });
  expect(Object.keys(problemsOf(boothDesignSchema, empty)).sort()).toEqual([
    'booth_size',
    'description',
    'slug',
    'title',
  ]);
});

test('a slug is lower-case words joined by hyphens', () => {
  for (const slug of ['launch', '10x10-launch'])
    expect(problemsOf(boothDesignSchema, design({ slug }))).toEqual({});
  for (const slug of ['Launch', 'a b', '-a', 'a-', 'a--b', 'a/b', '../a', 'ä']) {
    expect(Object.keys(problemsOf(boothDesignSchema, design({ slug }))), slug).toEqual(['slug']);
  }
});

test('a design may cost nothing, but not less, and is free of images if need be', () => {
  expect(problemsOf(boothDesignSchema, design({ price: 0, images: null }))).toEqual({});
  expect(Object.keys(problemsOf(boothDesignSchema, design({ price: -1 })))).toEqual(['price']);
});

test('blank features are refused', () => {
  expect(problemsOf(boothDesignSchema, design({ features: ['Counter', ' '] }))).toEqual({
    'features.1': 'A feature is empty',
  });
  expect(problemsOf(referenceProjectSchema, project({ outcomes: [''] }))).toEqual({
    'outcomes.0': 'An entry is empty',
  });
});

test('an extra needs a name and a price, and a whole maximum of at least 1', () => {
  expect(problemsOf(extraSchema, extra({ name: '' }))).toEqual({ name: 'Name is required' });
  for (const unit_price_usd of [undefined, -1, 0.001, '95']) {
    expect(Object.keys(problemsOf(extraSchema, extra({ unit_price_usd })))).toEqual(['unit_price_usd']);
  }
  for (const max_quantity of [0, -1, 1.5, 1001, null]) {
    expect(Object.keys(problemsOf(extraSchema, extra({ max_quantity })))).toEqual(['max_quantity']);
  }
});

test('a reference project needs company, conference and location; industry and size come from the lists', () => {
  const empty = project({
    company_name: '',
    conference_name: '',
    location: '',
    industry: 'Food',
    booth_size: '10x10',
  });
  expect(Object.keys(problemsOf(referenceProjectSchema, empty)).sort()).toEqual([
    'booth_size',
    'company_name',
    'conference_name',
    'industry',
    'location',
  ]);
  for (const industry of INDUSTRIES) {
    for (const booth_size of PROJECT_BOOTH_SIZES) {
      expect(problemsOf(referenceProjectSchema, project({ industry, booth_size }))).toEqual({});
    }
  }
});

test('a day offers 1 to 24 slots, each one once', () => {
  const day = (slots: readonly string[]) => ({ date: '2026-12-08', slots, admin_id: 'demo-admin' });
  expect(problemsOf(availabilitySchema, day(SLOT_LABELS))).toEqual({});
  expect(Object.keys(problemsOf(availabilitySchema, day([])))).toEqual(['slots']);
  expect(problemsOf(availabilitySchema, day(['9:00 AM', '9:00 AM']))).toEqual({
    slots: 'A time is listed twice',
  });
  expect(Object.keys(problemsOf(availabilitySchema, day(['9:30 AM'])))).toEqual(['slots.0']);
});
