import { expect, test } from 'vitest';
import { drawSvg } from './read-logo.ts';

const HALVES =
  '<rect width="20" height="10" fill="#cc2222"/><rect x="20" width="20" height="10" fill="#2222cc"/>';
const IN_MM = '<rect width="13.229mm" height="6.615mm" fill="#cc2222"/>';
const VARIABLES =
  '<style>:root{--a:#cc2222;--b:#2222cc}</style><rect width="20" height="10" fill="var(--a)"/><rect x="20" width="20" height="10" fill="var(--b)"/>';
const BLUR = `<filter id="f">${'<feGaussianBlur stdDeviation="0.01"/>'.repeat(40)}</filter>`;

test.each([
  [
    'millimeters',
    `width="40mm" height="10mm" viewBox="0 0 40 10">${HALVES}`,
    '1024x256',
    '204,34,34',
    '34,34,204',
  ],
  [
    'meters',
    `width="4000mm" height="1000mm" viewBox="0 0 40 10">${HALVES}`,
    '1024x256',
    '204,34,34',
    '34,34,204',
  ],
  ['inches', `width="4in" height="1in" viewBox="0 0 40 10">${HALVES}`, '1024x256', '204,34,34', '34,34,204'],
  [
    'points',
    `width="40pt" height="10pt" viewBox="0 0 40 10">${HALVES}`,
    '1024x256',
    '204,34,34',
    '34,34,204',
  ],
  [
    'a shape in millimeters',
    `width="100" height="25" viewBox="0 0 100 25">${IN_MM}`,
    '1024x256',
    '204,34,34',
    'clear',
  ],
  [
    'variables',
    `width="40" height="10" viewBox="0 0 40 10">${VARIABLES}`,
    '1024x256',
    '204,34,34',
    '34,34,204',
  ],
  [
    'many filters',
    `viewBox="0 0 40 10">${BLUR}<g filter="url(#f)">${HALVES}</g>`,
    '1024x256',
    '204,34,34',
    '34,34,204',
  ],
  ['no box', `width="100%" height="100%">${HALVES}`, '40x10', '204,34,34', '34,34,204'],
])('an SVG with %s is drawn as browsers show it', async (_what, content, size, left, right) => {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" ${content}</svg>`;

  const picture = await createImageBitmap((await drawSvg(new TextEncoder().encode(file))) as Blob);

  const { width, height } = picture;
  expect([`${width}x${height}`, colorAt(picture, 0.25), colorAt(picture, 0.75)]).toEqual([size, left, right]);
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
