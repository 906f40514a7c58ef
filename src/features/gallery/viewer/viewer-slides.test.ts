import { expect, test } from 'vitest';
import { viewerSlides } from './ZoomablePictures.tsx';

test('an upload comes with its size and its smaller widths', () => {
  const url = '/media/projects/side-0123456789abcdef-1200x800.webp';
  const smaller = (width: number) => url.replace('.webp', `.w${width}.webp`);
  expect(viewerSlides('Acme', [{ key: 'stand_side_photo', label: 'Side', url }])).toEqual([
    {
      src: url,
      alt: 'Acme: Side',
      width: 1200,
      height: 800,
      srcSet: [
        { src: smaller(160), width: 160, height: 107 },
        { src: smaller(480), width: 480, height: 320 },
        { src: smaller(720), width: 720, height: 480 },
        { src: smaller(960), width: 960, height: 640 },
        { src: url, width: 1200, height: 800 },
      ],
    },
  ]);
});

test('an address without a size is shown as it is', () => {
  expect(viewerSlides('Acme', [{ key: 'x', label: 'Side', url: '/media/projects/side.webp' }])).toEqual([
    { src: '/media/projects/side.webp', alt: 'Acme: Side' },
  ]);
});
