/** Pieces that visitors moved. They follow the same rules as others, and hide no mark. */
import type { Vec3 } from '../viewer/model.ts';
import type { Spot } from './chosen-spots.ts';
import { type FloorData, openFloor, without } from './floor.ts';
import { cornersOf, type Point, type Pose } from './outline.ts';
import type { Piece } from './piece.ts';
import { furnitureReplacedBy, keepsFloorAccessible, type PlacedPiece, standing } from './place-extras.ts';
import { findWalkableFloor } from './walk.ts';

/** A design's floor, and what must stay visible of its marks. */
export interface Room {
  readonly floor: FloorData;
  /** Logos on marks: a camera's eye, points spread over the logo, and the furniture that it is on. */
  readonly sights: readonly Readonly<{ eye: Vec3; points: readonly Vec3[]; on?: string | undefined }>[];
}

/** Step of a move or search, in meters. */
const STEP = 0.1;
/** Maximum distance that a piece snaps, in meters. */
const FARTHEST = 0.6;

/** Moves pieces to their spots if they fit; spots that no longer fit are ignored. */
export function withSpots(
  room: Room,
  placed: readonly PlacedPiece[],
  spotsOf: (slug: string) => readonly Spot[],
): PlacedPiece[] {
  const pieces = [...placed];
  for (const slug of new Set(placed.map((piece) => piece.slug))) {
    for (const spot of spotsOf(slug)) {
      const index = indexOf(placed, slug, spot.nth);
      const pose = { x: spot.x / 100, z: spot.z / 100, yaw: (spot.turn * Math.PI) / 180 };
      const piece = pieces[index];
      if (piece && fitting(room, pieces, index)(pose)) pieces[index] = { ...piece, ...pose };
    }
  }
  return pieces;
}

/**
 * Index of an extra's `nth` piece; -1 if it has fewer.
 * @example placed[indexOf(placed, 'bar-stools', 1)]
 */
export function indexOf(placed: readonly PlacedPiece[], slug: string, nth: number): number {
  const own = placed.flatMap((piece, index) => (piece.slug === slug ? [index] : []));
  return own[nth] ?? -1;
}

/**
 * Returns the pose nearest to `wanted` at which a piece fits; null if there is none within 60 cm.
 * @example nearestFit(room, placed, 0, { x: 1.2, z: 0, yaw: 0 })
 */
export function nearestFit(
  room: Room,
  placed: readonly PlacedPiece[],
  index: number,
  wanted: Pose,
): Pose | null {
  return posesAround(wanted, FARTHEST).find(fitting(room, placed, index)) ?? null;
}

/** Returns poses up to some meters around one, nearest first. */
export function posesAround(pose: Pose, farthest: number, step = STEP): Pose[] {
  const rings = Math.round(farthest / step);
  return Array.from({ length: rings + 1 }, (_, ring) =>
    Array.from({ length: Math.max(1, ring * 6) }, (__, way) => {
      const angle = (way / Math.max(1, ring * 6)) * 2 * Math.PI;
      const far = ring * step;
      return { ...pose, x: pose.x + far * Math.cos(angle), z: pose.z + far * Math.sin(angle) };
    }),
  ).flat();
}

/**
 * Returns the first pose in a direction (of length 1) at which a piece fits; null if there is none on the deck.
 * @example nextFit(room, placed, 0, [1, 0]) // to the right
 */
export function nextFit(
  room: Room,
  placed: readonly PlacedPiece[],
  index: number,
  [dx, dz]: Point,
): Pose | null {
  const at = placed[index];
  if (!at) return null;
  const fits = fitting(room, placed, index);
  const farthest = Math.max(room.floor.width, room.floor.depth);
  for (let far = STEP; far < farthest; far += STEP) {
    const pose = { x: at.x + far * dx, z: at.z + far * dz, yaw: at.yaw };
    if (fits(pose)) return pose;
  }
  return null;
}

/** Returns a predicate that is true for poses at which the piece fits beside all other pieces. */
function fitting(room: Room, placed: readonly PlacedPiece[], index: number): (pose: Pose) => boolean {
  const bare = openFloor(room.floor);
  const standings = placed.flatMap((place, each) => {
    const piece = place.model.pieces[place.piece];
    return piece && each !== index ? [{ piece, place }] : [];
  });
  const open = without(bare, furnitureReplacedBy(room.floor, placed));
  const floor = standings.reduce((taken, { piece, place }) => standing(taken, piece, place) ?? taken, open);
  const ways = findWalkableFloor(bare);
  const own = placed[index];
  const piece = own?.model.pieces[own.piece];
  return (pose) => {
    // Hanging pieces stay where they are
    if (!own || !piece?.bodies.length) return false;
    const next = standing(floor, piece, pose);
    return (
      next !== null &&
      showsMarks(room, piece, pose, own.model.height) &&
      keepsFloorAccessible(next, ways, [...standings, { piece, place: pose }])
    );
  };
}

/** True if something of this height leaves the marks visible. */
export function showsMarks(
  { sights }: Pick<Room, 'sights'>,
  { bodies }: Pick<Piece, 'bodies'>,
  pose: Pose,
  height: number,
): boolean {
  const outlines = bodies.map((body) => cornersOf(body, pose));
  return sights.every(({ eye, points }) =>
    points.every((point) => !outlines.some((corners) => hides(corners, height, eye, point))),
  );
}

/** True if an object of this outline and height is between two points. */
function hides(corners: readonly Point[], height: number, from: Vec3, to: Vec3): boolean {
  let [enter, leave] = [0, 1];
  for (const [index, [x, z]] of corners.entries()) {
    const [nextX, nextZ] = corners[(index + 1) % corners.length] as Point;
    const outside = ([px, , pz]: Vec3) => (px - x) * (nextZ - z) - (pz - z) * (nextX - x);
    const [a, b] = [outside(from), outside(to)];
    if (a >= 0 && b >= 0) return false;
    if (a > 0) enter = Math.max(enter, a / (a - b));
    else if (b > 0) leave = Math.min(leave, a / (a - b));
  }
  const heightAt = (part: number) => from[1] + part * (to[1] - from[1]);
  return enter < leave && Math.min(heightAt(enter), heightAt(leave)) < height;
}
