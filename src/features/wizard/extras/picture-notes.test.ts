import { expect, test } from 'vitest';
import type { FurnishedFloor } from '#booth/browser.ts';
import { furnish } from '../../../../packages/booth-3d/src/placement/furnish.ts';
import { demoRoom, withModels } from '../../../../tests/support/demo-models.ts';
import { NOT_SHOWN, pictureNote } from './picture-notes.ts';

const design = { model: { url: '', kinds: ['bar-stools'] } };
const extra = (id: string) => ({ id, model: { url: '', kinds: [id] } });
const UNPLACED: FurnishedFloor = { placed: [], missing: [], withoutModel: [], room: null };

test('until the extras are placed, the kinds of their pieces tell if one has a place', () => {
  expect(pictureNote(design, extra('bar-stools'), UNPLACED)).toBe('');
  expect(pictureNote(design, extra('hanging-sign'), UNPLACED)).toBe(NOT_SHOWN);
  expect(pictureNote(design, { id: 'cable', model: null }, UNPLACED)).toBe(NOT_SHOWN);
  expect(pictureNote({ model: null }, extra('hanging-sign'), UNPLACED)).toBe('');
});

test('placed extras say what is missing of them, and whose place they took', () => {
  const floor = furnish(
    demoRoom('10x10-launch'),
    withModels([
      { slug: 'led-screen-55', quantity: 2 },
      { slug: 'coffee-bar', quantity: 1 },
      { slug: 'hanging-sign', quantity: 1 },
    ]),
  );
  const note = (id: string) => pictureNote(design, extra(id), floor);
  expect(note('led-screen-55')).toBe('1 of 2 shown: we place the rest with you');
  expect(note('coffee-bar')).toBe('Stands where the counter was');
  expect(note('hanging-sign')).toBe(NOT_SHOWN);
  const alone = furnish(demoRoom('10x10-launch'), withModels([{ slug: 'led-screen-55', quantity: 1 }]));
  expect(pictureNote(design, extra('led-screen-55'), alone)).toBe('');
});
