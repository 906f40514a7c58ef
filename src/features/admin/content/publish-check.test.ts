import { expect, test } from 'vitest';
import { BOOTH_DESIGNS } from '../../../domain/records/booth-designs.ts';
import { REFERENCE_PROJECTS } from '../../../domain/records/reference-projects.ts';
import { missingInDesign } from './designs/design-kind.ts';
import { missingInProject } from './projects/project-kind.ts';

const IMAGE = '/media/extras/bar-stools-0a1b2c3d4e5f6071-800x600.webp';

test('a design is checked for each of its views, its price and its features', () => {
  expect(missingInDesign(BOOTH_DESIGNS.read({}))).toEqual(['picture', 'price', 'features']);
  const most = {
    images: { frontview: IMAGE, leftview: IMAGE, rightview: IMAGE },
    price: 1,
    features: ['Bar'],
  };
  expect(missingInDesign(BOOTH_DESIGNS.read(most))).toEqual(['top view']);
  const images = { ...most.images, topview: IMAGE };
  expect(missingInDesign(BOOTH_DESIGNS.read({ ...most, images }))).toEqual([]);
});

test('a project is checked for its two groups of pictures and its texts', () => {
  expect(missingInProject(REFERENCE_PROJECTS.read({}))).toEqual([
    'pictures',
    'description',
    'features',
    'outcomes',
  ]);
  const photos = { stand_photos: { stand_side_photo: IMAGE }, description: 'Two stories' };
  expect(
    missingInProject(REFERENCE_PROJECTS.read({ ...photos, features: ['Bar'], outcomes: ['Sold'] })),
  ).toEqual(['design renderings']);
  const drawn = { ...photos, design_renderings: { design_top_view: IMAGE } };
  expect(
    missingInProject(REFERENCE_PROJECTS.read({ ...drawn, features: ['Bar'], outcomes: ['Sold'] })),
  ).toEqual([]);
});
