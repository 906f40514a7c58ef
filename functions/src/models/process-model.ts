import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { ModelScene, PackedModel } from '../../../src/booth/viewer/model.ts';
import { readModel } from '../../../src/booth/viewer/read-model.ts';
import { MEDIA_PREFIX, sourcePath } from '../../../src/domain/media.ts';
import { plainName } from '../media/process-image.ts';
import { boothMeshes, picturesOf } from './booth-meshes.ts';
import { type ModelKinds, modelKinds } from './model-kinds.ts';
import { boothGlb } from './write-glb.ts';
import { boothUsdz } from './write-usdz.ts';

/** Version of the phone files, part of every hash. Change both together, so that earlier models keep their files. */
const RECIPE = 'glb-2, usdz-1';

/** Maximum bytes of an unpacked model. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A stored model: the fields of its record and the paths of its files in the bucket. */
export interface ModelLocation {
  readonly model: { readonly url: string } & ModelKinds;
  readonly paths: readonly string[];
}

/**
 * Returns a packed model's record fields and file paths; a design also has files for phones' AR viewers.
 * @param packed gzipped, as pack-upload.ts returns it
 * @param folder first part of the path: 'booth-designs' or 'extras'
 * @param source the uploaded file, kept so that it can be packed again
 * @throws Error if it is not a packed model
 */
export function locateModel(
  packed: Buffer,
  name: string,
  folder: string,
  source: Buffer | null = null,
): ModelLocation {
  const { scene } = unpacked(packed);
  const content = createHash('sha256')
    .update(RECIPE)
    .update(packed)
    .update(source ?? Buffer.of());
  const hash = content.digest('hex').slice(0, 16);
  const main = `${folder}/${plainName(name)}-${hash}.bin`;
  const ofPhones = isDesign(scene) ? ['.glb', '.usdz'].map((ending) => main.replace('.bin', ending)) : [];
  return {
    model: { url: `${MEDIA_PREFIX}${main}`, ...modelKinds(scene) },
    paths: [main, ...ofPhones, ...(source ? [sourcePath(main)] : [])],
  };
}

/** Creates the files of a packed model. Parameters and errors as in `locateModel`. */
export async function processModel(
  packed: Buffer,
  name: string,
  folder: string,
  source: Buffer | null = null,
) {
  const { model, paths } = locateModel(packed, name, folder, source);
  const whole = unpacked(packed);
  const ofPhones = isDesign(whole.scene) ? await fullSizeFiles(whole, name) : [];
  const bodies = [packed, ...ofPhones, ...(source ? [source] : [])];
  return { model, files: paths.map((path, index) => ({ path, body: bodies[index] ?? packed })) };
}

/**
 * Creates a booth's files for phones' AR viewers, in meters: GLB for Scene Viewer on Android, USDZ for Quick Look on
 * iOS.
 */
async function fullSizeFiles(
  model: PackedModel,
  title: string,
): Promise<readonly [glb: Buffer, usdz: Buffer]> {
  const meshes = boothMeshes(model);
  const pictures = await picturesOf(model, meshes);
  return [Buffer.from(await boothGlb(title, meshes, pictures)), Buffer.from(boothUsdz(meshes, pictures))];
}

function unpacked(packed: Buffer): PackedModel {
  return readModel(new Uint8Array(gunzipSync(packed, { maxOutputLength: MAX_BYTES })).buffer);
}

function isDesign({ floor }: ModelScene): boolean {
  return floor !== undefined;
}
