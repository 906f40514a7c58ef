import sharp from 'sharp';
import * as z from 'zod/mini';
import { type Glb, parseGlb } from './glb.ts';
import { ModelRefused, refuseFor } from './model-refused.ts';
import { validateGltf } from './validate-gltf.ts';

/** Limits of uploaded models (docs/models.md). */
export const MODEL_LIMITS = { triangles: 60_000, textureSide: 2_048 } as const;
/** Hard limits for reading; no file within the limits above needs more. */
const MAX_JSON_BYTES = 4 * 1024 * 1024;
const MAX_COUNTS = { nodes: 5_000, meshes: 5_000, accessors: 20_000, materials: 500, images: 16 } as const;
const MAX_VERTICES = 3 * MODEL_LIMITS.triangles;
/** Maximum vertices in all accessors: even unused ones cost time. */
const MAX_VALUES = 16 * MAX_VERTICES;
const MAX_LEVELS = 100;
const TRIANGLES = 4;
const JSON_LENGTH_AT = 12;

const index = z.optional(z.int());
const anything = z.optional(z.unknown());
const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

/** The parts of glTF's JSON that are checked here; the validator checks the rest. */
const countedSchema = z.object({
  nodes: listOf(z.object({ name: anything, mesh: index, children: listOf(z.int()) })),
  meshes: listOf(
    z.object({
      primitives: listOf(
        z.object({
          mode: z._default(z.int(), TRIANGLES),
          indices: index,
          attributes: z._default(z.record(z.string(), z.int()), {}),
        }),
      ),
    }),
  ),
  accessors: listOf(z.object({ count: z.int().check(z.minimum(0)), sparse: anything })),
  buffers: listOf(z.object({ uri: anything })),
  bufferViews: listOf(z.object({ byteOffset: z._default(z.int(), 0), byteLength: z.int() })),
  images: listOf(z.object({ uri: anything, name: anything, bufferView: index })),
  skins: listOf(z.unknown()),
  animations: listOf(z.unknown()),
  extensionsRequired: listOf(z.unknown()),
});

type Counted = z.infer<typeof countedSchema>;

/**
 * Checks an uploaded file before its geometry is read: first its declared size, then all of glTF's rules. Takes bounded
 * time and memory for any file.
 * @throws ModelRefused
 */
export async function checkGlb(bytes: Uint8Array): Promise<void> {
  const glb = open(bytes);
  refuseFor(tooLong(glb.json));
  const { data: json, error } = countedSchema.safeParse(glb.json);
  if (!json) throw new ModelRefused([`It is not valid glTF: ${error.issues[0]?.path.join('.')} is wrong.`]);
  refuseFor([...unsupported(json), ...tooDeep(json), ...tooManyTriangles(json)]);
  const messages = await validateGltf(bytes).catch((cause: unknown) => {
    throw new ModelRefused(['The file is damaged, or far more complicated than a booth.'], { cause });
  });
  refuseFor(
    messages
      .filter(({ severity }) => severity === 0)
      .map(({ message, pointer = '' }) => `${subjectOf(json, pointer)}: ${message}`),
  );
  refuseFor(await unusableImages(json, glb.binary));
}

function open(bytes: Uint8Array): Glb {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(JSON_LENGTH_AT, true);
    if (length > MAX_JSON_BYTES && length < bytes.length) {
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

/** Returns lists that are too long, without looking at their items. */
function tooLong(json: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(MAX_COUNTS).flatMap(([name, most]) => {
    const count = Array.isArray(json[name]) ? json[name].length : 0;
    return count > most ? `It has ${count} ${name}; at most ${most} are possible.` : [];
  });
}

/** Returns properties that the viewer cannot show, or that need other files. */
function unsupported(json: Counted): string[] {
  const { buffers, images, accessors, skins, animations, extensionsRequired } = json;
  const reasons = extensionsRequired.map(
    (name) => `It needs the extension ${String(name).slice(0, 60)}: export it without.`,
  );
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined)) {
    reasons.push('It refers to other files: export everything into one GLB.');
  }
  if (accessors.some(({ sparse }) => sparse !== undefined)) {
    reasons.push('It has sparse data: export it without shape keys.');
  }
  if (sum(accessors.map(({ count }) => count)) > MAX_VALUES) {
    reasons.push('It has far more vertices than a booth needs.');
  }
  if (skins.length > 0) reasons.push('It has bones: apply them, so that the mesh stands as it should look.');
  if (animations.length > 0) reasons.push('It is animated: export it without animations.');
  return reasons;
}

/** Returns nodes that are nested too deeply. Each level costs time, and a loop would never end. */
function tooDeep(json: Counted): string[] {
  const { nodes } = json;
  const parents = new Map<number, number>();
  for (const [at, { children }] of nodes.entries()) {
    for (const child of children) parents.set(child, at);
  }
  const deep = nodes.findIndex((_, index) => {
    let at: number | undefined = index;
    for (let level = 0; at !== undefined && level <= MAX_LEVELS; level++) at = parents.get(at);
    return at !== undefined;
  });
  if (deep < 0) return [];
  return [`${nodeName(json, deep)} is nested inside itself, or inside more than ${MAX_LEVELS} others.`];
}

/** Counts drawn triangles: a mesh counts each time that a node shows it. */
function tooManyTriangles(json: Counted): string[] {
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
  const reasons = shown
    .filter(({ primitives }) => primitives.some(({ mode }) => mode !== TRIANGLES))
    .map(({ at }) => `${nodeName(json, at)} has lines, points or strips: export triangles only.`);
  const triangles = sum(shown.map((node) => node.triangles));
  const vertices = sum(shown.map((node) => node.vertices));
  const draws = sum(shown.map(({ primitives }) => primitives.length));
  const most = MODEL_LIMITS.triangles;
  if (triangles > most || vertices > MAX_VERTICES || draws > MAX_COUNTS.meshes) {
    const [largest] = shown.toSorted((a, b) => b.triangles - a.triangles);
    const count = Math.round(triangles).toLocaleString('en-US');
    reasons.push(
      `It has ${count} triangles; ${most.toLocaleString('en-US')} are allowed. The largest part is ${nodeName(json, largest?.at)}.`,
    );
  }
  return reasons;
}

function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((all, value = 0) => all + value, 0);
}

async function unusableImages({ images, bufferViews }: Counted, binary: Uint8Array): Promise<string[]> {
  const most = MODEL_LIMITS.textureSide;
  const reasons = images.map(async ({ name, bufferView }, at) => {
    const { byteOffset = 0, byteLength = 0 } = bufferViews[bufferView ?? -1] ?? {};
    const bytes = binary.subarray(byteOffset, byteOffset + byteLength);
    const picture = quoted(name, `Picture ${at + 1}`);
    const size = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (!size || !['jpeg', 'png', 'webp'].includes(size.format))
      return `${picture} is not a JPEG, PNG or WebP.`;
    if (Math.max(size.width, size.height) > most)
      return `${picture} has ${size.width} × ${size.height} pixels; ${most} on the longer side are allowed.`;
    return sharp(bytes)
      .stats()
      .then(
        () => [],
        () => `${picture} is damaged: export it again.`,
      );
  });
  return (await Promise.all(reasons)).flat();
}

/** Returns a node's name in quotes, or its number. */
function nodeName(json: Counted, at: number | undefined): string {
  return quoted(json.nodes[at ?? -1]?.name, `Node ${at ?? '?'}`);
}

/** Returns the subject of a validator's message: the node that uses `pointer`, else the pointer. */
function subjectOf(json: Counted, pointer: string): string {
  const [, kind, item] = pointer.split('/');
  const at = Number(item);
  if (kind === 'nodes') return nodeName(json, at);
  const uses = ({ primitives }: Counted['meshes'][number]) =>
    primitives.some(({ indices, attributes }) => [indices, ...Object.values(attributes)].includes(at));
  const mesh = kind === 'meshes' ? at : kind === 'accessors' ? json.meshes.findIndex(uses) : -1;
  const node = json.nodes.findIndex((each) => each.mesh === mesh);
  return mesh >= 0 && node >= 0 ? nodeName(json, node) : pointer || 'The file';
}

function quoted(name: unknown, otherwise: string): string {
  return typeof name === 'string' && name ? `“${name.slice(0, 60)}”` : otherwise;
}
