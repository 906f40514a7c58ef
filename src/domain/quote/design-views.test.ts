import { expect, test } from 'vitest';
import { cardImage, designViews } from './design-views.ts';

const TOP = '/media/top.webp';
const FRONT = '/media/front.webp';
const LEGACY = '/media/legacy.webp';

test('views come in the order top, front, left, right, and only those that exist', () => {
  const images = { rightview: '/media/right.webp', topview: TOP, leftview: null };
  const labels = designViews({ images, image_url: null }).map(({ label }) => label);
  expect(labels).toEqual(['Top View', 'Right View']);
});

test('the legacy image stands in for a missing front view', () => {
  expect(designViews({ images: { topview: TOP }, image_url: LEGACY })).toEqual([
    { key: 'topview', label: 'Top View', url: TOP },
    { key: 'frontview', label: 'Front View', url: LEGACY },
  ]);
  expect(cardImage({ images: { frontview: FRONT }, image_url: LEGACY })).toBe(FRONT);
});

test('a single image, whichever it is, is the Front View', () => {
  expect(designViews({ images: { topview: TOP }, image_url: null })).toEqual([
    { key: 'topview', label: 'Front View', url: TOP },
  ]);
});

test('a design without images has no view and no card image', () => {
  expect(designViews({ images: null, image_url: null })).toEqual([]);
  expect(cardImage({ images: null, image_url: null })).toBeNull();
});
