import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Furniture, ModelPart, Socket } from '../../src/booth/viewer/model.ts';
import { readModel } from '../../src/booth/viewer/read-model.ts';
import { type ExportedFurniture, exportedFloor } from './floors.ts';
import { swappedIn } from './places.ts';
import { isInside, pointsOf, rootsOf } from './split-pieces.ts';

/** Position in the map of the light on the deck, and that map's size, in pixels; by export_light.py. */
type ExportedLight = Pick<Furniture['light'], 'at' | 'of'>;

/** The furniture of a design that makes room for extras, in order of name. */
export function furnitureOf(slug: string): ExportedFurniture[] {
  const names = swappedIn(slug);
  return exportedFloor(slug).furniture.filter(({ name }) => names.includes(name));
}

/** Path of the light on the deck without the furniture, below the folder of exported models. */
export function lightFile(slug: string, { name }: Pick<ExportedFurniture, 'name'>): string {
  return `designs/${slug}-light-${name.replace(' ', '-')}.webp`;
}

/**
 * Tells which triangles of a design, and what light on its deck, are its furniture's.
 * @param glb the packed model
 * @param folder the exported models
 * @param firstMap index of the first furniture's light among the model's images
 */
export function splitFurniture(glb: Uint8Array, folder: string, slug: string, firstMap: number): Furniture[] {
  const { parts } = readModel(new Uint8Array(glb).buffer);
  const lights = JSON.parse(readFileSync(resolve(folder, 'light.json'), 'utf8'))[slug] as Record<
    string,
    ExportedLight
  >;
  return furnitureOf(slug).map((furniture, index) => {
    const light = lights[furniture.name];
    if (!light) throw new Error(`${slug} has no light without its ${furniture.name}.`);
    const runs = parts.flatMap((part, at) =>
      runsIn(part, furniture).map(([start, count]) => [at, start, count] as const),
    );
    return { name: furniture.name, runs, light: { map: firstMap + index, ...light } };
  });
}

/** First index and number of indices of every stretch of connected triangles within one object of the furniture. */
function runsIn(part: ModelPart, { boxes }: ExportedFurniture): [number, number][] {
  const points = pointsOf(part);
  const roots = rootsOf(part, points.length);
  const left = new Map<number, ExportedFurniture['boxes']>();
  for (const [vertex, point] of points.entries()) {
    const root = roots[vertex] ?? vertex;
    left.set(
      root,
      (left.get(root) ?? boxes).filter((box) => isInside(point, box)),
    );
  }
  const runs: [number, number][] = [];
  for (const [at, vertex] of part.indices.entries()) {
    if (!left.get(roots[vertex] ?? vertex)?.length) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1]++;
    else runs.push([at, 1]);
  }
  return runs;
}

/** Marks on furniture name it: they go with it. */
export function marksOn(furniture: readonly ExportedFurniture[], sockets: readonly Pick<Socket, 'p'>[]) {
  return sockets.map((socket) => {
    const on = furniture.find(({ boxes }) => boxes.some((box) => isInside(socket.p, box)));
    return on ? { ...socket, on: on.name } : socket;
  });
}
