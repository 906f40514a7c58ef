import {
  type Accessor,
  type Document,
  type GLTF,
  Logger,
  type TextureInfo,
  WebIO,
} from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsTransmission,
  KHRTextureTransform,
  type Transform,
  type Transmission,
} from '@gltf-transform/extensions';
import { dequantize, metalRough, prune, uninstance, unpartition } from '@gltf-transform/functions';
import { createDecoderModule } from 'draco3dgltf';
import { checkCounts, MODEL_LIMITS, UPLOAD_COUNTS } from '../check-counts.ts';
import { ModelRefused, refusedFor, SHOWS_NOTHING } from '../model-refused.ts';
import { leaveOut, nameParts } from '../node-names.ts';
import { checkDraco } from './check-draco.ts';
import { cleanJson, READ_EXTENSIONS, unreadExtensions } from './clean-json.ts';
import { orient } from './orient.ts';
import { poseSkins } from './pose-skins.ts';
import { readContainer } from './read-container.ts';
import { repairParts, sceneOf, shownNodes, simplifyTo } from './repair-geometry.ts';
import type { RepairedModel, RepairTask } from './repair-in-thread.ts';
import { repairPictures } from './repair-pictures.ts';

/**
 * Repairs an uploaded GLB as far as its look allows: a plain file without compression and extensions that stands as
 * docs/models.md says, and what was changed.
 * @throws ModelRefused
 */
export async function repairModel(task: RepairTask): Promise<RepairedModel> {
  const { json, binary } = readContainer(task.bytes);
  const unread = unreadExtensions(json);
  const notes = cleanJson(json);
  checkCounts(json, UPLOAD_COUNTS);
  const document = await read(json, binary, unread);
  const scene = sceneOf(document);
  for (const other of document.getRoot().listScenes()) if (other !== scene) other.dispose();
  await document.transform(uninstance(), dequantize(), metalRough(), unpartition());
  poseSkins(document);
  bakeUvs(document);
  clearGlass(document);
  nameParts(document);
  leaveOut(document, task.left_out ?? []);
  notes.push(...repairParts(document));
  if (!shownNodes(scene).some(({ mesh }) => mesh.listPrimitives().length > 0)) {
    if (unread.length > 0) throw refusedFor(unread, null);
    throw new ModelRefused([SHOWS_NOTHING]);
  }
  notes.push(...(await simplifyTo(document, MODEL_LIMITS.triangles)));
  notes.push(...(await repairPictures(document, MODEL_LIMITS.textureSide)));
  notes.push(...orient(document, task));
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (extension.extensionName !== KHRMaterialsEmissiveStrength.EXTENSION_NAME) extension.dispose();
  }
  await document.transform(prune({ keepLeaves: true, keepAttributes: true, keepSolidTextures: true }));
  const bytes = await quiet(new WebIO())
    .registerExtensions([KHRMaterialsEmissiveStrength])
    .writeBinary(document);
  return { bytes, notes, unread };
}

/** Share of light through a material from which it is glass. */
const CLEAR = 0.3;

/** Makes materials that light passes through blended, as older exports write glass. */
function clearGlass(document: Document): void {
  for (const material of document.getRoot().listMaterials()) {
    const name = KHRMaterialsTransmission.EXTENSION_NAME;
    const factor = material.getExtension<Transmission>(name)?.getTransmissionFactor() ?? 0;
    if (factor > CLEAR)
      material.setAlphaMode('BLEND').setAlpha(Math.min(material.getAlpha(), 1 - factor * 0.8));
  }
}

/** @param unread extensions that the file requires */
async function read(json: GLTF.IGLTF, binary: Uint8Array, unread: readonly string[]) {
  const extensions = ALL_EXTENSIONS.filter(({ EXTENSION_NAME }) => READ_EXTENSIONS.includes(EXTENSION_NAME));
  const io = quiet(new WebIO()).registerExtensions(extensions);
  const required = json.extensionsUsed ?? [];
  if (required.includes('KHR_draco_mesh_compression')) {
    checkDraco(json, binary);
    io.registerDependencies({ 'draco3d.decoder': await createDecoderModule() });
  }
  if (required.includes('EXT_meshopt_compression')) {
    // Lazy import: it compiles WebAssembly, and a process that often does can crash (nodejs/node#64500)
    const { MeshoptDecoder } = await import('meshoptimizer/decoder');
    await MeshoptDecoder.ready;
    io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  }
  try {
    const document = await io.readJSON({ json, resources: { '@glb.bin': new Uint8Array(binary) } });
    return document.setLogger(new Logger(Logger.Verbosity.SILENT));
  } catch (cause) {
    if (cause instanceof ModelRefused) throw cause;
    if (unread.length > 0) throw refusedFor(unread, cause);
    const reason = 'The file is damaged: parts of it refer to data that it does not have. Export it again.';
    throw new ModelRefused([reason], { cause });
  }
}

function quiet(io: WebIO): WebIO {
  return io.setLogger(new Logger(Logger.Verbosity.SILENT));
}

/** Moves where a picture is on a surface into the first UV set, which alone is drawn: its transform, and another set. */
function bakeUvs(document: Document): void {
  const baked = new Set<TextureInfo>();
  const meshes = document.getRoot().listMeshes();
  for (const part of meshes.flatMap((mesh) => mesh.listPrimitives())) {
    const material = part.getMaterial();
    const info = material?.getBaseColorTextureInfo() ?? material?.getEmissiveTextureInfo();
    const transform = info?.getExtension<Transform>(KHRTextureTransform.EXTENSION_NAME) ?? null;
    const set = transform?.getTexCoord() ?? info?.getTexCoord() ?? 0;
    const uvs = part.getAttribute(`TEXCOORD_${set}`);
    if (!info || !uvs || (set === 0 && !transform)) continue;
    part.setAttribute('TEXCOORD_0', transform ? transformed(document, uvs, transform) : uvs);
    baked.add(info);
  }
  for (const info of baked) info.setTexCoord(0).setExtension(KHRTextureTransform.EXTENSION_NAME, null);
}

function transformed(document: Document, uvs: Accessor, transform: Transform): Accessor {
  const [[x, y], [width, height]] = [transform.getOffset(), transform.getScale()];
  const turn = transform.getRotation();
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const values = new Float32Array(uvs.getCount() * 2);
  const at: number[] = [];
  for (let index = 0; index < uvs.getCount(); index++) {
    const [u = 0, v = 0] = uvs.getElement(index, at);
    values[index * 2] = cos * u * width + sin * v * height + x;
    values[index * 2 + 1] = cos * v * height - sin * u * width + y;
  }
  return document.createAccessor().setType('VEC2').setArray(values).setBuffer(uvs.getBuffer());
}
