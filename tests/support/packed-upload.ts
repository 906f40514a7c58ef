import { gunzipSync } from 'node:zlib';
import type { ModelKind } from '../../packages/booth-3d/src/models/source-model.ts';
import { packUpload } from '../../packages/booth-3d/src/server.ts';
import type { PackedModel } from '../../packages/booth-3d/src/viewer/model.ts';
import { readModel } from '../../packages/booth-3d/src/viewer/read-model.ts';
import type { ModelFile } from './model-files.ts';

/** Returns an uploaded model as the viewer reads it. */
export async function packedUpload(
  file: Pick<ModelFile, 'bytes'>,
  kind: ModelKind = 'design',
): Promise<PackedModel> {
  const { packed } = await packUpload({ bytes: await file.bytes(), kind, name: 'demo' });
  return readModel(new Uint8Array(gunzipSync(packed)).buffer);
}
