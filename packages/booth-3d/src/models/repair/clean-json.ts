import { VIEW_NAMES } from '../../viewer/model.ts';
import type { RepairNote } from './repair-in-thread.ts';

/** Extensions whose data change what is seen and are read; all others only describe more. */
export const READ_EXTENSIONS = [
  'KHR_draco_mesh_compression',
  'EXT_meshopt_compression',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
  'KHR_materials_pbrSpecularGlossiness',
  'EXT_mesh_gpu_instancing',
  'EXT_texture_webp',
  'EXT_texture_avif',
  'KHR_texture_basisu',
  'KHR_materials_emissive_strength',
  'KHR_materials_transmission',
];
/** Extensions that are read here, or left out and named. */
const READ_HERE = ['KHR_lights_punctual', 'KHR_meshopt_compression', 'KHR_node_visibility'];

const list = new Intl.ListFormat('en-US');

// biome-ignore lint/suspicious/noExplicitAny: glTF's JSON before it is checked
type Json = any;

/** Returns the extensions that a file requires and that are not read. */
export function unreadExtensions({ extensionsRequired }: Json): string[] {
  const isRead = (name: unknown) => [...READ_EXTENSIONS, ...READ_HERE].includes(String(name));
  return listOf(extensionsRequired)
    .filter((name) => !isRead(name))
    .map((name) => String(name).slice(0, 60));
}

/**
 * Removes what a standing booth does not have, before anything is decoded: animations, shape keys, cameras, lamps, hidden
 * objects, and extensions that only describe those or looks that the viewer does not draw.
 */
export function cleanJson(json: Json): RepairNote[] {
  const unread = unreadExtensions(json);
  readMeshopt(json);
  const counts = {
    'hidden object': hideNodes(json),
    animation: lengthOf(json.animations),
    'set of bones': lengthOf(json.skins),
    camera: lengthOf(json.cameras) - listOf(json.nodes).filter(isView).length,
    lamp: lengthOf(json.extensions?.KHR_lights_punctual?.lights),
    'picture in an unknown format': listOf(json.textures).filter(choosePicture).length,
    'shape key': listOf(json.meshes).reduce(
      (sum, mesh) => sum + lengthOf(listOf(mesh?.primitives)[0]?.targets),
      0,
    ),
  };
  for (const key of ['animations', 'extras']) delete json[key];
  for (const node of listOf(json.nodes)) {
    delete node?.weights;
    if (!isView(node)) delete node?.camera;
  }
  if (!listOf(json.nodes).some(isView)) delete json.cameras;
  for (const mesh of listOf(json.meshes)) {
    delete mesh?.weights;
    for (const part of listOf(mesh?.primitives)) delete part?.targets;
  }
  const isRead = (name: unknown) => READ_EXTENSIONS.includes(String(name));
  for (const key of ['extensionsUsed', 'extensionsRequired']) {
    if (Array.isArray(json[key])) json[key] = json[key].filter(isRead);
  }
  const lists = ['nodes', 'meshes', 'materials', 'textures', 'images', 'bufferViews'];
  for (const item of [json, ...lists.flatMap((key) => listOf(json[key]))]) {
    for (const each of [item, ...listOf(item?.primitives), ...texturesOf(item)]) dropExtensions(each, isRead);
  }
  const left = Object.entries(counts).flatMap(([noun, count]) =>
    count > 0 ? `${count} ${count === 1 ? noun : (PLURALS[noun] ?? `${noun}s`)}` : [],
  );
  return [
    ...(unread.length > 0
      ? [{ text: `Not read, though the file requires it: ${list.format(unread)}.` }]
      : []),
    ...(left.length > 0 ? [{ text: `Left out: ${list.format(left)}.` }] : []),
  ];
}

/** Gives the ratified extension the name of the one that it became from, which has the same data. */
function readMeshopt(json: Json): void {
  for (const item of [...listOf(json.buffers), ...listOf(json.bufferViews)]) {
    const { KHR_meshopt_compression: ratified, ...others } = item?.extensions ?? {};
    if (ratified) item.extensions = { ...others, EXT_meshopt_compression: ratified };
  }
  for (const key of ['extensionsUsed', 'extensionsRequired']) {
    if (!Array.isArray(json[key])) continue;
    const names = json[key].map((name: unknown) =>
      name === 'KHR_meshopt_compression' ? 'EXT_meshopt_compression' : name,
    );
    json[key] = [...new Set(names)];
  }
}

/** Empties nodes that their author switched off, and all below them. @returns the number of those switched off */
function hideNodes(json: Json): number {
  const nodes = listOf(json.nodes);
  const off = nodes.filter((node) => node?.extensions?.KHR_node_visibility?.visible === false);
  const hidden = new Set(off);
  // Iterating a set also visits entries added along the way
  for (const node of hidden) for (const child of listOf(node?.children)) hidden.add(nodes[child]);
  for (const node of hidden) {
    for (const key of ['mesh', 'skin', 'camera', 'name', 'extras', 'extensions']) delete node?.[key];
  }
  return off.length;
}

/** Uses a texture's plain picture if it has one. @returns true if it has pictures only in formats that are not read */
function choosePicture(texture: Json): boolean {
  const names = Object.keys(texture?.extensions ?? {});
  if (texture?.source === undefined)
    return names.length > 0 && !names.some((name) => READ_EXTENSIONS.includes(name));
  delete texture.extensions?.KHR_texture_basisu;
  return false;
}

/** True for a camera of the published pictures. */
function isView(node: Json): boolean {
  return node?.camera !== undefined && VIEW_NAMES.some((name) => name === node.name);
}

const PLURALS: Readonly<Record<string, string>> = {
  'set of bones': 'sets of bones',
  'picture in an unknown format': 'pictures in an unknown format',
};

/** Returns a material's references to textures. */
function texturesOf(material: Json): Json[] {
  const looks = material?.pbrMetallicRoughness;
  return [
    looks?.baseColorTexture,
    looks?.metallicRoughnessTexture,
    ...['normalTexture', 'occlusionTexture', 'emissiveTexture'].map((key) => material?.[key]),
  ].filter((each) => typeof each === 'object' && each !== null);
}

function dropExtensions(item: Json, isRead: (name: string) => boolean): void {
  if (typeof item?.extensions !== 'object' || item.extensions === null) return;
  for (const name of Object.keys(item.extensions)) if (!isRead(name)) delete item.extensions[name];
  if (Object.keys(item.extensions).length === 0) delete item.extensions;
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value : [];
}

function lengthOf(value: unknown): number {
  return listOf(value).length;
}
