/**
 * `node scripts/booth-models.ts`: compresses the models of art/booth3d/models for the site. The results are committed, because
 * compressing takes half a minute.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import { manifestText, modelFile, packModels } from './booth3d/manifest.ts';
import { ROOT } from './stack/addresses.ts';

const EXPORTED = resolve(ROOT, 'art/booth3d/models');
const SOURCES = resolve(ROOT, 'src');

const models = packModels(EXPORTED);
const folder = resolve(SOURCES, 'assets/booth3d');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyFileSync(resolve(EXPORTED, 'hall.webp'), resolve(folder, 'hall.webp'));
for (const { slug, glb, triangles } of models) {
  const packed = await gzipAsync(glb, { numiterations: 15 });
  writeFileSync(resolve(SOURCES, modelFile(slug)), packed);
  console.log(`${slug}: ${(packed.length / 1000).toFixed(1)} KB, ${triangles} triangles`);
}
writeFileSync(resolve(SOURCES, 'booth/viewer/manifest.ts'), manifestText(models));
