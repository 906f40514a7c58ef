/**
 * `node compress-models.mjs raw models`: compresses geometry with meshopt, textures as AVIF, light maps as WebP. Needs
 * `@gltf-transform/core`, `extensions` and `functions` 4.5.1 and `meshoptimizer` 1.3.0, which are not in package.json.
 */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, textureCompress } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Usage: node compress-models.mjs raw models');
await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });

for (const kind of ['designs', 'extras']) {
  mkdirSync(join(to, kind), { recursive: true });
  for (const file of readdirSync(join(from, kind))) await compress(join(from, kind, file), join(to, kind, file));
}

async function compress(source, target) {
  if (source.endsWith('.json')) copyFileSync(source, target);
  if (source.endsWith('.glb')) writeFileSync(target, await smaller(source));
  if (source.endsWith('.png')) {
    const map = sharp(source).webp({ quality: 82, effort: 6, smartSubsample: true });
    await map.toFile(target.replace('.png', '.webp'));
  }
}

async function smaller(source) {
  const model = await io.read(source);
  await model.transform(
    dedup(),
    // Otherwise the baked light, a custom attribute, would be removed
    prune({ keepAttributes: true, keepLeaves: true }),
    textureCompress({ encoder: sharp, targetFormat: 'avif', quality: 50 }),
    meshopt({
      encoder: MeshoptEncoder,
      level: 'medium',
      quantizePosition: 14,
      quantizeNormal: 8,
      quantizeTexcoord: 14,
      quantizeColor: 8,
      quantizeGeneric: 8,
      // One grid for all parts: separate grids would leave cracks between neighbors
      quantizationVolume: 'scene',
    }),
  );
  return io.writeBinary(model);
}
