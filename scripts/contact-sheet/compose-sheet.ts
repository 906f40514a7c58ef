import sharp, { type OverlayOptions } from 'sharp';

export interface Shot {
  readonly state: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  /** Absolute path of a PNG. */
  readonly file: string;
}

/** Width of a picture on the sheet in pixels; grows roughly with the square root of the window's. */
const COLUMN: Record<number, number> = { 390: 195, 768: 270, 1024: 300, 1440: 360, 1920: 420 };
/** Taller sections are cropped. */
const MOST_HEIGHT = 560;
const GAP = 24;
const LABEL = 34;

/** Composes one WebP sheet of all pictures: a row per state, a column per width. */
export async function composeSheet(
  shots: readonly Shot[],
  widths: readonly number[],
  file: string,
): Promise<void> {
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (const state of new Set(shots.map((shot) => shot.state))) {
    layers.push({ input: label(state), left: GAP, top });
    const row = shots.filter((shot) => shot.state === state);
    let tallest = 0;
    for (const { width, file: picture } of row) {
      const { data, info } = await thumbnail(picture, COLUMN[width] ?? 300);
      layers.push({ input: data, left: leftOf(width, widths), top: top + LABEL });
      tallest = Math.max(tallest, info.height);
    }
    top += LABEL + tallest + GAP;
  }
  const total = leftOf(Number.POSITIVE_INFINITY, widths);
  await sharp({ create: { width: total, height: top, channels: 3, background: '#dfe4ee' } })
    .composite(layers)
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  console.log(`  ${file}`);
}

/** Left edge of a width's column; the sheet's right edge past the last one. */
function leftOf(width: number, widths: readonly number[]): number {
  return widths
    .filter((each) => each < width)
    .reduce((left, each) => left + (COLUMN[each] ?? 300) + GAP, GAP);
}

async function thumbnail(file: string, width: number) {
  const scaled = await sharp(file).resize(width).toBuffer();
  const { height = 0 } = await sharp(scaled).metadata();
  return sharp(scaled)
    .extract({ left: 0, top: 0, width, height: Math.min(height, MOST_HEIGHT) })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function label(text: string): Buffer {
  return Buffer.from(
    `<svg width="600" height="${LABEL}"><text x="0" y="20" font-family="sans-serif" font-size="17" font-weight="600" fill="#0b1533">${text}</text></svg>`,
  );
}
