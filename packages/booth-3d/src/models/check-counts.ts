import * as z from 'zod/mini';
import { DAMAGED_DESCRIPTION, ModelRefused, refuseFor } from './model-refused.ts';

/** Limits of packed models (docs/models.md). */
export const MODEL_LIMITS = { triangles: 60_000, textureSide: 2_048 } as const;

/** Limits of what a file declares, so that reading it takes bounded time and memory. */
interface Counts {
  readonly triangles: number;
  /** Vertices of all meshes, as often as they are shown. */
  readonly vertices: number;
  /** Vertices of all accessors: even unused ones cost time. */
  readonly values: number;
  readonly lists: Readonly<Record<string, number>>;
}

const MAX_VERTICES = 3 * MODEL_LIMITS.triangles;
/** Limits of a file that can be packed. */
export const PACKED_COUNTS: Counts = {
  triangles: MODEL_LIMITS.triangles,
  vertices: MAX_VERTICES,
  values: 16 * MAX_VERTICES,
  lists: { nodes: 5_000, meshes: 5_000, accessors: 20_000, materials: 500, images: 40 },
};
/** Limits of a file that can be repaired. */
export const UPLOAD_COUNTS: Counts = {
  triangles: 1_500_000,
  vertices: 3_000_000,
  values: 12_000_000,
  lists: { nodes: 20_000, meshes: 10_000, accessors: 60_000, materials: 2_000, images: 200 },
};
const MAX_LEVELS = 100;

const index = z.optional(z.int());
const anything = z.optional(z.unknown());
const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

/** The parts of glTF's JSON that are checked here; the validator checks the rest. */
const countedSchema = z.object({
  nodes: listOf(z.object({ name: anything, mesh: index, children: listOf(z.int()) })),
  meshes: listOf(
    z.object({
      primitives: listOf(
        z.object({ indices: index, attributes: z._default(z.record(z.string(), z.int()), {}) }),
      ),
    }),
  ),
  accessors: listOf(z.object({ count: z.int().check(z.minimum(0)) })),
  buffers: listOf(z.object({ uri: anything })),
  images: listOf(z.object({ uri: anything })),
});

export type Counted = z.infer<typeof countedSchema>;

/**
 * Checks a file's description before its geometry is read, in bounded time and memory. @returns its checked parts
 * @throws ModelRefused
 */
export function checkCounts(json: Readonly<Record<string, unknown>>, most: Counts): Counted {
  refuseFor(tooLong(json, most));
  const { data, error } = countedSchema.safeParse(json);
  if (!data) throw new ModelRefused([DAMAGED_DESCRIPTION], { cause: error });
  refuseFor([...unsupported(data, most), ...tooDeep(data), ...tooManyTriangles(data, most)]);
  return data;
}

/** glTF's lists in words, and how they get shorter. */
const LISTED: Readonly<Record<string, readonly [what: string, advice: string]>> = {
  nodes: ['objects', 'join small ones'],
  meshes: ['meshes', 'join small objects'],
  accessors: ['pieces of surfaces', 'join objects, and give them fewer materials'],
  materials: ['materials', 'use one for several objects'],
  images: ['pictures', 'remove some'],
};

function inWords(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}

/** Returns lists that are too long, without looking at their items. */
function tooLong(json: Readonly<Record<string, unknown>>, { lists }: Counts): string[] {
  return Object.entries(lists).flatMap(([name, most]) => {
    const count = Array.isArray(json[name]) ? json[name].length : 0;
    if (count <= most) return [];
    const [what, advice] = LISTED[name] ?? [name, 'delete some'];
    return `It has ${inWords(count)} ${what}; ${inWords(most)} are possible: ${advice}.`;
  });
}

/** Returns properties that the viewer cannot show, or that need other files. */
function unsupported(json: Counted, most: Counts): string[] {
  const { buffers, images, accessors } = json;
  const reasons: string[] = [];
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined && !String(uri).startsWith('data:')))
    reasons.push('It refers to other files: export everything into one GLB.');
  if (sum(accessors.map(({ count }) => count)) > most.values)
    reasons.push('It has far more points than a booth needs: simplify its largest objects.');
  return reasons;
}

/** Returns nodes that are nested too deeply. Each level costs time, and a loop would never end. */
function tooDeep(json: Counted): string[] {
  const { nodes } = json;
  const parents = new Map<number, number>();
  for (const [at, { children }] of nodes.entries()) {
    for (const child of children) parents.set(child, at);
  }
  for (const index of nodes.keys()) {
    let at = parents.get(index);
    for (let level = 0; at !== undefined && at !== index && level < MAX_LEVELS; level++) at = parents.get(at);
    if (at === index) return [`${nodeName(json, index)} is nested inside itself: export it again.`];
    if (at !== undefined)
      return [`${nodeName(json, index)} is nested inside more than ${MAX_LEVELS} others: move it up.`];
  }
  return [];
}

/** Counts drawn triangles: a mesh counts each time that a node shows it. */
function tooManyTriangles(json: Counted, most: Counts): string[] {
  const { nodes, meshes, accessors } = json;
  const countOf = (accessor: number | undefined) => accessors[accessor ?? -1]?.count ?? 0;
  const sums = meshes.map(({ primitives }) => {
    const vertices = primitives.map(({ attributes }) => countOf(attributes['POSITION']));
    const corners = primitives.map(({ indices }, at) =>
      indices === undefined ? vertices[at] : countOf(indices),
    );
    return { vertices: sum(vertices), triangles: sum(corners) / 3, primitives };
  });
  const shown = nodes.flatMap(({ mesh }, at) => {
    const size = sums[mesh ?? -1];
    return size ? { at, ...size } : [];
  });
  const triangles = sum(shown.map((node) => node.triangles));
  const vertices = sum(shown.map((node) => node.vertices));
  const draws = sum(shown.map(({ primitives }) => primitives.length));
  const [largest] = shown.toSorted((a, b) => b.triangles - a.triangles);
  const simplify = `Simplify the largest object, ${nodeName(json, largest?.at)}.`;
  const [allowed, points, pieces] = [most.triangles, most.vertices, most.lists['meshes'] ?? 0].map(inWords);
  if (triangles > most.triangles)
    return [`It has ${inWords(triangles)} triangles; ${allowed} are allowed. ${simplify}`];
  if (vertices > most.vertices)
    return [`It has ${inWords(vertices)} points; ${points} are allowed. ${simplify}`];
  if (draws <= (most.lists['meshes'] ?? 0)) return [];
  return [
    `It shows ${inWords(draws)} pieces of surfaces; ${pieces} are allowed: join objects, and give them fewer materials.`,
  ];
}

function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((all, value = 0) => all + value, 0);
}

/** Returns a node's name in quotes, or its number. */
export function nodeName(json: Counted, at: number | undefined): string {
  return quoted(json.nodes[at ?? -1]?.name, `Object ${at ?? '?'}`);
}

export function quoted(name: unknown, otherwise: string): string {
  return typeof name === 'string' && name ? `“${name.slice(0, 60)}”` : otherwise;
}
