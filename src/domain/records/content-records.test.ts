import { expect, test } from 'vitest';
import { DEMO_DESIGNS, DEMO_EXTRAS } from '../../../scripts/demo/content.ts';
import { problemsOf } from '../../../tests/support/problems.ts';
import { aProject } from '../../../tests/support/projects.ts';
import { SLOT_LABELS } from '../time/slot-labels.ts';
import { AVAILABILITY } from './availability.ts';
import { BOOTH_DESIGNS } from './booth-designs.ts';
import { EXTRAS } from './extras.ts';
import { REFERENCE_PROJECTS } from './reference-projects.ts';
import { SITE_SETTINGS } from './site-settings.ts';

const IMAGE = '/media/extras/bar-stools-0a1b2c3d4e5f6071-800x600.webp';

const admin_id = 'demo-admin';
const [DESIGN] = DEMO_DESIGNS;
const [EXTRA] = DEMO_EXTRAS;

const design = (changes: object = {}) => ({
  ...{ ...DESIGN, images: { topview: IMAGE, leftview: null, rightview: undefined }, image_url: null },
  ...{ admin_id, ...changes },
});
const extra = (changes: object = {}) => ({
  ...{ ...EXTRA, image_url: IMAGE, is_active: true, sort_order: 0 },
  ...{ admin_id, ...changes },
});

test('a booth design, an extra, a project, a day and the settings are accepted', () => {
  expect(problemsOf(BOOTH_DESIGNS.schema, design())).toEqual({});
  expect(problemsOf(EXTRAS.schema, extra())).toEqual({});
  expect(problemsOf(REFERENCE_PROJECTS.schema, { ...aProject(), admin_id })).toEqual({});
  const day = { date: '2026-12-08', slots: ['9:00 AM', '10:00 AM'], admin_id };
  expect(problemsOf(AVAILABILITY.schema, day)).toEqual({});
  expect(problemsOf(SITE_SETTINGS.schema, { logo_url: null, admin_id })).toEqual({});
});

test('a design may cost nothing, but not less, and may have no images', () => {
  expect(problemsOf(BOOTH_DESIGNS.schema, design({ price: 0, images: null }))).toEqual({});
  expect(Object.keys(problemsOf(BOOTH_DESIGNS.schema, design({ price: -1 })))).toEqual(['price']);
});

test('an extra needs a name and a price, and a whole maximum of at least 1', () => {
  expect(problemsOf(EXTRAS.schema, extra({ name: '' }))).toEqual({ name: 'Name is required' });
  for (const unit_price_usd of [undefined, -1, 0.001, '95']) {
    expect(Object.keys(problemsOf(EXTRAS.schema, extra({ unit_price_usd })))).toEqual(['unit_price_usd']);
  }
  for (const max_quantity of [0, -1, 1.5, 1001, null]) {
    expect(Object.keys(problemsOf(EXTRAS.schema, extra({ max_quantity })))).toEqual(['max_quantity']);
  }
});

test('a day offers 1 to 24 slots, each one once', () => {
  const day = (slots: readonly string[]) => ({ date: '2026-12-08', slots, admin_id });
  expect(problemsOf(AVAILABILITY.schema, day(SLOT_LABELS))).toEqual({});
  expect(Object.keys(problemsOf(AVAILABILITY.schema, day([])))).toEqual(['slots']);
  expect(problemsOf(AVAILABILITY.schema, day(['9:00 AM', '9:00 AM']))).toEqual({
    slots: 'A time is listed twice',
  });
  expect(Object.keys(problemsOf(AVAILABILITY.schema, day(['9:30 AM'])))).toEqual(['slots.0']);
});
