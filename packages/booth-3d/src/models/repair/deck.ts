import type { Document, Node, Primitive, Scene } from '@gltf-transform/core';
import { compactPrimitive } from '@gltf-transform/functions';
import type { Vec3 } from '../../viewer/model.ts';
import { type Bounds, boundsOf } from '../check-source.ts';
import { isDeckName } from '../node-names.ts';
import { columnsOf, crossOf, placed, type Triangle, toVec3, trianglesOf } from '../source-model.ts';
import { sceneOf, shownNodes } from './repair-geometry.ts';

/** A part as it stands in the scene. */
export interface Part {
  readonly node: Node;
  readonly primitive: Primitive;
  readonly vertices: readonly { readonly p: Vec3 }[];
  /** Three corners for each triangle. */
  readonly indices: ArrayLike<number>;
}

/** Returns all parts of a scene with their corners in its coordinates. */
export function partsOf(scene: Scene): Part[] {
  return shownNodes(scene).flatMap(({ node, mesh }) => {
    const columns = columnsOf(node.getWorldMatrix());
    return mesh.listPrimitives().map((primitive) => {
      const positions = primitive.getAttribute('POSITION');
      const vertices = Array.from({ length: positions?.getCount() ?? 0 }, (_, index) => ({
        p: placed(toVec3(positions?.getElement(index, [])), columns),
      }));
      const indices = primitive.getIndices()?.getArray() ?? vertices.map((_, index) => index);
      return { node, primitive, vertices, indices };
    });
  });
}

export function boundsOfParts(parts: readonly Part[]): Bounds {
  return boundsOf(parts.flatMap(({ vertices }) => vertices));
}

/** Index of the axis that is up: y, or z in files of CAD programs. */
type Axis = 1 | 2;

/** The ground of a booth: its parts, or triangles of parts. */
export interface Deck {
  readonly how: 'named' | 'part' | 'cut';
  readonly parts: readonly Part[];
  readonly bounds: Bounds;
}

/** Largest thickness of a deck, as a part of its longer side: 15 cm of a booth 3 m wide. */
const MAX_THICK = 0.055;
/** Least part of the booth's ground that a deck covers. */
const MIN_SHARE = 0.5;

/**
 * Finds the deck of a booth whose height is along `up`: the parts named so, else the largest low flat part, else the low
 * triangles of parts that hold more.
 */
export function findDeck(parts: readonly Part[], up: Axis): Deck | null {
  const all = boundsOfParts(parts);
  const named = parts.filter(({ node }) => isInDeck(node));
  const byName = asDeck('named', named, boundsOfParts(named), up);
  if (named.length > 0 && byName) return byName;
  const [part] = parts
    .map((each) => ({ each, bounds: boundsOfParts([each]) }))
    .filter(({ bounds }) => isLow(bounds, all, up) && shareOf(bounds, all, up) >= MIN_SHARE)
    .flatMap(({ each, bounds }) => asDeck('part', [each], bounds, up) ?? [])
    .toSorted((a, b) => shareOf(b.bounds, all, up) - shareOf(a.bounds, all, up));
  return part ?? lowTriangles(parts, all, up);
}

/** Returns the number of parts that reach the bottom: without its deck, a wall can be taken for one. */
export function standingAlong(parts: readonly Part[], up: Axis): number {
  const all = boundsOfParts(parts);
  return parts.filter((part) => isLow(boundsOfParts([part]), all, up)).length;
}

/** Returns the part of the ground that upward triangles at the very bottom cover, for parts that hold more. */
function lowTriangles(parts: readonly Part[], all: Bounds, up: Axis): Deck | null {
  const top = all.low[up] + MAX_THICK * sideOf(all, up);
  const holding = parts.filter((part) => {
    const low = trianglesOf(part).filter((triangle) => triangle.every(({ p }) => p[up] <= top));
    return areaAlong(low, up) >= MIN_SHARE * groundOf(all, up);
  });
  const corners = holding.flatMap(trianglesOf).filter((each) => each.every(({ p }) => p[up] <= top));
  return holding.length > 0 ? { how: 'cut', parts: holding, bounds: boundsOf(corners.flat()) } : null;
}

/** Half of the area of triangles that face up or down: a deck has a top and an underside, or only a top. */
function areaAlong(triangles: readonly Triangle<{ readonly p: Vec3 }>[], up: Axis): number {
  const facing = triangles.map((triangle) => crossOf(triangle)[up] / 2);
  const sum = (sign: number) => facing.reduce((all, area) => all + Math.max(0, area * sign), 0);
  return Math.max(sum(1), sum(-1));
}

function asDeck(how: Deck['how'], parts: readonly Part[], bounds: Bounds, up: Axis): Deck | null {
  const isFlat = bounds.high[up] - bounds.low[up] <= MAX_THICK * sideOf(bounds, up);
  return isFlat ? { how, parts, bounds } : null;
}

function isInDeck(node: Node): boolean {
  const parent = node.getParentNode();
  return isDeckName(node) || (parent !== null && isInDeck(parent));
}

function isLow(bounds: Bounds, all: Bounds, up: Axis): boolean {
  return bounds.low[up] - all.low[up] <= MAX_THICK * sideOf(all, up);
}

/** Returns the axis of the ground that is not x. */
function depthAxis(up: Axis): Axis {
  return up === 1 ? 2 : 1;
}

function sideOf({ low, high }: Bounds, up: Axis): number {
  const depth = depthAxis(up);
  return Math.max(high[0] - low[0], high[depth] - low[depth]);
}

function groundOf({ low, high }: Bounds, up: Axis): number {
  const depth = depthAxis(up);
  return (high[0] - low[0]) * (high[depth] - low[depth]);
}

function shareOf(bounds: Bounds, all: Bounds, up: Axis): number {
  return groundOf(bounds, up) / groundOf(all, up);
}

/**
 * Gives the deck a separate node, named as docs/models.md says, unless it has one. Heights are along y.
 * @param top height below which triangles belong to a deck that is cut out
 */
export function nameDeck(document: Document, { how, parts }: Deck, top: number): void {
  if (how === 'named') return;
  // Others are named as the deck, but are not
  for (const node of document.getRoot().listNodes()) if (isDeckName(node)) node.setName('booth');
  for (const part of parts) {
    const { node, primitive } = part;
    const [deck, rest] = how === 'cut' ? cutAt(document, part, top) : [primitive, null];
    const others = node.getMesh()?.listPrimitives() ?? [];
    // Other nodes may show the same mesh
    const mesh = document.createMesh(node.getMesh()?.getName());
    for (const each of others) {
      const kept = each === primitive ? rest : each;
      if (kept) mesh.addPrimitive(kept);
    }
    node.setMesh(mesh);
    const floor = document
      .createNode('floor')
      // Its part can still be left out
      .setExtras(node.getExtras())
      .setMesh(document.createMesh('floor').addPrimitive(deck));
    sceneOf(document).addChild(floor.setMatrix(node.getWorldMatrix()));
  }
}

function cutAt(document: Document, { primitive, vertices, indices }: Part, top: number) {
  const isLowCorner = (at: number) => (vertices[at]?.p[1] ?? 0) <= top;
  const [low, rest]: [number[], number[]] = [[], []];
  for (let at = 0; at + 2 < indices.length; at += 3) {
    const triangle = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0];
    (triangle.every(isLowCorner) ? low : rest).push(...triangle);
  }
  const buffer = primitive.getAttribute('POSITION')?.getBuffer() ?? null;
  return [low, rest].map((indices) => {
    const accessor = document.createAccessor().setType('SCALAR').setArray(new Uint32Array(indices));
    // Corners of the other part would count for its size
    return compactPrimitive(primitive.clone().setIndices(accessor.setBuffer(buffer)));
  }) as [Primitive, Primitive];
}
