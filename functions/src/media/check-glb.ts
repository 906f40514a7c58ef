import sharp from 'sharp';
import { type Glb, parseGlb } from './glb.ts';
import { ModelRefused } from './model-refused.ts';
import { validateGltf } from './validate-gltf.ts';

/** Limits of a model that is uploaded (docs/models.md). */
export const MODEL_LIMITS = { triangles: 60_000, textureSide: 2_048 } as const;

/** Bounds of what is read at all: a file within the limits above has no reason to exceed them. */
const MOST_JSON_BYTES = 4 * 1024 * 1024;
const MOST = { nodes: 5_000, meshes: 5_000, accessors: 20_000, materials: 500, images: 16 } as const;
const MOST_VERTICES = 3 * MODEL_LIMITS.triangles;
/** Vertices of all accessors together: what a model does not draw costs time too. */
const MOST_VALUES = 16 * MOST_VERTICES;
const MOST_LEVELS = 100;
const MOST_REASONS = 12;
const TRIANGLES = 4;
const JSON_LENGTH_AT = 12;

/** The parts of glTF's JSON that are counted here; nothing in it is trusted yet. */
interface Counted {
  readonly nodes?: readonly Readonly<{ name?: unknown; mesh?: number; children?: readonly number[] }>[];
  readonly meshes?: readonly { readonly primitives?: readonly Primitive[] }[];
  readonly accessors?: readonly { readonly count?: unknown; readonly sparse?: unknown }[];
  readonly buffers?: readonly { readonly uri?: unknown }[];
  readonly bufferViews?: readonly { readonly byteOffset?: number; readonly byteLength: number }[];
  readonly images?: readonly Readonly<{ uri?: unknown; name?: unknown; bufferView?: number }>[];
  readonly materials?: readonly unknown[];
  readonly skins?: readonly unknown[];
  readonly animations?: readonly unknown[];
  readonly extensionsRequired?: readonly unknown[];
}

interface Primitive {
  readonly mode?: number;
  readonly indices?: number;
  readonly attributes?: Readonly<Record<string, number>>;
}

/**
 * Checks an uploaded file before anything reads its geometry: first what it claims to contain, then all of glTF's rules.
 * Takes bounded time and memory, whatever the file is.
 * @throws ModelRefused
 */
export async function checkGlb(bytes: Uint8Array): Promise<void> {
  const glb = open(bytes);
  const json = glb.json as Counted;
  refuse(tooMuch(json));
  refuse([...unsupported(json), ...tooDeep(json), ...tooManyTriangles(json)]);
  const messages = await validateGltf(bytes).catch((cause: unknown) => {
    throw new ModelRefused(['The file is damaged, or far more complicated than a booth.'], { cause });
  });
  refuse(
    messages
      .filter(({ severity }) => severity === 0)
      .map(({ message, pointer = '' }) => `${subjectOf(json, pointer)}: ${message}`),
  );
  refuse(await tooLargeImages(glb));
}

function open(bytes: Uint8Array): Glb {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(JSON_LENGTH_AT, true);
    if (length > MOST_JSON_BYTES && length < bytes.length) {
      throw new ModelRefused(['The file describes far more parts than a booth has.']);
    }
    const glb = parseGlb(bytes);
    if (typeof glb.json !== 'object' || glb.json === null) throw new Error('No object.');
    return glb;
  } catch (cause) {
    if (cause instanceof ModelRefused) throw cause;
    throw new ModelRefused(['This is not a GLB file (binary glTF 2.0).'], { cause });
  }
}

function refuse(reasons: readonly string[]): void {
  const distinct = [...new Set(reasons)];
  if (distinct.length > 0) throw new ModelRefused(distinct.slice(0, MOST_REASONS));
}

/** Lists that are too long, and accessors of more values than any model may have. */
function tooMuch(json: Counted): string[] {
  const reasons = Object.entries(MOST).flatMap(([name, most]) => {
    const list = json[name as keyof typeof MOST];
    if (list !== undefined && !Array.isArray(list)) return `Its ${name} are no list.`;
    return (list?.length ?? 0) > most ? `It has ${list?.length} ${name}; at most ${most} are possible.` : [];
  });
  const counts = (json.accessors ?? []).map((accessor) => Number(accessor?.count));
  const sum = counts.reduce((all, count) => all + count, 0);
  // Not `>`: NaN is refused too
  if (!(sum <= MOST_VALUES)) reasons.push('It has far more vertices than a booth needs.');
  return reasons;
}

/** Properties that the viewer cannot show, or that would need files besides this one. */
function unsupported(json: Counted): string[] {
  const {
    buffers = [],
    images = [],
    accessors = [],
    skins = [],
    animations = [],
    extensionsRequired = [],
  } = json;
  return [
    ...extensionsRequired.map(
      (name) => `It needs the extension ${String(name).slice(0, 60)}: export it without.`,
    ),
    ...[...buffers, ...images].flatMap((each) =>
      each?.uri === undefined ? [] : 'It refers to other files: export everything into one GLB.',
    ),
    ...accessors.flatMap((each) =>
      each?.sparse === undefined ? [] : 'It has sparse data: export it without shape keys.',
    ),
    ...(skins.length > 0 ? ['It has bones: apply them, so that the mesh stands as it should look.'] : []),
    ...(animations.length > 0 ? ['It moves: export it without animations.'] : []),
  ];
}

/** Nodes within nodes: each level costs time, and a loop would never end. */
function tooDeep(json: Counted): string[] {
  const nodes = json.nodes ?? [];
  const parents = new Map<number, number>();
  nodes.forEach((node, index) => {
    for (const child of node?.children ?? []) parents.set(child, index);
  });
  const deep = nodes.findIndex((_, index) => {
    let level = 0;
    for (let at: number | undefined = index; at !== undefined && level <= MOST_LEVELS; level++)
      at = parents.get(at);
    return level > MOST_LEVELS;
  });
  return deep < 0
    ? []
    : [`${nodeName(json, deep)} is inside of itself, or of more than ${MOST_LEVELS} others.`];
}

/** Counts what is drawn: a mesh counts as often as a node shows it. */
function tooManyTriangles(json: Counted): string[] {
  const { nodes = [], meshes = [], accessors = [] } = json;
  const reasons: string[] = [];
  const countOf = (accessor: number | undefined) => Number(accessors[accessor ?? -1]?.count ?? 0);
  const sums = meshes.map((mesh) => ({ triangles: 0, vertices: 0, primitives: mesh?.primitives ?? [] }));
  for (const sum of sums) {
    if (!Array.isArray(sum.primitives)) continue;
    for (const { indices, attributes } of sum.primitives as readonly Primitive[]) {
      const vertices = countOf(attributes?.['POSITION']);
      sum.vertices += vertices;
      sum.triangles += (indices === undefined ? vertices : countOf(indices)) / 3;
    }
  }
  let [triangles, vertices, draws] = [0, 0, 0];
  nodes.forEach((node, index) => {
    const sum = sums[node?.mesh ?? -1];
    if (!sum) return;
    triangles += sum.triangles;
    vertices += sum.vertices;
    draws += sum.primitives.length;
    if (sum.primitives.some?.(({ mode = TRIANGLES }) => mode !== TRIANGLES)) {
      reasons.push(`${nodeName(json, index)} has lines, points or strips: export triangles only.`);
    }
  });
  const most = MODEL_LIMITS.triangles;
  if (triangles > most || vertices > MOST_VERTICES || draws > MOST.meshes) {
    const [largest] = nodes
      .map((node, index) => ({ index, size: sums[node?.mesh ?? -1]?.triangles ?? 0 }))
      .sort((a, b) => b.size - a.size);
    const count = Math.round(triangles).toLocaleString('en-US');
    reasons.push(
      `It has ${count} triangles; ${most.toLocaleString('en-US')} are allowed. The largest part is ${nodeName(json, largest?.index)}.`,
    );
  }
  return reasons;
}

async function tooLargeImages({ json, binary }: Glb): Promise<string[]> {
  const { images = [], bufferViews = [] } = json as Counted;
  const most = MODEL_LIMITS.textureSide;
  const reasons = images.map(async ({ name, bufferView }, index) => {
    const { byteOffset = 0, byteLength = 0 } = bufferViews[bufferView ?? -1] ?? {};
    const bytes = binary.subarray(byteOffset, byteOffset + byteLength);
    const picture = quoted(name, `Picture ${index + 1}`);
    const size = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (!size || !['jpeg', 'png', 'webp'].includes(size.format)) return `${picture} is no JPEG, PNG or WebP.`;
    if (Math.max(size.width, size.height) <= most) return [];
    return `${picture} has ${size.width} × ${size.height} pixels; ${most} on the longer side are allowed.`;
  });
  return (await Promise.all(reasons)).flat();
}

/** The node's name in quotes, or its number. */
function nodeName(json: Counted, index: number | undefined): string {
  return quoted(json.nodes?.[index ?? -1]?.name, `Node ${index ?? '?'}`);
}

/** Who a validator's message is about: the node that shows what `pointer` names, else the pointer. */
function subjectOf(json: Counted, pointer: string): string {
  const [, kind, at] = pointer.split('/');
  const index = Number(at);
  if (kind === 'nodes') return nodeName(json, index);
  const uses = ({ primitives = [] }: NonNullable<Counted['meshes']>[number]) =>
    primitives.some(({ indices, attributes = {} }) =>
      [indices, ...Object.values(attributes)].includes(index),
    );
  const mesh = kind === 'meshes' ? index : kind === 'accessors' ? (json.meshes ?? []).findIndex(uses) : -1;
  const node = (json.nodes ?? []).findIndex((each) => each.mesh === mesh);
  return mesh >= 0 && node >= 0 ? nodeName(json, node) : pointer || 'The file';
}

function quoted(name: unknown, otherwise: string): string {
  return typeof name === 'string' && name ? `“${name.slice(0, 60)}”` : otherwise;
}
