import { type FurnishedFloor, furnish } from '../placement/furnish.ts';
import type { ExtraModel } from '../placement/piece.ts';
import type { WantedExtra } from '../placement/place-extras.ts';
import type { Room } from '../placement/spots.ts';
import { fetchModel } from './fetch-model.ts';
import type { ModelScene, Socket, Vec3 } from './model.ts';
import { openModel } from './open-model.ts';
import type { StoredModel } from './read-model.ts';
import { dot, plus } from './vector.ts';

export interface QuotedExtra extends Omit<WantedExtra, 'model'> {
  readonly name: string;
  /** Address of its model; null if it has none. */
  readonly url: string | null;
}

const scenes = new Map<string, Promise<ModelScene>>();

/**
 * Places a quote's extras in a design. An extra whose model cannot be read is treated as one without a model.
 * @param design address of the design's model
 * @throws Error if the design's file cannot be read
 */
export async function furnishBooth(design: string, extras: readonly QuotedExtra[]): Promise<FurnishedFloor> {
  const [scene, ...wanted] = await Promise.all([
    sceneOf(design),
    ...extras.map(async ({ url, ...extra }) => ({ ...extra, model: await modelOf(url, extra.name) })),
  ]);
  return furnish(roomOf(scene), wanted);
}

/** A design's floor, its marks as seen from the front, and the largest one as seen in every standard view. */
export function roomOf({ floor, sockets, views }: ModelScene): Room | null {
  if (!floor) return null;
  const front = views.frontview.eye;
  const eyes = Object.values(views).map(({ eye }) => eye);
  const [largest] = sockets.toSorted((a, b) => b.maxW * b.maxH - a.maxW * a.maxH);
  const sights = sockets.flatMap((socket) => {
    const { n, maxW, maxH, on } = socket;
    if (socket === largest) {
      const logos = RATIOS.map((ratio) => Math.min(maxW, maxH * ratio)).map((width, index) =>
        pointsOf(socket, width, width / (RATIOS[index] ?? 1)),
      );
      return eyes
        .filter((eye) => isFacing(socket, eye))
        .flatMap((eye) => logos.map((points) => ({ eye, points, on })));
    }
    const isFront = n[2] > FACING && !socket.overhead;
    return isFront ? [{ eye: front, points: pointsOf(socket, maxW, maxH), on }] : [];
  });
  return { floor, sights };
}

/** Minimum cosine of the angle from which a mark is read. */
const FACING = 0.5;
/** Width by height of wide, square and tall logos. */
const RATIOS = [6, 1, 0.5];
const FIFTHS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

function isFacing({ p, n }: Socket, eye: Vec3): boolean {
  const to = plus(eye, p, -1);
  return dot(n, to) > FACING * Math.hypot(...to);
}

/** Returns 25 points spread over a logo of this size. */
function pointsOf({ p, n, w, align }: Socket, width: number, height: number): Vec3[] {
  const left = align === 'left' ? -w / 2 : -width / 2;
  return FIFTHS.flatMap((across) =>
    FIFTHS.map((up) => {
      const along = left + across * width;
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
function sceneOf(url: string): Promise<ModelScene> {
  const scene =
    scenes.get(url) ?? fetchModel(url).then((file) => (openModel(file).json as StoredModel).scene);
  scenes.set(url, scene);
  // Retry after a failure
  scene.catch(() => scenes.delete(url));
  return scene;
}
