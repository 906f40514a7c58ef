/** Places of extras and people, and the cameras of the published pictures. */
import type { Node } from '@gltf-transform/core';
import type { Box } from './exported.ts';
import type { PlainModel, Vec3 } from './plain-model.ts';

/** Facts of export_furniture.py: furniture with the bounds of its objects, and parts by name, place and rotation. */
export interface Floor {
  readonly furniture: readonly { readonly name: string; readonly boxes: readonly Box[] }[];
  readonly spots: readonly (readonly [name: string, x: number, z: number, yaw: number, ...size: number[]])[];
}

export interface Camera {
  readonly pos: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly back: Vec3;
  readonly half: number;
  readonly sx: number;
  readonly sy: number;
}

export interface Layout {
  readonly has?: readonly string[];
  readonly people?: readonly (readonly [number, number])[];
  readonly places?: readonly {
    readonly kind: string;
    readonly always?: boolean;
    readonly swap?: readonly string[];
    readonly at: readonly Vec3[];
  }[];
  readonly names?: readonly [one: string, many: string];
  readonly pieces?: readonly {
    readonly kind: string;
    readonly at: readonly [number, number];
    readonly bodies: readonly (readonly number[])[];
    readonly use: readonly (readonly [number, number])[];
    readonly needs?: number;
  }[];
}

/** A part of the model that its components belong to. */
export interface Owner {
  readonly node: Node;
  readonly fits: (box: Box) => boolean;
}

/** Standing places at a part: visitors in front, staff behind a counter. */
const USE: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  kiosk: [[0, 0.6]],
  tv: [[0, 0.75]],
  led_wall: [[0, 0.6]],
  shelf_unit: [[0, 0.6]],
  counter: [
    [0, 0.65],
    [0, -0.65],
  ],
  curved_counter: [[0, 1.6]],
};

/** Adds where extras and people stand. */
export function layOut(
  model: PlainModel,
  { spots }: Floor,
  { has = [], people = [], places = [] }: Layout,
  owners: readonly Owner[],
) {
  for (const [name, x, z, yaw] of spots) {
    const owner = owners.find(({ fits }) =>
      [0, 0.2, 0.5, 1].some((y) =>
        fits([
          [x, y, z],
          [x, y, z],
        ]),
      ),
    );
    for (const [u, v] of USE[name] ?? []) {
      const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
      model.empty(owner?.node ?? model.scene, `use:${name}`, [
        x + cos * u + sin * v,
        0,
        z - sin * u + cos * v,
      ]);
    }
  }
  for (const { kind, always, swap = [], at } of places) {
    for (const [x, z, degrees] of at) {
      const place = model.empty(model.scene, `place:${kind}`, [x, 0, z], degrees);
      if (always) place.setExtras({ always });
      for (const name of swap) model.empty(place, `swap:${name}`);
    }
  }
  for (const kind of has) model.empty(model.scene, `has:${kind}`);
  for (const [x, z] of people) model.empty(model.scene, 'person:host', [x, 0, z]);
}

export function addCamera(
  model: PlainModel,
  name: string,
  { pos, right, up, back, half, sx, sy }: Camera,
): void {
  const camera = model.document
    .createCamera(name)
    .setType('perspective')
    .setAspectRatio(4 / 3)
    .setYFov(2 * Math.atan(half * 0.75))
    .setZNear(0.1)
    .setExtras({ shift_x: sx, shift_y: sy });
  const node = model.empty(model.scene, name).setCamera(camera);
  node.setMatrix([...right, 0, ...up, 0, ...back, 0, ...pos, 1]);
}
