import sharp from 'sharp';
import { ImageRefused } from './process-image.ts';

/** Longer side of a drawn logo, in pixels. */
const SIDE = 1_024;
const PIXELS_PER_INCH = 72;
const LOADER = { operation: ['VipsForeignLoadSvgBuffer'] };

/** Returns true if a file may be an SVG as the panel sends it: in UTF-8, without a comment or prefix at its start. */
export function isDrawing(input: Buffer): boolean {
  return /^\s*<svg[\s>]/.test(input.toString('utf8', 0, 64));
}

/**
 * Draws an SVG logo as a PNG. The drawing library gets bytes without an address, so it reads no other file, and it runs
 * no scripts. Only pixels are kept.
 * @throws ImageRefused `unreadable`
 */
export async function drawLogo(input: Buffer): Promise<Buffer> {
  // Blocked for every other upload
  sharp.unblock(LOADER);
  try {
    // Its size may be in any unit, and is only the header's
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata();
    const density = Math.min(100_000, Math.max(1, (PIXELS_PER_INCH * SIDE) / Math.max(width, height)));
    return await sharp(input, { density, failOn: 'error' }).png().toBuffer();
  } catch (cause) {
    throw new ImageRefused('unreadable', { cause });
  } finally {
    sharp.block(LOADER);
  }
}
