import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inlineBooth, ModelFile, toStrip } from '../../../../tests/support/model-files.ts';
import { packedUpload } from '../../../../tests/support/packed-upload.ts';

/** Replaces a sheet's mesh with a strip of an upright cylinder in front of its middle; returns the sheet. */
function bend(file: ModelFile, name: string, radius: number, width: number, height: number) {
  const node = file.sheet(name, [width, height], [0, 1, 1]);
  const columns = Array.from({ length: 9 }, (_, column) => ((column / 8 - 0.5) * width) / radius);
  const places = columns.flatMap((angle) =>
    [-0.5, 0.5].flatMap((up) => [Math.sin(angle) * radius, up * height, (Math.cos(angle) - 1) * radius]),
  );
  toStrip(node, places);
  return node;
}

test('a mark on a curved counter tells its radius; one that is bent in another way is refused', async () => {
  const file = inlineBooth();
  bend(file, 'mark:curve', 1.2, 0.6, 0.3);
  const { scene } = await packedUpload(file);
  const curve = scene.sockets.find(({ maxW }) => Math.abs(maxW - 0.6) < 0.01);
  expect(curve).toMatchObject({ p: [0, 1, 1], n: [0, 0, 1], maxH: 0.3 });
  expect(curve?.bend).toBeCloseTo(1.2, 2);
  expect(scene.sockets.find(({ maxW }) => maxW === 3)?.bend).toBeUndefined();
  file.box('mark:block', [0.3, 0.3, 0.3], [1, 1, 1]);
  await expect(packedUpload(file)).rejects.toThrow('“mark:block” is a closed body');
});

test('marks around a ring are on one luminance, whatever is behind each', async () => {
  const file = inlineBooth();
  for (const x of [-0.6, 0.6]) {
    bend(file, `mark:ring ${x}`, 1.2, 0.6, 0.3).setTranslation([x, 1, 1]);
    const paint = file.material(`paint ${x}`, x < 0 ? [1, 1, 1] : [0, 0, 0]);
    file.box(`wall ${x}`, [1, 1, 0.1], [x, 0.5, 0.8], paint);
  }
  const { scene } = await packedUpload(file);
  expect(scene.sockets.filter(({ bend }) => bend).map(({ lum }) => lum)).toEqual([0.5, 0.5]);
});

test('each screen of a mesh is a place for a logo, smaller than the screen; what lies flat is none', async () => {
  const file = inlineBooth();
  const texture = await file.picture('art', '#123');
  const art = file.material('art', [1, 1, 1], (material) => material.setBaseColorTexture(texture));
  const both = file.sheet('screen:both', [1, 0.5], [0, 1, 1], art);
  const second = file.sheet('second', [0.6, 0.4], [1, 1, 1], art);
  const [part] = second.getMesh()?.listPrimitives() ?? [];
  const places = part?.getAttribute('POSITION');
  places?.setArray(places.getArray()?.map((side, at) => (at % 3 === 0 ? side + 1 : side)) ?? null);
  if (part) both.getMesh()?.addPrimitive(part);
  second.dispose();
  file.sheet('screen:pad', [0.4, 0.4], [-1, 1, 1], art).setRotation([-Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
  const { scene } = await packedUpload(file);
  expect(scene.screens?.map(({ p, maxW, maxH }) => [...p, maxW, maxH])).toEqual([
    [0, 1, 1, 0.7, 0.3],
    [1, 1, 1, 0.42, 0.24],
  ]);
});

test('what hangs below a mark is the design’s own, which tells where logos stand and how they shine', async () => {
  const file = inlineBooth();
  const glow = file.material('look:softglow', [0.8, 0.8, 0.8], (material) =>
    material.setEmissiveFactor([0.4, 0.4, 0.4]),
  );
  const mark = file.sheet('mark:left', [2, 0.4], [0, 1, 1]);
  mark.addChild(file.box('letters', [0.5, 0.3, 0.02], [-0.75, -0.15, 0], glow));
  const { scene, parts } = await packedUpload(file);
  const left = scene.sockets.find(({ maxW }) => maxW === 2);
  expect(left).toMatchObject({ kind: 'raised', align: 'left', w: 0.5, p: [-0.75, 1, 1], emit: 0.5 });
  expect(parts.filter(({ isMark }) => isMark).map(({ surface }) => surface)).toEqual(['solid']);
});

test('a mesh that a tool moved into a nameless node below a mark is still its place', async () => {
  const file = inlineBooth();
  const mark = file.sheet('mark:left', [2, 0.4], [0, 1, 1]);
  const below = file.document.createNode().setMesh(mark.getMesh());
  mark.setMesh(null).addChild(below);
  expect((await packedUpload(file)).scene.sockets.map(({ maxW }) => maxW)).toContain(2);
});

test('the picture of the deck’s occlusion is its light, in color, up to what the scene says that white is', async () => {
  const file = inlineBooth();
  // Red light at the left, none at the right
  const pixels = Uint16Array.from({ length: 16 * 16 * 3 }, (_, at) =>
    at % 3 === 0 && at % 48 < 24 ? 65535 : 0,
  );
  const png = await sharp(pixels, { raw: { width: 16, height: 16, channels: 3 } })
    .toColorspace('rgb16')
    .png()
    .toBuffer();
  const texture = file.document.createTexture('light').setMimeType('image/png').setImage(new Uint8Array(png));
  const lit = file.material('lit', [0.1, 0.1, 0.1], (material) => material.setOcclusionTexture(texture));
  lit.getOcclusionTextureInfo()?.setTexCoord(1);
  const [deck] = file.scene.listChildren();
  const part = deck?.getMesh()?.listPrimitives()[0]?.setMaterial(lit);
  part?.setAttribute('TEXCOORD_1', part.getAttribute('TEXCOORD_0'));
  file.scene.setExtras({ light: 4, lamps: 0.5 });
  const { scene, images } = await packedUpload(file);
  expect(scene.level).toBe(0.5);
  const { data, info } = await sharp(images[scene.maps.floor ?? -1]?.bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([16, 16]);
  // Lossy: nearly the brightest red, and nearly black
  expect(data[0]).toBeGreaterThan(200);
  expect(data[1]).toBeLessThan(60);
  expect(data[15 * info.channels]).toBeLessThan(80);
});

test('prints that shine take the color, strong lamps are brighter, and materials can ask for wood', async () => {
  const file = inlineBooth();
  const texture = await file.picture('p', '#4060c0');
  const shining = file.material('shining', [0, 0, 0], (material) =>
    material.setEmissiveTexture(texture).setEmissiveFactor([0.8, 0.8, 0.8]),
  );
  file.sheet('print:light box', [1, 1], [0, 1, 0.3], shining);
  file.box('shelf', [1, 0.05, 0.3], [0, 1, 0], file.material('look:wood oak', [0.4, 0.2, 0.1]));
  const { parts } = await packedUpload(file);
  const classesOf = (surface: string) => {
    const colors = parts
      .find((part) => part.surface === surface)
      ?.attributes.find(({ location }) => location === 3);
    return new Set(colors?.bytes.filter((_, index) => index % 4 === 3));
  };
  expect(classesOf('screen')).toContain(8);
  expect(classesOf('solid')).toContain(3);
});

test('places that are always free and cameras are the file’s', async () => {
  const file = inlineBooth();
  file.point('place:plant-fig', [1, 0.04, 1]).setExtras({ always: true });
  const camera = file.document
    .createCamera('view')
    .setType('perspective')
    .setYFov(2 * Math.atan(0.3))
    .setExtras({ shift_x: 0.1, shift_y: -0.2 });
  file.point('frontview', [0, 1.5, 9]).setCamera(camera);
  const { scene } = await packedUpload(file);
  expect(scene.floor?.places).toContainEqual({ kind: 'plant-fig', x: 1, z: 1, degrees: 0 });
  expect(scene.views.frontview).toMatchObject({ eye: [0, 1.5, 9], back: [0, 0, 1], shift: [0.1, -0.2] });
  expect(scene.views.frontview.half).toBeCloseTo(0.4);
  expect(scene.views.topview.eye[1]).toBeGreaterThan(5);
});

test('an extra of several bodies takes the floor of each, without empty corners, and needs the users that it says', async () => {
  const file = new ModelFile();
  const table = file.point('body:table', [0, 0, 0]);
  table.addChild(file.box('top', [0.8, 1, 0.4], [0, 0, 0]));
  table.addChild(file.box('cross', [0.4, 1, 0.8], [0, 0, 0]));
  file.point('body:stool', [0, 0, 0]).addChild(file.box('stool', [0.3, 0.8, 0.3], [0.7, 0, 0]));
  for (const x of [-1, 1]) file.point('use:table', [x, 0, 0]);
  file.point('place:high-table', [0, 0, 0]).setExtras({ needs: 1, one: 'table', many: 'tables' });
  const { scene } = await packedUpload(file, 'extra');
  expect(scene.stands).toEqual([
    {
      kind: 'high-table',
      bodies: [
        [-0.4, -0.4, 0.4, 0.4, 0.2],
        [0.55, -0.15, 0.85, 0.15],
      ],
      use: [
        [-1, 0],
        [1, 0],
      ],
      needs: 1,
    },
  ]);
  expect(scene.nouns).toEqual(['table', 'tables']);
});
