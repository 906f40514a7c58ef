/** GLB files of booths and extras, as an administrator would export them. */
import { Document, type Material, type Node, type Scene, type Texture, WebIO } from '@gltf-transform/core';
import sharp from 'sharp';

type Vec3 = [number, number, number];

/** Builds a model: meters, y up, the open front toward +z. */
export class ModelFile {
  readonly document: Document;
  readonly scene: Scene;
  readonly #materials = new Map<string, Material>();

  /** @param document a scene with its buffer, to extend */
  constructor(document?: Document) {
    this.document = document ?? new Document();
    this.scene = this.document.getRoot().listScenes()[0] ?? this.document.createScene();
    if (!document) this.document.createBuffer();
  }

  /** Creates a material without a picture; colors are linear. */
  material(name: string, color: Vec3, change: (material: Material) => void = () => undefined): Material {
    const known = this.#materials.get(name);
    if (known) return known;
    const material = this.document
      .createMaterial(name)
      .setBaseColorFactor([...color, 1])
      .setMetallicFactor(0);
    change(material);
    this.#materials.set(name, material);
    return material;
  }

  /** Adds a picture of one color, to be shown by a material. */
  async picture(name: string, background: string): Promise<Texture> {
    const image = sharp({ create: { width: 16, height: 16, channels: 3, background } });
    const bytes = new Uint8Array(await image.png().toBuffer());
    return this.document.createTexture(name).setMimeType('image/png').setImage(bytes);
  }

  /** Adds a box of `size` whose bottom center is `at`. */
  box(
    name: string,
    [w, h, d]: Vec3,
    [x, y, z]: Vec3,
    material = this.material('gray', [0.5, 0.5, 0.5]),
  ): Node {
    const sides = ['x y z', '-x y -z', '-z y x', 'z y -x', 'x -z y', 'x z -y'].map(
      (axes) => axes.split(' ').map(axisOf) as [Vec3, Vec3, Vec3],
    );
    const half: Vec3 = [w / 2, h / 2, d / 2];
    const quads = sides.map(([right, up, out]) => ({
      corners: CORNERS.map(([u, v]) =>
        half.map((size, axis) => size * ((right[axis] ?? 0) * u + (up[axis] ?? 0) * v + (out[axis] ?? 0))),
      ),
      out,
    }));
    return this.#mesh(name, quads, material).setTranslation([x, y + h / 2, z]);
  }

  /** Adds an upright rectangle that faces the front, centered at `at`. */
  sheet(
    name: string,
    [w, h]: [number, number],
    at: Vec3,
    material = this.material('white', [0.9, 0.9, 0.9]),
  ): Node {
    const corners = CORNERS.map(([u, v]) => [(u * w) / 2, (v * h) / 2, 0]);
    return this.#mesh(name, [{ corners, out: [0, 0, 1] }], material).setTranslation(at);
  }

  /** Adds a node without geometry; `degrees` as in the panel: 0 faces the front, 90 the right side. */
  point(name: string, at: Vec3, degrees = 0): Node {
    const half = (degrees * Math.PI) / 360;
    const node = this.document.createNode(name).setTranslation(at);
    node.setRotation([0, Math.sin(half), 0, Math.cos(half)]);
    this.scene.addChild(node);
    return node;
  }

  async bytes(): Promise<Uint8Array> {
    return new WebIO().writeBinary(this.document);
  }

  #mesh(
    name: string,
    quads: readonly { readonly corners: readonly (readonly number[])[]; readonly out: Vec3 }[],
    material: Material,
  ): Node {
    const { document } = this;
    const buffer = document.getRoot().listBuffers()[0] ?? null;
    const accessor = (
      type: 'VEC2' | 'VEC3' | 'SCALAR',
      array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
    ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const places = quads.flatMap(({ corners }) => corners.flat());
    const normals = quads.flatMap(({ out }) => CORNERS.flatMap(() => out));
    const uvs = quads.flatMap(() => CORNERS.flatMap(([u, v]) => [(u + 1) / 2, (1 - v) / 2]));
    const order = quads.flatMap((_, quad) => [0, 1, 2, 0, 2, 3].map((corner) => quad * 4 + corner));
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(places)))
      .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
      .setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array(uvs)))
      .setIndices(accessor('SCALAR', new Uint16Array(order)))
      .setMaterial(material);
    const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
    this.scene.addChild(node);
    return node;
  }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Returns the direction of an axis such as 'x' or '-z'. */
function axisOf(name: string): Vec3 {
  return ['x', 'y', 'z'].map((axis) => Number(axis === name) - Number(`-${axis}` === name)) as Vec3;
}

const FOOT = 0.3048;

/** Returns a 10 by 30 foot booth with a back wall, its mark, a counter and a screen. */
export function inlineBooth(): ModelFile {
  const file = new ModelFile();
  const navy = file.material('navy', [0.02, 0.05, 0.2]);
  const wood = file.material('wood', [0.4, 0.25, 0.12]);
  const lamp = file.material('lamp', [1, 1, 1], (material) => material.setEmissiveFactor([1, 0.9, 0.7]));
  file.box('floor', [30 * FOOT, 0.04, 10 * FOOT], [0, 0, 0], file.material('carpet', [0.1, 0.1, 0.12]));
  file.box('print:back wall', [30 * FOOT, 2.44, 0.08], [0, 0.04, -1.45], navy);
  file.sheet('mark:wall', [3, 1.1], [-2, 1.5, -1.405]);
  file.box('counter', [1.6, 1.05, 0.5], [2.6, 0.04, 0.6], wood);
  file.sheet('mark:counter', [0.9, 0.5], [2.6, 0.6, 0.855]);
  file.box('screen:wall', [1.2, 0.7, 0.05], [1.6, 1.2, -1.38], file.material('dark', [0.02, 0.02, 0.03]));
  file.box('light', [30 * FOOT, 0.03, 0.06], [0, 2.5, -1.4], lamp);
  file.point('use:counter', [2.6, 0.04, 1.3]);
  file.point('place:brochure-rack', [-3.8, 0.04, 0.9]);
  file.point('place:plant-snake', [-4.2, 0.04, -0.9]);
  file.point('place:led-screen-55', [-0.4, 0.04, 0.2], 15);
  return file;
}

/** Returns a 30 by 30 foot island: a tower, a ring above it, tables, glass. */
export function islandBooth(): ModelFile {
  const file = new ModelFile();
  const teal = file.material('teal', [0.02, 0.3, 0.3]);
  const glass = file.material('glass', [0.9, 0.95, 1], (material) =>
    material.setAlphaMode('BLEND').setBaseColorFactor([0.9, 0.95, 1, 0.2]),
  );
  file.box('floor', [30 * FOOT, 0.04, 30 * FOOT], [0, 0, 0], file.material('carpet', [0.15, 0.15, 0.16]));
  file.box('print:tower', [1.6, 4.2, 1.6], [0, 0.04, 0], teal);
  file.sheet('mark:tower', [1.3, 0.8], [0, 3.4, 0.805]);
  file.box('glass', [2.4, 2.2, 0.03], [-3.2, 0.04, -2], glass);
  for (const [index, x] of [-2.4, 2.4].entries()) {
    file.box(`table.00${index}`, [0.8, 0.75, 0.8], [x, 0.04, 2.2]);
    file.point(`seat:table.00${index}`, [x, 0.5, 3], 0);
  }
  file.point('place:coffee-bar', [3, 0.04, -2.4], 180);
  file.point('place:bar-stools', [-2.4, 0.04, 3.6]);
  return file;
}

/** Returns a 10 by 10 foot booth of plain blocks, without named parts except the deck, and without normals. */
export function blockBooth(): ModelFile {
  const file = new ModelFile();
  file.box('floor', [10 * FOOT, 0.02, 10 * FOOT], [0, 0, 0]);
  file.box('Cube', [10 * FOOT, 2.4, 0.1], [0, 0.02, -1.4]);
  file.box('Cube.001', [0.9, 1, 0.5], [0.6, 0.02, 0.4]);
  for (const mesh of file.document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) primitive.setAttribute('NORMAL', null);
  }
  return file;
}

/** Returns a brochure rack with a logo socket. */
export function standExtra(): ModelFile {
  const file = new ModelFile();
  file.box('stand', [0.4, 1.5, 0.3], [0, 0, 0], file.material('oak', [0.45, 0.3, 0.15]));
  file.sheet('mark:top', [0.3, 0.2], [0, 1.3, 0.152]);
  file.point('use:front', [0, 0, 0.6]);
  file.point('place:brochure-rack', [0, 0, 0]);
  return file;
}

/** Makes a node's mesh a strip. `places` are its points in threes: columns from left to right, each with its bottom and top. */
export function toStrip(node: Node, places: readonly number[]): void {
  const order = Array.from({ length: places.length / 6 - 1 }, (_, column) => {
    const a = column * 2;
    return [a, a + 2, a + 3, a, a + 3, a + 1];
  });
  const part = node.getMesh()?.listPrimitives()[0];
  part?.getAttribute('POSITION')?.setArray(new Float32Array(places));
  part?.getIndices()?.setArray(new Uint16Array(order.flat()));
  part?.setAttribute('NORMAL', null).setAttribute('TEXCOORD_0', null);
}
