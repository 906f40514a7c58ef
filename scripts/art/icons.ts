import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { colors } from '#company/colors.ts';
import { COMPANY_FOLDER } from '../../src/config/company-folder.mjs';

const PUBLIC = resolve(COMPANY_FOLDER, 'public');
const FAVICON = resolve(PUBLIC, 'favicon.svg');

const ICONS = [
  { file: 'favicon-32.png', size: 32 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, isCropped: true },
  { file: 'apple-touch-icon.png', size: 180, isCropped: true },
];

/**
 * Creates the icons in the company's public/ from its favicon.svg, on the company's color: `npm run art icons`. Icons
 * that the system crops (Apple's, and the maskable one) have the color up to the edge, with the mark well inside every
 * crop.
 */
export async function writeIcons(): Promise<void> {
  const drawn = readFileSync(FAVICON, 'utf8').replace(/(<rect[^>]* fill=")#[\da-f]{6}/, `$1${colors.brand}`);
  writeFileSync(FAVICON, drawn);
  for (const { file, size, isCropped } of ICONS)
    writeFileSync(resolve(PUBLIC, file), await draw(drawn, size, isCropped));
  writeFileSync(resolve(PUBLIC, 'favicon.ico'), icoOf(await draw(drawn, 32), 32));
}

/** Returns the picture as PNG, drawn at its final size for sharp edges. */
function draw(drawing: string, size: number, isCropped = false): Promise<Buffer> {
  const icon = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
  return (isCropped ? icon.flatten({ background: colors.brand }) : icon)
    .png({ palette: size > 32 })
    .toBuffer();
}

/** Returns an .ico file with one PNG: a header of 6 bytes, an entry of 16, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}
