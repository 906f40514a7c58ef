import sharp from 'sharp';

/** Returns a noisy picture of this size in pixels, to be encoded by the test. */
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
