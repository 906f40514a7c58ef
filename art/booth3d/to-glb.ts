/**
 * `node booth3d/to-glb.ts raw`: turns what export_models.py wrote, and where extras stand (layouts.json), into the demo's
 * models as docs/models.md describes them.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Document, type Material, type Node, NodeIO, type Texture } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer';
import sharp from 'sharp';
import {
  type Box,
  type Component,
  componentsOf,
  type Facts,
  isInside,
  middleOf,
  type Socket,
} from './exported.ts';
import { addCamera, type Camera, type Floor, type Layout, layOut, type Owner } from './layout.ts';
import { LIGHT, opposite, PlainModel, type Source, type Vec3 } from './plain-model.ts';

/** Top of the deck, in meters; rugs on it are higher. */
const DECK = 0.04;
/** Distance to which leaves reach beyond a body on the floor, in meters. */
const BEYOND = 0.04;
const JPEG = { quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true };
const HERE = import.meta.dirname;
const MODELS = resolve(HERE, 'models');
const TARGET = resolve(HERE, '../../scripts/demo/models');

await MeshoptDecoder.ready;
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
const layouts = readJson(resolve(HERE, 'layouts.json'));
const floors = readJson(resolve(HERE, 'furniture.json'));
const cameras = readJson(resolve(MODELS, 'cameras.json'));
for (const kind of ['designs', 'extras'] as const) {
  mkdirSync(resolve(TARGET, kind), { recursive: true });
  for (const file of readdirSync(resolve(MODELS, kind)).filter((name) => name.endsWith('.glb'))) {
    const slug = file.slice(0, -'.glb'.length);
    const model = await convert(kind, slug);
    await io.write(resolve(TARGET, kind, file), model);
  }
}

async function convert(kind: 'designs' | 'extras', slug: string): Promise<Document> {
  const path = (suffix: string) => resolve(MODELS, kind, slug + suffix);
  const exported = await io.read(path('.glb'));
  await exported.transform(dequantize());
  const facts: Facts = readJson(path('.json'));
  const layout: Layout = layouts[kind][slug] ?? {};
  const floor: Floor = floors[slug] ?? { furniture: [], spots: [] };
  const model = new PlainModel(facts);
  const components = exported
    .getRoot()
    .listNodes()
    .flatMap((node) => componentsOf(node));
  const pictures = new Map<Texture, Texture>();
  for (const texture of exported.getRoot().listTextures()) {
    const image = sharp(texture.getImage() ?? Buffer.of());
    const { hasAlpha } = await image.metadata();
    const picture = model.document
      .createTexture(texture.getName())
      .setImage(await (hasAlpha ? image.png() : image.jpeg(JPEG)).toBuffer())
      .setMimeType(hasAlpha ? 'image/png' : 'image/jpeg');
    pictures.set(texture, picture);
  }
  const { scene } = model;
  model.setProperties({ light: LIGHT, ...(facts.level && { lamps: facts.level }) });
  const owners = kind === 'designs' ? furnitureOf(model, floor, layout) : piecesOf(model, layout);
  const marks = facts.sockets.map((socket, index) => {
    const owner = owners.find(({ fits }) => fits([socket.p, socket.p]))?.node ?? scene;
    return markOf(model, socket, owner, index);
  });
  const deck = kind === 'designs' ? await deckOf(model, path('-floor.webp')) : null;
  for (const component of components) {
    const { surface, image, box } = component;
    const picture = (image && pictures.get(image)) ?? null;
    if (surface.startsWith('logo') || surface.startsWith('decal')) {
      const index = nearest(middleOf(box), facts.sockets);
      const own = picture
        ? model.materialOf('decal', [], picture)
        : model.materialOf('solid', component.code, null, facts.sockets[index]?.emit);
      model.add(marks[index] ?? scene, 'own mark', own, component, facts.sockets[index]?.light);
      continue;
    }
    const owner = owners.find(({ fits }) => fits(box))?.node ?? scene;
    if (deck && owner === scene && isDeck(component)) {
      model.add(scene, 'floor', deck(component.code), component);
      continue;
    }
    const isPrinted =
      surface === 'print' ||
      facts.printed.some(
        (each) => each.surface === surface && each.colour.every((part, at) => part === component.code[at]),
      );
    const part = component.isOverhead ? 'overhead' : 'booth';
    const role = isPrinted ? `print:${part}` : surface === 'screen' ? `screen:${part}` : part;
    // Each printed surface tells its own brightness
    model.add(owner, role, model.materialOf(surface, component.code, picture), component);
  }
  // The booth's whole space: the deck's edges are beveled
  if (deck) model.add(scene, 'floor', deck([0, 0, 0, 2]), spaceOf(facts));
  if (kind === 'designs') layOut(model, floor, layout, owners);
  for (const [name, camera] of Object.entries<Camera>(cameras[slug] ?? {})) addCamera(model, name, camera);
  return model.finish();
}

/** Returns the furniture that extras replace. */
function furnitureOf(model: PlainModel, { furniture }: Floor, { places = [] }: Layout): Owner[] {
  const names = new Set(places.flatMap(({ swap = [] }) => swap));
  return furniture
    .filter(({ name }) => names.has(name))
    .map(({ name, boxes }) => ({
      node: model.empty(model.scene, name),
      fits: (box) => boxes.some((outer) => isInside(box, outer)),
    }));
}

/** Returns an extra's pieces, or the bodies that stand on the floor, the narrowest first. */
function piecesOf(model: PlainModel, { names: [one, many] = ['', ''], pieces = [] }: Layout): Owner[] {
  return pieces
    .flatMap(({ kind, at: [x, z], bodies, use, needs }) => {
      const place = model.empty(model.scene, `place:${kind}`, [x, 0, z]);
      place.setExtras({ one, many, ...(needs !== undefined && { needs }) });
      for (const [px, pz] of use) model.empty(place, 'use:person', [px, 0, pz]);
      return bodies.map(([x0 = 0, z0 = 0, x1 = 0, z1 = 0], index) => ({
        width: x1 - x0,
        node: model.empty(place, `body:${index + 1}`),
        // The highest leaves reach farther
        fits: ([low, high]: Box) =>
          [low[0] - x0 - x, x + x1 - high[0], low[2] - z0 - z, z + z1 - high[2]].every(
            (gap) => gap > -BEYOND,
          ),
      }));
    })
    .toSorted((a, b) => a.width - b.width);
}

/** Adds a place for a logo: a rectangle, or a strip of a cylinder. */
function markOf(
  model: PlainModel,
  { p, n, w, maxW, maxH, align, bend }: Socket,
  parent: Node,
  index: number,
): Node {
  const right: Vec3 = [n[2], 0, -n[0]];
  const shift = align === 'left' ? (maxW - w) / 2 : 0;
  const columns = bend ? 8 : 1;
  const [places, normals, corners]: [number[], number[], number[]] = [[], [], []];
  for (let column = 0; column <= columns; column++) {
    const along = (column / columns - 0.5) * maxW + shift;
    const angle = bend ? along / bend : 0;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const normal = [0, 1, 2].map((axis) => (right[axis] ?? 0) * sin + (n[axis] ?? 0) * cos);
    for (const up of [-0.5, 0.5]) {
      for (const axis of [0, 1, 2]) {
        const flat = bend
          ? (p[axis] ?? 0) + bend * ((normal[axis] ?? 0) - (n[axis] ?? 0))
          : (p[axis] ?? 0) + along * (right[axis] ?? 0);
        places.push(flat + (axis === 1 ? up * maxH : 0));
      }
      normals.push(...normal);
    }
    const a = (column - 1) * 2;
    if (column > 0) corners.push(a, a + 2, a + 3, a, a + 3, a + 1);
  }
  const source: Source = { places, normals, uvs: null, colors: null, lights: null };
  const node = model.empty(parent, `mark:${index + 1}`, opposite(parent));
  model.add(node, `mark:${index + 1}`, null, { source, corners });
  return node;
}

/** Returns how to make the deck's material, with its baked light on the second UV set. */
async function deckOf(model: PlainModel, path: string): Promise<(code: readonly number[]) => Material> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = Uint16Array.from(data, (root) => Math.round((root / 255) ** 2 * (4 / LIGHT) * 65535));
  const { width, height } = info;
  const png = await sharp(linear, { raw: { width, height, channels: 3 } })
    .toColorspace('rgb16')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  const texture = model.document.createTexture('light on the deck').setImage(png).setMimeType('image/png');
  return (code) => {
    const material = model
      .materialOf('solid', code, texture)
      .setBaseColorTexture(null)
      .setOcclusionTexture(texture);
    material.getOcclusionTextureInfo()?.setTexCoord(1);
    return material;
  };
}

/** Returns the rectangle of a booth's space, below its deck. */
function spaceOf({ w, d }: Facts): Pick<Component, 'source' | 'corners'> {
  const places = [-1, 1].flatMap((x) => [-1, 1].flatMap((z) => [(x * w) / 2, DECK / 4, (z * d) / 2]));
  const normals = [0, 1, 2, 3].flatMap(() => [0, 1, 0]);
  return { source: { places, normals, uvs: null, colors: null, lights: null }, corners: [0, 1, 2, 1, 3, 2] };
}

/** True for the top of the deck: carpet or planks. */
function isDeck({ surface, code, source: { normals }, corners, box: [low, high] }: Component): boolean {
  const isFlat = low[1] > DECK - 0.001 && high[1] < DECK + 0.001;
  const isUp = (normals?.[(corners[0] ?? 0) * 3 + 1] ?? 0) > 0.9;
  return surface === 'solid' && (code[3] === 2 || code[3] === 6) && isFlat && isUp;
}

function nearest(point: Vec3, sockets: readonly Socket[]): number {
  const far = sockets.map(({ p }) => Math.hypot(...p.map((part, axis) => part - (point[axis] ?? 0))));
  return far.indexOf(Math.min(...far));
}

// biome-ignore lint/suspicious/noExplicitAny: files that our exporters wrote
function readJson(path: string): any {
  return JSON.parse(readFileSync(path, 'utf8'));
}
