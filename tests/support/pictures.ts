import sharp from 'sharp';

/** A noisy picture of that size in pixels, to be encoded by the test. */
export function aPicture(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2456f5',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
}
