import { expect, test } from 'vitest';
import { drawSvg } from './read-logo.ts';

const BOX = 'viewBox="0 0 40 10"';
const [RED, BLUE] = ['204,34,34', '34,34,204'];
const HALVES =
  '<rect width="20" height="10" fill="#cc2222"/><rect x="20" width="20" height="10" fill="#2222cc"/>';
const IN_MM = '<rect width="13.229mm" height="6.615mm" fill="#cc2222"/>';
const VARIABLES =
  '<style>:root{--a:#cc2222;--b:#2222cc}</style><rect width="20" height="10" fill="var(--a)"/><rect x="20" width="20" height="10" fill="var(--b)"/>';
const BLUR = `<filter id="f">${'<feGaussianBlur stdDeviation="0.01"/>'.repeat(40)}</filter>`;

test.each([
  ['millimeters', `width="40mm" height="10mm" ${BOX}>${HALVES}`],
  ['meters', `width="4000mm" height="1000mm" ${BOX}>${HALVES}`],
  ['inches', `width="4in" height="1in" ${BOX}>${HALVES}`],
  ['points', `width="40pt" height="10pt" ${BOX}>${HALVES}`],
  ['variables', `width="40" height="10" ${BOX}>${VARIABLES}`],
  ['many filters', `${BOX}>${BLUR}<g filter="url(#f)">${HALVES}</g>`],
  ['a shape in millimeters', `width="100" height="25" viewBox="0 0 100 25">${IN_MM}`, 'clear'],
  ['no box', `width="100%" height="100%">${HALVES}`, BLUE, '40x10'],
])('an SVG with %s is drawn as browsers show it', async (_what, content, right = BLUE, size = '1024x256') => {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" ${content}</svg>`;

  const picture = await createImageBitmap((await drawSvg(new TextEncoder().encode(file))) as Blob);

  const { width, height } = picture;
  expect([`${width}x${height}`, colorAt(picture, 0.25), colorAt(picture, 0.75)]).toEqual([size, RED, right]);
});

test('what is no SVG is not drawn', async () => {
  expect(await drawSvg(new TextEncoder().encode('<html></html>'))).toBeNull();
  await expect(drawSvg(new TextEncoder().encode('<svg><g>'))).rejects.toBeDefined();
});

/** Returns the color in the middle of the height as 'r,g,b'; 'clear' if there is none. */
function colorAt(picture: ImageBitmap, part: number): string {
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const at = pen?.getImageData(Math.floor(picture.width * part), Math.floor(picture.height / 2), 1, 1).data;
  return at?.[3] === 0 ? 'clear' : [...(at ?? [])].slice(0, 3).join();
}
