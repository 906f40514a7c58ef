import { type FurnishedFloor, furnish } from '../placement/furnish.ts';
import type { ExtraModel } from '../placement/piece.ts';
import type { WantedExtra } from '../placement/place-extras.ts';
import type { Room } from '../placement/spots.ts';
import { fetchModel } from './fetch-model.ts';
import type { ModelScene, Socket, Vec3 } from './model.ts';
import { openModel } from './open-model.ts';
import type { QuotedExtra } from './quoted-extras.ts';
import type { StoredModel } from './read-model.ts';

const scenes = new Map<string, Promise<ModelScene>>();

/**
 * Places a quote's extras and people in a design. An extra whose model cannot be read is treated as one without a
 * model.
 * @param design address of the design's model
 * @throws Error if the design's file cannot be read
 */
export async function furnishBooth(design: string, extras: readonly QuotedExtra[]): Promise<FurnishedFloor> {
  const [scene, wanted] = await Promise.all([sceneOf(design), withModels(extras)]);
  return furnish(roomOf(scene), wanted);
}

/** Reads the models of a quote's extras. */
export function withModels(extras: readonly QuotedExtra[]): Promise<WantedExtra[]> {
  return Promise.all(
    extras.map(async ({ url, ...extra }) => ({ ...extra, model: await modelOf(url, extra.name) })),
  );
}

/** A design's floor and marks. */
export function roomOf({ floor, sockets, views }: ModelScene): Room | null {
  if (!floor) return null;
  const eye = views?.frontview.eye ?? ([0, 1.6, floor.depth / 2 + 6] as const);
  return { floor, eye, marks: sockets.filter(({ n, overhead }) => n[2] > FACING && !overhead).map(pointsOf) };
}

/** Minimum dot product of a mark's normal and the front for marks that face the front. */
const FACING = 0.5;
const FIFTHS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** Returns 25 points spread over a mark. */
function pointsOf({ p, n, w, maxH, align }: Socket): Vec3[] {
  const height = Math.min(maxH, w);
  const left = align === 'left' ? 0 : -w / 2;
  return FIFTHS.flatMap((across) =>
    FIFTHS.map((up) => {
      const along = left + across * w;
      return [p[0] + n[2] * along, p[1] + (up - 0.5) * height, p[2] - n[0] * along] as const;
    }),
  );
}

async function modelOf(url: string | null, name: string): Promise<ExtraModel | null> {
  if (url === null) return null;
  try {
    const { stands: pieces = [], nouns = [name, name], box } = await sceneOf(url);
    return { url, pieces, nouns, height: box[1][1] };
  } catch {
    return null;
  }
}

/** Reads a model's facts, once. */
export function sceneOf(url: string): Promise<ModelScene> {
  const known = scenes.get(url);
  if (known) return known;
  const scene = readScene(url);
  scenes.set(url, scene);
  // Retry after a failure
  scene.catch(() => scenes.delete(url));
  return scene;
}

async function readScene(url: string): Promise<ModelScene> {
  return (openModel(await fetchModel(url)).json as StoredModel).scene;
}
