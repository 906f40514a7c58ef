import { VIEW_NAMES } from '../../../../src/booth/viewer/model.ts';
import type { RepairNote } from '../../../../src/domain/schemas/packed-model.ts';

/** Extensions whose data change what is seen and are read; all others only describe more. */
const READ_EXTENSIONS = [
  'KHR_draco_mesh_compression',
  'EXT_meshopt_compression',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
  'KHR_materials_pbrSpecularGlossiness',
  'EXT_mesh_gpu_instancing',
  'EXT_texture_webp',
  'EXT_texture_avif',
  'KHR_materials_emissive_strength',
];

const list = new Intl.ListFormat('en-US');

// biome-ignore lint/suspicious/noExplicitAny: glTF's JSON before it is checked
type Json = any;

/**
 * Removes what a standing booth does not have, before anything is decoded: animations, bones, shape keys, cameras,
 * lamps, and extensions that only describe those or looks that the viewer does not draw.
 */
export function cleanJson(json: Json): RepairNote[] {
  const counts = {
    animation: lengthOf(json.animations),
    'set of bones': lengthOf(json.skins),
    camera: lengthOf(json.cameras) - listOf(json.nodes).filter(isView).length,
    lamp: lengthOf(json.extensions?.KHR_lights_punctual?.lights),
    'shape key': listOf(json.meshes).reduce(
      (sum, mesh) => sum + lengthOf(listOf(mesh?.primitives)[0]?.targets),
      0,
    ),
  };
  for (const key of ['animations', 'skins', 'extras']) delete json[key];
  for (const node of listOf(json.nodes)) {
    for (const key of ['skin', 'weights']) delete node?.[key];
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
  const places = [
    json,
    json.nodes,
    json.meshes,
    json.materials,
    json.textures,
    json.images,
    json.bufferViews,
  ];
  for (const place of places) {
    for (const item of Array.isArray(place) ? place : [place]) {
      for (const each of [item, ...listOf(item?.primitives), ...texturesOf(item)])
        dropExtensions(each, isRead);
    }
  }
  const left = Object.entries(counts).flatMap(([noun, count]) =>
    count > 0 ? `${count} ${count === 1 ? noun : plural(noun)}` : [],
  );
  return left.length > 0 ? [{ text: `Left out: ${list.format(left)}.` }] : [];
}

/** True for a camera of the published pictures. */
function isView(node: Json): boolean {
  return node?.camera !== undefined && VIEW_NAMES.some((name) => name === node.name);
}

function plural(noun: string): string {
  return noun === 'set of bones' ? 'sets of bones' : `${noun}s`;
}

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
