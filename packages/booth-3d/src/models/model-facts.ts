import type { Outline, Point } from '../placement/outline.ts';
import type { Piece } from '../placement/piece.ts';
import type { ModelPiece, ModelScene, Vec3 } from '../viewer/model.ts';
import { isHanging } from '../viewer/pieces.ts';
import { mixed, rounded } from '../viewer/vector.ts';
import type { AmbientLight } from './ambient-light.ts';
import type { DeckLight } from './baked-light.ts';
import { type Bounds, boundsOf, deckOf } from './check-source.ts';
import { floorOf, HEAD } from './floor-map.ts';
import {
  ambientDeckLight,
  bakedDeckWithout,
  deckMap,
  deckMapWithout,
  groundMap,
  shadowMap,
} from './light-maps.ts';
import { logoPlaces, screenPlaces } from './logo-places.ts';
import { viewsOf } from './published-views.ts';
import { type ModelKind, numberIn, type SourceModel, type SourcePoint, trianglesOf } from './source-model.ts';
import type { LitMesh } from './surface-looks.ts';

/** Margin around an extra for its contact shadow, in meters. */
const SHADOW = 0.4;
/** Map value at which the viewer's contact shadow darkens nothing. */
const NO_SHADOW = 1 / 1.6;
/** Maximum length of a kind in a record. */
const MAX_KIND = 40;
/** Height of the lowest hanging extras, in meters. */
const SIGNS_FROM = 3.6;
/** Minimum length of a cut corner, in meters. */
const MIN_CUT = 0.02;
const UP: Vec3 = [0, 1, 0];

interface Model extends Pick<SourceModel, 'points' | 'cameras' | 'lamps'> {
  readonly kind: ModelKind;
  readonly name: string;
  readonly meshes: readonly LitMesh[];
  readonly box: Bounds;
  readonly light: AmbientLight;
  /** Baked light on the deck; null if it has none. */
  readonly deck: DeckLight | null;
  /** Furniture that may make room for extras, and the light without it. */
  readonly furniture: readonly { readonly name: string; readonly light: AmbientLight }[];
}

export interface ModelFacts {
  /** The scene, without its pieces and the image numbers of its maps. */
  readonly scene: Omit<ModelScene, 'maps' | 'pieces'>;
  /** As WebP. */
  readonly maps: Readonly<Partial<Record<keyof ModelScene['maps'], Buffer>>>;
  /** Furniture that may make room for an extra, and the light on the deck without it, as WebP. */
  readonly furniture: readonly Awaited<ReturnType<typeof furnitureFacts>>[];
  /** Pieces of an extra that has several. */
  readonly pieces: readonly Omit<ModelPiece, 'counts'>[];
}

/** Returns the facts that a packed model stores next to its geometry. */
export async function factsOf(model: Model): Promise<ModelFacts> {
  const { kind, box, light, furniture, deck } = model;
  const sockets = await logoPlaces(model);
  const screens = screenPlaces(model.meshes);
  const scene = { box: [box.low, box.high] as const, sockets, ...(screens.length > 0 && { screens }) };
  if (kind === 'extra') return extraFacts(model, scene);
  const { low, high } = deckOf(model.meshes);
  const size = [rounded(high[0] - low[0]), rounded(high[2] - low[2])] as const;
  return {
    scene: {
      ...scene,
      size,
      level: model.lamps ?? 1,
      views: viewsOf(box, model.cameras),
      floor: floorOf(model, size, box.high[1] > SIGNS_FROM),
    },
    maps: {
      floor: await deckMap(deck ?? ambientDeckLight(light), size),
      ground: await groundMap(light, size),
    },
    furniture: await Promise.all(furniture.map((each) => furnitureFacts(each, model, size))),
    pieces: [],
  };
}

async function furnitureFacts(
  { name, light }: Model['furniture'][number],
  { meshes, light: whole, deck }: Model,
  size: readonly [number, number],
) {
  const own = boundsOf(meshes.flatMap(({ furniture, vertices }) => (furniture === name ? vertices : [])));
  const lights = deck
    ? { whole: deck, without: bakedDeckWithout(deck, whole, light) }
    : { whole: ambientDeckLight(whole), without: ambientDeckLight(light) };
  return { name, ...(await deckMapWithout(own, lights, size)) };
}

async function extraFacts(
  model: Model,
  scene: Pick<ModelScene, 'box' | 'sockets' | 'screens'>,
): Promise<ModelFacts> {
  const { box, light } = model;
  const [w, d] = [box.high[0] - box.low[0] + 2 * SHADOW, box.high[2] - box.low[2] + 2 * SHADOW];
  const [x, z] = [(box.low[0] + box.high[0]) / 2, (box.low[2] + box.high[2]) / 2];
  const open = light.at([0, 99, 0], UP);
  const shade = (u: number, v: number) => (NO_SHADOW * light.at([x + u, 0, z + v], UP)) / open;
  const places = model.points.filter(({ role }) => role === 'place');
  const pieces = places.length > 1 ? places.map((place) => partAt(place, model)) : [];
  const stands = (pieces.length > 0 ? pieces : [model]).map((piece) => standOf(piece));
  return {
    scene: {
      ...scene,
      size: [0, 0],
      views: viewsOf(box, model.cameras),
      stands,
      ...nounsOf(places),
      shadow: { w, d, x, z },
    },
    maps: {
      ground: await groundMap(light, [0, 0]),
      ...(!isHanging(box.low) && { shadow: await shadowMap([w, d], shade) }),
    },
    furniture: [],
    pieces: pieces.map(({ name, box, at: [x, z] }) => {
      const sides = [box.low[0] - x, box.high[0] - x, box.low[2] - z, box.high[2] - z];
      const reach = rounded(Math.max(...sides.map(Math.abs)) + SHADOW / 2);
      return { name, at: [x, z], box: [box.low, box.high], reach };
    }),
  };
}

/** Returns the piece that belongs to one of several places. */
function partAt({ name, p: [x, , z] }: SourcePoint, { meshes, points }: Model) {
  const isOwn = ({ furniture }: Pick<SourcePoint, 'furniture'>) => furniture === name;
  const own = meshes.filter(isOwn);
  const box = boundsOf(own.flatMap(({ vertices }) => vertices));
  return { name, meshes: own, points: points.filter(isOwn), box, at: [rounded(x), rounded(z)] as const };
}

/** Returns what an extra's pieces are called, if a place says so. */
function nounsOf(places: readonly SourcePoint[]): Pick<ModelScene, 'nouns'> {
  const [one, many] = ['one', 'many'].map((word) => places[0]?.properties[word]);
  return typeof one === 'string' && typeof many === 'string'
    ? { nouns: [one.slice(0, MAX_KIND), many.slice(0, MAX_KIND)] }
    : {};
}

type Standing = Pick<Model, 'name' | 'meshes' | 'points' | 'box'> & { readonly at?: Point };

/** Returns the outlines and users' positions of an extra, or of one of its pieces relative to its place `at`. */
function standOf({ name, meshes, points, box, at = [0, 0] }: Standing): Piece {
  const place = points.find(({ role }) => role === 'place');
  const use = points
    .filter(({ role }) => role === 'use')
    .map(({ p }) => [rounded(p[0] - at[0]), rounded(p[2] - at[1])] as const);
  const bodies = [...Map.groupBy(meshes, ({ body }) => body).values()];
  return {
    kind: place?.detail ?? name.slice(0, MAX_KIND).replace(/-$/, ''),
    bodies: isHanging(box.low) ? [] : bodies.flatMap((body) => outlineOf(body, at)),
    use,
    needs: numberIn(place?.properties ?? {}, 'needs', 0, use.length) ?? use.length,
  };
}

/** Returns the rectangle around a body on the floor, without its corners as far as they are empty. */
function outlineOf(meshes: readonly LitMesh[], [x, z]: Point): Outline[] {
  const points = meshes.flatMap(belowHead);
  if (points.length === 0) return [];
  const { low, high } = boundsOf(points);
  const cut = points.reduce(
    (least, { p }) => {
      const [left, right, back, front] = [p[0] - low[0], high[0] - p[0], p[2] - low[2], high[2] - p[2]];
      return Math.min(least, Math.min(left, right) + Math.min(back, front));
    },
    Math.min(high[0] - low[0], high[2] - low[2]) / 2,
  );
  const sides = [
    rounded(low[0] - x),
    rounded(low[2] - z),
    rounded(high[0] - x),
    rounded(high[2] - z),
  ] as const;
  return [cut > MIN_CUT ? [...sides, rounded(cut)] : sides];
}

/** Returns the corners below head height, and where edges reach it. */
function belowHead(mesh: LitMesh): { readonly p: Vec3 }[] {
  return trianglesOf(mesh).flatMap((corners) =>
    corners.flatMap(({ p }, index) => {
      const next = corners[(index + 1) % 3]?.p ?? p;
      const part = (HEAD - p[1]) / (next[1] - p[1]);
      return [
        ...(p[1] < HEAD ? [{ p }] : []),
        ...(part > 0 && part < 1 ? [{ p: mixed(p, next, part) }] : []),
      ];
    }),
  );
}
