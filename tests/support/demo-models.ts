/** The demo's packed models, as they are seeded. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FloorData } from '../../packages/booth-3d/src/placement/floor.ts';
import type { ExtraModel } from '../../packages/booth-3d/src/placement/piece.ts';
import type { WantedExtra } from '../../packages/booth-3d/src/placement/place-extras.ts';
import type { Room } from '../../packages/booth-3d/src/placement/spots.ts';
import { kindsIn, type ModelKinds } from '../../packages/booth-3d/src/server.ts';
import { roomOf } from '../../packages/booth-3d/src/viewer/furnish-booth.ts';
import type { PackedModel } from '../../packages/booth-3d/src/viewer/model.ts';
import { readModel } from '../../packages/booth-3d/src/viewer/read-model.ts';
import { type ModelFolder, packDemoModels, packedModelPath } from '../../scripts/demo/packed-models.ts';
import { ROOT } from '../../scripts/stack/addresses.ts';

// Only a test that needs them waits for this; `npm test` has packed them
await packDemoModels();

function slugsOf(kind: ModelFolder): string[] {
  return readdirSync(resolve(ROOT, 'scripts/demo/models', kind))
    .map((file) => file.replace('.glb', ''))
    .toSorted();
}

/** Slugs of the designs and extras, in alphabetical order. */
export const MODELED = { designs: slugsOf('designs'), extras: slugsOf('extras') };

/** Returns what a model's record says about it. */
export function demoKinds(kind: ModelFolder, slug: string): ModelKinds {
  return kindsIn(readFileSync(packedModelPath(kind, slug)));
}

const read = new Map<string, PackedModel>();

export function demoModel(kind: ModelFolder, slug: string): PackedModel {
  const unpacked = () => new Uint8Array(gunzipSync(readFileSync(packedModelPath(kind, slug))));
  const model = read.get(slug) ?? readModel(unpacked().buffer);
  read.set(slug, model);
  return model;
}

export function demoFloor(slug: string): FloorData {
  const { floor } = demoModel('designs', slug).scene;
  if (!floor) throw new Error(`No floor of ${slug}`);
  return floor;
}

/** Returns a demo design's floor and marks. */
export function demoRoom(slug: string): Room {
  const room = roomOf(demoModel('designs', slug).scene);
  if (!room) throw new Error(`No floor of ${slug}`);
  return room;
}

/** Returns a demo extra's facts for placement; null for other extras. */
export function demoExtra(slug: string): ExtraModel | null {
  if (!MODELED.extras.includes(slug)) return null;
  const { stands = [], nouns = ['', ''], box } = demoModel('extras', slug).scene;
  return { url: `/media/extras/${slug}-0123456789abcdef.bin`, pieces: stands, nouns, height: box[1][1] };
}

export function withModels(extras: readonly Omit<WantedExtra, 'model'>[]): WantedExtra[] {
  return extras.map((extra) => ({ ...extra, model: demoExtra(extra.slug) }));
}
