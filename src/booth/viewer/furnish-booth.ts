import { type FurnishedFloor, furnish } from '../placement/furnish.ts';
import type { ExtraModel } from '../placement/piece.ts';
import type { ModelScene } from './model.ts';
import { openGlb } from './open-glb.ts';

/** An extra of a quote; the slug is its record's id. */
export interface QuotedExtra {
  readonly slug: string;
  readonly name: string;
  readonly quantity: number;
  /** Address of its model; null if it has none. */
  readonly url: string | null;
}

const scenes = new Map<string, Promise<ModelScene>>();

/**
 * Places a quote's extras and people in a design, by the facts in the models' files. An extra whose file cannot be read
 * counts as one without a model.
 * @param design address of the design's model
 * @throws Error if the design's file cannot be read
 */
export async function furnishBooth(design: string, extras: readonly QuotedExtra[]): Promise<FurnishedFloor> {
  const [{ floor }, wanted] = await Promise.all([
    sceneOf(design),
    Promise.all(
      extras.map(async ({ url, ...extra }) => ({ ...extra, model: await modelOf(url, extra.name) })),
    ),
  ]);
  return furnish(floor, wanted);
}

async function modelOf(url: string | null, name: string): Promise<ExtraModel | null> {
  if (url === null) return null;
  try {
    const { stands: pieces = [], nouns = [name, name] } = await sceneOf(url);
    return { url, pieces, nouns };
  } catch {
    return null;
  }
}

/** Reads the facts of a model, once; the viewer's request for the same file is answered from the browser's cache. */
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
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) throw new Error(`${url} answers ${status}.`);
  const file = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const { json } = openGlb(file);
  return (json as { asset: { extras: ModelScene } }).asset.extras;
}
