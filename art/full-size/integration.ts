import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { type FullSizeViewer, fullSizeFile } from '../../src/booth/viewer/full-size.ts';
import { DESIGN_FILES } from '../../src/booth/viewer/manifest.ts';
import { readModel } from '../../src/booth/viewer/read-model.ts';
import { boothMeshes } from './booth-meshes.ts';
import { picturesOf } from './pictures.ts';
import { boothGlb } from './write-glb.ts';
import { boothUsdz } from './write-usdz.ts';

const VIEWERS: readonly FullSizeViewer[] = ['scene-viewer', 'quick-look'];
const SLUGS = Object.keys(DESIGN_FILES);

/** Puts the files for phones next to the packed models: all in a build, on request on the dev server. */
export function fullSizeModels(): AstroIntegration {
  return {
    name: 'full-size-models',
    hooks: {
      'astro:build:done': ({ dir }) => writeFullSizeModels(join(fileURLToPath(dir), '_astro')),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          const slug = SLUGS.find((each) => VIEWERS.some((viewer) => path === devAddress(each, viewer)));
          if (!slug) return next();
          fullSizeFiles(fileURLToPath(DESIGN_FILES[slug] ?? ''), slug).then(
            ({ glb, usdz }) => response.end(path.endsWith('.glb') ? glb : usdz),
            next,
          );
        });
      },
    },
  };
}

/** @throws Error if the folder lacks a design's packed model */
async function writeFullSizeModels(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const slug of SLUGS) {
    const packed = names.find((name) => name.startsWith(`${slug}.`) && name.endsWith('.bin'));
    if (!packed) throw new Error(`The build has no model of ${slug}.`);
    const { glb, usdz } = await fullSizeFiles(join(folder, packed), slug);
    await writeFile(join(folder, fullSizeFile(packed, 'scene-viewer')), glb);
    await writeFile(join(folder, fullSizeFile(packed, 'quick-look')), usdz);
  }
}

/**
 * A booth for the viewers of phones, in metres: what stands on the deck, and the deck. GLB is for Scene Viewer on Android,
 * USDZ for Quick Look on iOS.
 * @param packed path of the design's packed model (src/assets/booth3d)
 */
export async function fullSizeFiles(
  packed: string,
  title: string,
): Promise<{ glb: Uint8Array; usdz: Uint8Array }> {
  const model = readModel(new Uint8Array(gunzipSync(await readFile(packed))).buffer);
  const meshes = boothMeshes(model);
  const pictures = await picturesOf(model, meshes);
  return { glb: boothGlb(title, meshes, pictures), usdz: boothUsdz(meshes, pictures) };
}

function devAddress(slug: string, viewer: FullSizeViewer): string {
  return fullSizeFile(`/src/assets/booth3d/${basename(DESIGN_FILES[slug]?.href ?? '')}`, viewer);
}
