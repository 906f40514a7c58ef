import type { Document } from '@gltf-transform/core';
import type { Vec3 } from '../../viewer/model.ts';
import { times } from '../../viewer/vector.ts';
import { type Bounds, MAX_DECK } from '../check-source.ts';
import { trianglesOf } from '../source-model.ts';
import { boundsOfParts, type Deck, findDeck, nameDeck, type Part, partsOf, standingAlong } from './deck.ts';
import { sceneOf } from './repair-geometry.ts';
import type { RepairNote, RepairTask } from './repair-in-thread.ts';

/** Units of model files, the most likely first, in meters. */
const UNITS = { meters: 1, inches: 0.0254, centimeters: 0.01, millimeters: 0.001, feet: 0.3048 } as const;
type ModelUnit = keyof typeof UNITS;
const UNIT_NAMES = Object.keys(UNITS) as ModelUnit[];

/** Sides and usual heights of booths, in meters. */
const BOOTH_SIDE = [2, 19] as const;
const BOOTH_HEIGHT = [1.8, 6.1] as const;
const MAX_HEIGHT = 7.5;
/** Longest sides of extras: in meters as the file has them, and in other units. */
const EXTRA_SIDE = [0.05, 8] as const;
const OTHER_EXTRA_SIDE = [0.1, 4] as const;
/** Maximum difference of a deck from the size of its design. */
const SIZE_OFF = 0.04;
/** Minimum side of a deck, in meters. */
const MIN_DECK = 1;
/** Parts that reach higher are walls, not counters. In meters. */
const WALL_FROM = 1.3;
const FOOT = 0.3048;

type Size = NonNullable<RepairTask['size']> | null;

const asItIs = (p: Vec3): Vec3 => p;
const zUp = ([x, y, z]: Vec3): Vec3 => [x, z, -y];
const halfTurn = ([x, y, z]: Vec3): Vec3 => [-x, y, -z];
/** Brings the left side to the back. */
const rightTurn = ([x, y, z]: Vec3): Vec3 => [-z, y, x];
/** Brings the right side to the back. */
const leftTurn = ([x, y, z]: Vec3): Vec3 => [z, y, -x];

/**
 * Brings a model into meters, y up, its front toward +z, its deck or feet at the origin, and names its deck. Every step
 * rests on a guess, and is named.
 */
export function orient(document: Document, { kind, size = null }: RepairTask): RepairNote[] {
  const scene = sceneOf(document);
  const notes: RepairNote[] = [];
  const frame = document.createNode('frame');
  for (const child of scene.listChildren()) frame.addChild(child);
  scene.addChild(frame);
  const change = (text: string, map: (p: Vec3) => Vec3, by: Vec3 = [0, 0, 0]) => {
    const matrix = frame.getMatrix();
    const column = (at: number) => map([matrix[at] ?? 0, matrix[at + 1] ?? 0, matrix[at + 2] ?? 0]);
    const origin = column(12).map((part, axis) => part + (by[axis] ?? 0));
    const [x, y, z] = [column(0), column(4), column(8)];
    frame.setMatrix([...x, 0, ...y, 0, ...z, 0, ...origin, 1] as Parameters<typeof frame.setMatrix>[0]);
    notes.push({ text });
  };
  const isDesign = kind === 'design';
  if (isDesign && pointsUpByZ(partsOf(scene))) change('Stood upright: its z axis pointed up.', zUp);
  const unit = unitOf(partsOf(scene), kind, size);
  if (unit !== 'meters') change(`Read as ${unit}.`, (p) => times(p, UNITS[unit]));
  if (isDesign) {
    const [turn, text] = turnOf(partsOf(scene), size);
    if (text) change(text, turn);
  }
  const parts = partsOf(scene);
  const deck = isDesign ? findDeck(parts, 1) : null;
  const by = moveOf(boundsOfParts(parts), deck, isDesign);
  if (Math.hypot(...by) > 0.001) change('Moved to the middle.', asItIs, by);
  if (isDesign && deck?.how !== 'named') notes.push({ text: putDeck(document, deck, size) });
  return notes;
}

/** True if a booth has a deck only along z, and more of its parts stand there than along y. */
function pointsUpByZ(parts: readonly Part[]): boolean {
  if (findDeck(parts, 1) || !findDeck(parts, 2)) return false;
  const isJoined = new Set(parts.map(({ node }) => node)).size === 1;
  return isJoined || standingAlong(parts, 2) > standingAlong(parts, 1);
}

/** Returns the unit that makes a model as large as a booth, or an extra; meters if none does. */
function unitOf(parts: readonly Part[], kind: RepairTask['kind'], size: Size): ModelUnit {
  const bounds = boundsOfParts(parts);
  const deck = kind === 'design' ? findDeck(parts, 1) : null;
  const [width, depth] = sidesOf(deck?.bounds ?? bounds);
  const height = bounds.high[1] - bounds.low[1];
  const [short, long] = [Math.min(width, depth), Math.max(width, depth)];
  const isIn = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
  const fits: ((meters: number) => boolean)[] =
    kind === 'extra'
      ? [(meters) => isIn(Math.max(long, height) * meters, meters === 1 ? EXTRA_SIDE : OTHER_EXTRA_SIDE)]
      : [
          (meters) => {
            if (!size) return false;
            const [narrow, wide] = [Math.min(...size), Math.max(...size)];
            return isNear(short * meters, narrow) && isNear(long * meters, wide);
          },
          (meters) => isIn(long * meters, BOOTH_SIDE) && isIn(height * meters, BOOTH_HEIGHT),
          (meters) => isIn(long * meters, BOOTH_SIDE) && height * meters <= MAX_HEIGHT,
          // Nothing that has the size of a booth, but it could be part of one
          (meters) => !deck && long * meters <= BOOTH_SIDE[1] && height * meters <= MAX_HEIGHT,
        ];
  for (const isFit of fits) {
    const unit = UNIT_NAMES.find((name) => isFit(UNITS[name]));
    if (unit) return unit;
  }
  return 'meters';
}

function isNear(value: number, meant: number): boolean {
  return Math.abs(value / meant - 1) <= SIZE_OFF;
}

/** Returns how to turn a booth so that its long side is in front and its walls are not; no text if it stands well. */
function turnOf(parts: readonly Part[], size: Size): readonly [(p: Vec3) => Vec3, text: string | null] {
  const bounds = findDeck(parts, 1)?.bounds ?? boundsOfParts(parts);
  const [width, depth] = sidesOf(bounds);
  const walls = wallsOf(parts, bounds);
  const isLongAside = depth > width * 1.3 && !(size && size[1] > size[0]);
  const toFront = walls.left >= walls.right ? rightTurn : leftTurn;
  if (isLongAside) return [toFront, 'Turned by 90 degrees: its long side is its front.'];
  const isShut = walls.front > width * 0.5 && walls.front > 2 * walls.back;
  return isShut ? [halfTurn, 'Turned around: its wall was in front.'] : [asItIs, null];
}

/** Returns the areas of what stands high along each edge, in square meters. */
function wallsOf(parts: readonly Part[], { low, high }: Bounds) {
  const [width, depth] = [high[0] - low[0], high[2] - low[2]];
  const walls = { front: 0, back: 0, left: 0, right: 0 };
  for (const triangle of parts.flatMap(trianglesOf)) {
    const [a, b, c] = triangle.map(({ p }) => p) as [Vec3, Vec3, Vec3];
    if (Math.max(a[1], b[1], c[1]) < low[1] + WALL_FROM) continue;
    const middle = (axis: 0 | 2) => (a[axis] + b[axis] + c[axis]) / 3;
    const [x, z] = [middle(0), middle(2)];
    // Areas of the upright shadow on the wall's plane
    const shadow = (axis: 0 | 2) =>
      Math.abs((b[axis] - a[axis]) * (c[1] - a[1]) - (c[axis] - a[axis]) * (b[1] - a[1])) / 2;
    if (z > high[2] - depth * 0.2) walls.front += shadow(0);
    if (z < low[2] + depth * 0.2) walls.back += shadow(0);
    if (x > high[0] - width * 0.2) walls.right += shadow(2);
    if (x < low[0] + width * 0.2) walls.left += shadow(2);
  }
  return walls;
}

/** Returns the way to the origin: a deck's middle, or the feet of an extra that does not hang. */
function moveOf(all: Bounds, deck: Deck | null, isDesign: boolean): Vec3 {
  const { low, high } = deck?.bounds ?? all;
  const [x, z] = [-(low[0] + high[0]) / 2, -(low[2] + high[2]) / 2];
  if (isDesign) {
    const isLow = deck ? high[1] >= 0 && high[1] <= MAX_DECK : Math.abs(low[1]) < 0.01;
    const isCentered = Math.hypot(x, z) < 0.05;
    const up = isLow ? 0 : high[1] - low[1] <= MAX_DECK ? -low[1] : deck ? -high[1] : -low[1];
    return isCentered ? [0, up, 0] : [x, up, z];
  }
  const isCentered = Math.hypot(x, z) <= Math.max(0.1, (high[0] - low[0]) / 4);
  const stands = low[1] > -0.05 && low[1] < 0.05;
  const hangs = low[1] >= 1 && low[1] < 5;
  return [isCentered ? 0 : x, stands || hangs ? 0 : -low[1], isCentered ? 0 : z];
}

/** Names the deck, or adds one. @returns the note */
function putDeck(document: Document, deck: Deck | null, size: Size): string {
  const parts = partsOf(sceneOf(document));
  // Its parts have moved since it was found
  const now = deck && findDeck(parts, 1);
  if (now && Math.min(...sidesOf(now.bounds)) >= MIN_DECK) {
    const node = now.parts[0]?.node;
    const name = node?.getName() || 'unnamed';
    const isWhole = now.how === 'part' && node?.getMesh()?.listPrimitives().length === 1;
    nameDeck(document, now, now.bounds.high[1] + 0.001);
    return isWhole ? `“${name}” is the deck.` : `The deck was cut out of “${name}”.`;
  }
  const [width = MIN_DECK, depth = MIN_DECK] =
    size ?? sidesOf(boundsOfParts(parts)).map((side) => Math.max(side, MIN_DECK));
  addDeck(document, width, depth);
  return `A deck of ${[width, depth].map((side) => Math.round(side / FOOT)).join(' × ')} feet was added.`;
}

function addDeck(document: Document, width: number, depth: number): void {
  const [x, z] = [width / 2, depth / 2];
  const [buffer = document.createBuffer()] = document.getRoot().listBuffers();
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const corners = new Float32Array([-x, 0, z, x, 0, z, x, 0, -z, -x, 0, -z]);
  const part = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', corners))
    .setIndices(accessor('SCALAR', new Uint16Array([0, 1, 2, 0, 2, 3])))
    .setMaterial(document.createMaterial('deck').setBaseColorFactor([0.3, 0.3, 0.3, 1]).setMetallicFactor(0));
  const node = document.createNode('floor').setMesh(document.createMesh('floor').addPrimitive(part));
  sceneOf(document).addChild(node);
}

function sidesOf({ low, high }: Bounds): [width: number, depth: number] {
  return [high[0] - low[0], high[2] - low[2]];
}
