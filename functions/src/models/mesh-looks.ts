import type { ModelPart } from '../../../src/booth/viewer/model.ts';
import { numbersOf } from './vertices.ts';

/** A mesh's appearance in terms that glTF and USD share. Colors are linear, from 0 to 1. */
export interface Looks {
  /** Unique name in the model; letters, digits and _. */
  readonly name: string;
  readonly color: readonly [number, number, number];
  readonly roughness: number;
  readonly metallic: number;
  readonly opacity: number;
  /** Emission, as a factor of the color or picture. */
  readonly shine: number;
  /** Index of the model's picture; null for a plain color. */
  readonly picture: number | null;
  /** True if the picture has transparent areas. */
  readonly isClear: boolean;
}

interface SolidClass {
  readonly roughness: number;
  readonly metallic?: number;
  readonly shine?: number;
  /** Factors of the dark and light lines of wood grain. */
  readonly grain?: readonly [number, number];
}

/** Classes of solid surfaces, in the order of the viewer's shader: matte, satin, cloth, wood, metal, soft glow, plank, leaf, printed. */
const CLASSES: readonly SolidClass[] = [
  { roughness: 0.6 },
  { roughness: 0.35 },
  { roughness: 0.95 },
  { roughness: 0.45, grain: [0.45, 0.19] },
  { roughness: 0.3, metallic: 1 },
  { roughness: 0.6, shine: 0.8 },
  { roughness: 0.45, grain: [0.58, 0.147] },
  { roughness: 0.42 },
  { roughness: 0.35 },
];

const PLAIN: Omit<Looks, 'name'> = {
  color: [1, 1, 1],
  roughness: 0.6,
  metallic: 0,
  opacity: 1,
  shine: 0,
  picture: null,
  isClear: false,
};

/** Returns the look of a part at a vertex. */
export function looksOf(part: ModelPart, vertex: number): Looks {
  const { surface, image } = part;
  const stored = numbersOf(part, 3, vertex) ?? [1, 1, 1, 0];
  // Colors are stored as square roots
  const color = stored
    .slice(0, 3)
    .map((root) => Math.round(root * root * 1e4) / 1e4) as unknown as Looks['color'];
  const key = stored.map((part) => Math.round(part * 255)).join('_');
  const name = `${surface}_${key}${image === null ? '' : `_${image}`}`;
  switch (surface) {
    case 'print':
      return { ...PLAIN, name, color, roughness: 0.72, picture: image };
    case 'decal':
      return { ...PLAIN, name, roughness: 0.72, picture: image, isClear: true };
    case 'screen':
      return { ...PLAIN, name, shine: 1, picture: image };
    case 'glow':
      return { ...PLAIN, name, color, shine: 1 };
    case 'glass':
      return { ...PLAIN, name, color, roughness: 0.06, opacity: 0.16 };
    case 'solid':
      return solidLooks(name, color, Math.round((stored[3] ?? 0) * 255));
  }
}

function solidLooks(name: string, color: Looks['color'], kind: number): Looks {
  const { grain, ...rest }: Partial<SolidClass> = CLASSES[kind] ?? {};
  return { ...PLAIN, name, ...rest, color: grain ? middleOfWood(color, grain) : color };
}

/** Returns the mean color of wood, whose grain only exists in the viewer's shader. */
function middleOfWood(color: Looks['color'], [dark, light]: readonly [number, number]): Looks['color'] {
  return color.map((part) => {
    const root = Math.sqrt(part);
    return (0.5 * root * dark + 0.5 * (root + (1 - root) * light)) ** 2;
  }) as unknown as Looks['color'];
}
