import { expect, test } from 'vitest';
import { FRONT_VIEWS } from '../../../../tests/support/model-views.ts';
import type { ModelPart } from '../viewer/model.ts';
import { readModel } from '../viewer/read-model.ts';
import { writeModel } from './write-model.ts';

const scene = {
  size: [3, 3],
  box: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  sockets: [],
  maps: {},
  views: FRONT_VIEWS,
} as const;

test.each([40, 70_000])(
  'a part of %i vertices and its pictures are read as they were written, unless they are cut off',
  (vertices) => {
    const attributes = [0, 1, 2, 3, 4].map((location) => ({
      ...{ location, size: 2, type: 5123, normalized: true, stride: 4 },
      bytes: Uint8Array.from({ length: vertices * 4 }, (_, at) => at * (location + 7)),
    }));
    const order = [0, vertices - 1, 1, 39, 2].map((index) => index % vertices);
    const part: Omit<ModelPart, 'attributes'> = {
      ...{ surface: 'solid', isOverhead: false, isMark: false, isBlended: false, image: 1, scale: 2 },
      shift: [0, 1, 0],
      indices: vertices > 65_535 ? Uint32Array.from([...order, 65_536]) : Uint16Array.from(order),
    } as const;
    const images = [1, 3].map((length) => ({ type: 'image/avif', bytes: new Uint8Array(length).fill(9) }));
    const model = { scene, parts: [{ ...part, attributes }], images };

    const { buffer } = writeModel(model);
    expect(readModel(buffer)).toEqual(model);
    expect(() => readModel(buffer.slice(0, -4))).toThrow('cut off');
  },
);

test.each(['<!doctype html><title>Portal</title>', 'glTF\x02\0\0\0'])('%j is no packed model', (text) => {
  const { buffer } = new TextEncoder().encode(text);
  expect(() => readModel(buffer)).toThrow('Not a model of this format');
});
