import { expect, test } from 'vitest';
import type { Outlook } from '../../../booth/viewer/extras-that-fit.ts';
import { NOT_SHOWN, pictureNote } from './picture-notes.ts';

const design = { model: { url: '', kinds: ['bar-stools'] } };
const extra = (...kinds: string[]) => ({ model: { url: '', kinds }, max_quantity: 3 });
const outlook: Outlook = { slug: 'bar-stools', wanted: 0, placed: 0, hasRoom: true, displaces: [] };
const note = (quantity: number, changes: Partial<Outlook> = {}) =>
  pictureNote(design, extra('bar-stools'), quantity, { ...outlook, ...changes }, (id) => id.toUpperCase());

test('before an extra was tried in the booth, the kinds of its pieces tell if it has a place', () => {
  const untried = (of: typeof design | { model: null }, kind: string) =>
    pictureNote(of, extra(kind), 0, undefined, String);
  expect(untried(design, 'bar-stools')).toBe('');
  expect(untried(design, 'hanging-sign')).toBe(NOT_SHOWN);
  expect(untried({ model: null }, 'hanging-sign')).toBe('');
  expect(pictureNote(design, { model: null, max_quantity: 1 }, 0, undefined, String)).toBe(NOT_SHOWN);
});

test('one more that would not be seen, or takes the place of another, says so before it is added', () => {
  expect(note(0)).toBe('');
  expect(note(0, { hasRoom: false })).toBe(NOT_SHOWN);
  expect(note(0, { displaces: ['rack', 'wall'] })).toBe('In the picture instead of RACK and WALL');
  const two = { wanted: 2, placed: 2 };
  expect(note(2, { ...two, hasRoom: false })).toBe(
    "Another won't be in the picture; we'll place it with you",
  );
});

test('pieces that are bought and not seen say so; at the maximum nothing is said of another one', () => {
  expect(note(3, { wanted: 3, placed: 0, hasRoom: false })).toBe(NOT_SHOWN);
  expect(note(3, { wanted: 3, placed: 2, hasRoom: false })).toBe(
    "2 of 3 in the picture; we'll place the rest with you",
  );
  expect(note(3, { wanted: 3, placed: 3, hasRoom: false })).toBe('');
});
