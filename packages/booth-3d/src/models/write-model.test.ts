import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRONT_VIEWS } from '../../../../tests/support/model-views.ts';
import type { Attribute, ModelPart } from '../viewer/model.ts';
import { indexWidth, readModel } from '../viewer/read-model.ts';
import { writeModel } from './write-model.ts';

const BYTES = [5120, 5121];
const WORDS = [5122, 5123];

/** Any numbers for `vertices` vertices, padded to a multiple of four bytes. */
function attribute(vertices: number, location: number): fc.Arbitrary<Attribute> {
  return fc
    .record({ type: fc.constantFrom(...BYTES, ...WORDS), size: fc.integer({ min: 1, max: 4 }) })
    .chain(({ type, size }) => {
      const width = BYTES.includes(type) ? 1 : 2;
      const stride = Math.ceil((size * width) / 4) * 4;
      const used = fc.uint8Array({ minLength: vertices * size * width, maxLength: vertices * size * width });
      return used.map((numbers) => {
        const bytes = new Uint8Array(vertices * stride);
        for (let vertex = 0; vertex < vertices; vertex++) {
          bytes.set(numbers.subarray(vertex * size * width, (vertex + 1) * size * width), vertex * stride);
        }
        return { location, size, type, normalized: true, stride, bytes };
      });
    });
}

function part(vertices: number): fc.Arbitrary<ModelPart> {
  const Indices = indexWidth(vertices) === 2 ? Uint16Array : Uint32Array;
  return fc
    .record({
      attributes: fc.tuple(...[0, 1, 2, 3, 4].map((location) => attribute(vertices, location))),
      indices: fc.array(fc.nat(vertices - 1)),
      image: fc.option(fc.nat(3)),
      scale: fc.double({ min: 0.01, max: 20, noNaN: true }),
    })
    .map(({ indices, ...rest }) => ({
      ...rest,
      surface: 'solid',
      isOverhead: false,
      isMark: false,
      isBlended: false,
      shift: [0, 1, 0],
      indices: new Indices(indices),
    }));
}

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

test('any numbers, indices and pictures are read as they were written', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40 }).chain(part), { maxLength: 3 });
  const images = fc.array(fc.record({ type: fc.constant('image/avif'), bytes: fc.uint8Array() }), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(parts, images, (parts, images) => {
      const model = {
        scene,
        parts,
        images: images.map(({ type, bytes }) => ({ type, bytes: new Uint8Array(bytes) })),
      };
      expect(readModel(writeModel(model).buffer)).toEqual(model);
    }),
  );
});

test('a part with more vertices than 16 bits can count keeps its indices', () => {
  const vertices = 70_000;
  const [wide] = fc.sample(part(vertices), { numRuns: 1, seed: 1 });
  if (!wide) throw new Error('No part');
  const indices = new Uint32Array([0, vertices - 1, 1, 65_535, 65_536, 2]);
  const { parts } = readModel(writeModel({ scene, parts: [{ ...wide, indices }], images: [] }).buffer);
  expect(parts[0]?.indices).toEqual(indices);
});
