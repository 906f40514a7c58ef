import { expect, test } from 'vitest';
import { createCanvasContext } from '../create-canvas-context.ts';
import { dressSentence } from './dress-words.ts';
import { artOf } from './logo-art.ts';
import { type OwnLogo, readLogo } from './read-logo.ts';

type Pen = CanvasRenderingContext2D;

/** Reads a picture of 600 by 400 with a red disc and a blue bar: 200 by 100 in its middle. */
async function logoOn(
  paint: (pen: Pen) => void,
  { after = () => undefined, type = 'image/png' }: { after?: (pen: Pen) => void; type?: string } = {},
): Promise<OwnLogo> {
  const pen = createCanvasContext(600, 400);
  paint(pen);
  pen.fillStyle = '#e4002b';
  pen.arc(250, 200, 50, 0, 7);
  pen.fill();
  fill(pen, '#1d3557', 310, 150, 90, 100);
  after(pen);
  return logoIn(pen, type);
}

async function logoIn({ canvas }: Pen, type = 'image/png'): Promise<OwnLogo> {
  return readLogo(await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9)));
}

function fill(pen: Pen, style: string | CanvasGradient, x = 0, y = 0, width = 600, height = 400): void {
  pen.fillStyle = style;
  pen.fillRect(x, y, width, height);
}

function gradient(pen: Pen, ...colors: string[]): CanvasGradient {
  const all = pen.createLinearGradient(0, 0, 600, 400);
  for (const [index, color] of colors.entries()) all.addColorStop(index / (colors.length - 1), color);
  return all;
}

function shade(pen: Pen): void {
  const light = pen.createRadialGradient(300, 200, 0, 300, 200, 400);
  light.addColorStop(0, '#fbfaf7');
  light.addColorStop(1, '#cfcbc4');
  fill(pen, light);
}

function checkers(pen: Pen): void {
  fill(pen, '#ffffff');
  for (let at = 0; at < 600; at++) {
    const [x, y] = [at % 30, Math.floor(at / 30)];
    if ((x + y) % 2) fill(pen, '#cccccc', x * 20, y * 20, 20, 20);
  }
}

function specks(pen: Pen): void {
  for (let at = 0; at < 40; at++) fill(pen, '#00000018', (at * 97) % 600, (at * 61) % 400, 1, 1);
  fill(pen, '#808080', 8, 390, 1, 1);
}

test.each<[string, Parameters<typeof logoOn>]>([
  ['specks', [specks]],
  ['haze', [(pen) => fill(pen, '#ffffff14')]],
  [
    'a line along the lower edge',
    [(pen) => fill(pen, '#ffffff'), { after: (pen) => fill(pen, '#999999', 0, 398, 600, 2) }],
  ],
  ['white paper', [(pen) => fill(pen, '#ffffff'), { type: 'image/jpeg' }]],
  ['paper in the shade', [shade, { type: 'image/jpeg' }]],
  ['gray paper', [(pen) => fill(pen, '#dcdcdc'), { type: 'image/jpeg' }]],
  ['the pattern that stands for transparency', [checkers]],
])('of a picture with %s only the logo is on the booth', async (_what, [paint, options]) => {
  const { bitmap, kind, dress } = await logoOn(paint, options);
  expect(Math.abs(bitmap.width - 200)).toBeLessThanOrEqual(10);
  expect(Math.abs(bitmap.height - 100)).toBeLessThanOrEqual(10);
  expect([kind, dress.wall, dress.ink]).toEqual(['colorful', 'white', 'original']);
});

test('a logo keeps its fine tips', async () => {
  const pen = createCanvasContext(1024, 300);
  pen.fill(new Path2D('M0 150 512 142 1024 150 512 158'));
  expect((await logoIn(pen)).bitmap.width).toBeGreaterThan(1004);
});

test('a translucent logo is as strong as an opaque one', async () => {
  const { bitmap, kind } = await logoOn((pen) => {
    pen.globalAlpha = 0.4;
  });
  expect(kind).toBe('colorful');
  const pen = createCanvasContext(bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  const [r = 0, , b = 0, a] = pen.getImageData(150, 50, 1, 1).data;
  expect(a).toBe(255);
  expect([Math.abs(r - 0x1d) < 4, Math.abs(b - 0x57) < 4]).toEqual([true, true]);
});

test('a photo is shown as it is, since in one color it is an empty box', async () => {
  const pen = createCanvasContext(600, 400);
  fill(pen, gradient(pen, '#fdf497', '#fd5949', '#d6249f', '#285aeb', '#9be15d'));
  const logo = await logoIn(pen, 'image/jpeg');
  const { bitmap, dress } = logo;
  expect([bitmap.width, bitmap.height, dress.wall, dress.ink]).toEqual([600, 400, 'white', 'original']);
  expect(dressSentence(dress, logo)).toBe(
    'Your logo as it is on white walls. This looks like a photo; your logo alone, as a PNG or SVG, looks better on a booth.',
  );
});

test('a gradient with a white letter is no photo: in its own color it would vanish on walls in it', async () => {
  const pen = createCanvasContext(600, 400);
  fill(pen, gradient(pen, '#bd0816', '#ff5252'));
  fill(pen, '#fff', 260, 80, 80, 240);
  const { bitmap, dress } = await logoIn(pen);
  expect([dress.wall, dress.ink]).toEqual(['color', 'white']);
  expect(artOf(bitmap).partOn(0.15)).toBeLessThan(0.5);
});

test('a dark olive badge has charcoal walls, without a reason that is not true', async () => {
  const pen = createCanvasContext(200, 200);
  pen.fillStyle = '#2f4000';
  pen.arc(100, 100, 90, 0, 7);
  pen.fill();
  const logo = await logoIn(pen);
  expect(dressSentence(logo.dress, logo)).toBe('White logo on charcoal walls.');
});

test('walls of a light tile are not called deep', async () => {
  const logo = await logoOn((pen) => fill(pen, '#f4ecd8'));
  expect(dressSentence(logo.dress, logo)).toBe(
    "Your logo as it is on yellow walls, because that is your logo's own background.",
  );
});

test('a logo of many small parts is whole', async () => {
  const pen = createCanvasContext(800, 800);
  for (let at = 0; at < 1600; at++) {
    pen.beginPath();
    pen.arc(10 + (at % 40) * 20, 10 + Math.floor(at / 40) * 20, 4, 0, 7);
    pen.fill();
  }
  const { bitmap } = await logoIn(pen);
  expect([bitmap.width, bitmap.height]).toEqual([788, 788]);
});
