import { expect, test } from 'vitest';
import type { BoothDesignFields } from '../../../domain/records/booth-designs.ts';
import { BOOTH_DESIGNS } from '../../../domain/records/booth-designs.ts';
import { EXTRAS } from '../../../domain/records/extras.ts';
import { REFERENCE_PROJECTS } from '../../../domain/records/reference-projects.ts';
import { haveSameFields } from '../../../domain/records/same-fields.ts';
import { designKind } from './designs/design-kind.ts';
import { extraKind } from './extras/extra-kind.ts';
import { projectKind } from './projects/project-kind.ts';

const IMAGE = '/media/extras/bar-stools-0a1b2c3d4e5f6071-800x600.webp';

const extra = EXTRAS.read({
  name: 'Bar stools',
  unit_price_usd: 95,
  max_quantity: 10,
  category: 'furniture',
  image_url: IMAGE,
  is_active: true,
  sort_order: 10,
  admin_id: 'a',
});

function design(changes: Partial<BoothDesignFields>): BoothDesignFields {
  const stored = { ...BOOTH_DESIGNS.read({ title: 'Launch', slug: 'launch', admin_id: 'a' }), ...changes };
  return designKind.read({ ...stored, id: 'd', stamp: '' });
}

test('the dialogs have every field except the owner and those that no one edits', () => {
  const unedited = (record: { readonly labels: object }, edited: readonly string[]) =>
    Object.keys(record.labels).filter((name) => !edited.includes(name));
  expect(unedited(EXTRAS, extraKind.edited)).toEqual([]);
  expect(unedited(BOOTH_DESIGNS, designKind.edited)).toEqual(['image_url']);
  expect(unedited(REFERENCE_PROJECTS, projectKind.edited)).toEqual([]);
});

test('a price stored as text is the same price', () => {
  const asText = { ...extra, unit_price_usd: '95.00' } as unknown as typeof extra;
  expect(haveSameFields(extraKind, asText, extra)).toBe(true);
  expect(haveSameFields(extraKind, { ...extra, unit_price_usd: 95.5 }, extra)).toBe(false);
});

test('the place in the list and the owner are ignored: the dialog has neither', () => {
  expect(haveSameFields(extraKind, { ...extra, sort_order: 20, admin_id: 'b' }, extra)).toBe(true);
});

test('the single image of an older design counts as its front view', () => {
  const older = design({ image_url: IMAGE });
  const saved = design({ images: { frontview: IMAGE } });
  expect(haveSameFields(designKind, older, saved)).toBe(true);
  expect(haveSameFields(designKind, older, design({}))).toBe(false);
});
