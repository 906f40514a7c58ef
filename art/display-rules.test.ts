/**
 * A design has to be buildable. Usual limits for booths: IAEE, 'Guidelines for Display Rules and Regulations', 2019,
 * linear booths; many shows allow 8'3" for their 8' back wall.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { getBounds, NodeIO, type vec3 } from '@gltf-transform/core';
import { KHRONOS_EXTENSIONS } from '@gltf-transform/extensions';
import { clearNodeTransform, dequantize, flatten } from '@gltf-transform/functions';

const DESIGNS = resolve(import.meta.dirname, '../scripts/demo/models/designs');
const FOOT = 0.3048;
/** Maximum height in the rear half of an inline booth. */
const HIGHEST = 8.25 * FOOT;
/** Maximum height toward the aisle, where neighbors must be visible. */
const HIGHEST_IN_FRONT = 4 * FOOT;
/** Depth of an inline booth. */
const INLINE = 10 * FOOT;
/** Width of the deck's edging beyond the space, in meters. */
const EDGING = 0.016;
/** Tolerance for rounded positions, in meters. */
const SLACK = 0.005;

/** Excesses of the demo's designs. Their descriptions state them, since the show has to agree. */
const AGREED: Readonly<Record<string, readonly string[]>> = {
  '10x10-studio': ["is 8.9' high", "is 8.9' high in the front half"],
  '10x20-theater': ["is 10.3' high", "is 10.3' high in the front half"],
};

for (const file of readdirSync(DESIGNS)) {
  const slug = file.replace('.glb', '');
  test(`${slug} can be built as sold`, async () => {
    const model = await new NodeIO().registerExtensions(KHRONOS_EXTENSIONS).read(resolve(DESIGNS, file));
    await model.transform(dequantize(), flatten());
    const nodes = model.getRoot().listNodes();
    for (const node of nodes) clearNodeTransform(node);
    const deck = nodes.find((node) => node.getName() === 'floor');
    assert.ok(deck);
    const space = getBounds(deck);
    const corners = nodes.flatMap((node) =>
      (node.getMesh()?.listPrimitives() ?? []).flatMap((part) => {
        const places = part.getAttribute('POSITION');
        return Array.from({ length: places?.getCount() ?? 0 }, (_, at): vec3 => {
          const [x = 0, y = 0, z = 0] = places?.getElement(at, []) ?? [];
          return [x, y, z];
        });
      }),
    );
    const found = excesses(corners, space.max).filter((excess) => !AGREED[slug]?.includes(excess));
    assert.deepEqual(found, []);
  });
}

function excesses(corners: readonly vec3[], [right, , front]: vec3): string[] {
  const most = (of: (corner: vec3) => number) =>
    corners.reduce((high, corner) => Math.max(high, of(corner)), 0);
  const over = [most(([x]) => Math.abs(x) - right), most(([, , z]) => Math.abs(z) - front)];
  const high = most(([, y]) => y);
  const highInFront = most(([, y, z]) => (z > SLACK ? y : 0));
  const isInline = 2 * front < INLINE + SLACK;
  return [
    ...over.filter((each) => each > EDGING).map((each) => `leaves its deck by ${each.toFixed(2)} m`),
    ...(isInline && high > HIGHEST ? [`is ${inFeet(high)} high`] : []),
    ...(isInline && highInFront > HIGHEST_IN_FRONT
      ? [`is ${inFeet(highInFront)} high in the front half`]
      : []),
  ];
}

function inFeet(meters: number): string {
  return `${(meters / FOOT).toFixed(1)}'`;
}
