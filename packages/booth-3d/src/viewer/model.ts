import type { FloorData } from '../placement/floor.ts';
import type { Nouns, Piece } from '../placement/piece.ts';

/** Three numbers: meters, y up, the open front toward +z. Or a color's linear parts. */
export type Vec3 = readonly [number, number, number];

/** Drawing mode of a part of a model. */
export type Surface = 'solid' | 'glow' | 'screen' | 'print' | 'glass' | 'decal';

/** One input of the vertex shader, as bytes for the GPU. */
export interface Attribute {
  /** The input's place in the shader: 0 position, 1 normal, 2 uv, 3 color and class, 4 light. */
  readonly location: number;
  readonly size: number;
  /** A WebGL constant, such as `gl.BYTE`. */
  readonly type: number;
  readonly normalized: boolean;
  readonly stride: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Geometry of one draw call. */
export interface ModelPart {
  readonly surface: Surface;
  /** True for overhead parts, which are hidden when seen from above. */
  readonly isOverhead: boolean;
  /** True for the design's own mark, which the visitor's logo replaces. */
  readonly isMark: boolean;
  readonly isBlended: boolean;
  /** Index into the model's images. */
  readonly image: number | null;
  /** Repeats of the image between the positions 0 and 1; none without. */
  readonly tiles?: readonly [u: number, v: number];
  /** Scale and offset that turn stored positions into meters. */
  readonly scale: number;
  readonly shift: Vec3;
  readonly attributes: readonly Attribute[];
  readonly indices: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
}

/** A place for a logo. */
export interface Socket {
  readonly kind: 'print' | 'raised';
  readonly p: Vec3;
  readonly n: Vec3;
  /** Width of the design's own mark, and the maximum size of another, in meters. */
  readonly w: number;
  readonly maxW: number;
  readonly maxH: number;
  readonly align: 'left' | 'center';
  /** Baked light at the corners: bottom left, bottom right, top right, top left. */
  readonly light: readonly [Vec3, Vec3, Vec3, Vec3];
  /** Luminance of the background, from 0 to 1. */
  readonly lum: number;
  /** Radius of the bent surface, in meters. */
  readonly bend?: number;
  readonly overhead?: boolean;
  /** True on a printed surface that shines, such as a ring or a light box. */
  readonly shines?: boolean;
  /** Emission of the surface. */
  readonly emit?: number;
  /** Name of the swappable furniture, or of the extra's piece, that it is on. */
  readonly on?: string;
}

/** Geometry and light of furniture that can make room for an extra. */
export interface Furniture {
  /** As in the floor's `furniture`. */
  readonly name: string;
  /** Its triangles: part of the model, first index and number of indices. */
  readonly runs: readonly (readonly [part: number, start: number, count: number])[];
  /** Light on the deck without it: image index, position in the floor's light map, and the map's size, in pixels. */
  readonly light: Readonly<{
    map: number;
    at: readonly [x: number, y: number, w: number, h: number];
    of: readonly [w: number, h: number];
  }>;
}

export interface FixedView {
  readonly eye: Vec3;
  /** Unit vector from the target to the camera. */
  readonly back: Vec3;
  /** Half the visible width one meter away, in a 4:3 window. */
  readonly half: number;
  /** Lens shift, as fractions of the picture's width. */
  readonly shift: readonly [number, number];
}

/** Cameras of the published pictures. */
export const VIEW_NAMES = ['topview', 'frontview', 'leftview', 'rightview'] as const;

export type ViewName = (typeof VIEW_NAMES)[number];

/** One piece of a model that shows several side by side. */
export interface ModelPiece {
  /** Name, as in the `on` of its marks. */
  readonly name: string;
  /** Position in the model. */
  readonly at: readonly [x: number, z: number];
  readonly box: readonly [low: Vec3, high: Vec3];
  /** Half the side of the square around it that holds its contact shadow, in meters. */
  readonly reach: number;
  /** Number of its indices in each part. Pieces follow each other there. */
  readonly counts: readonly number[];
}

/** Origin and size of a part of a picture, as fractions of the picture. */
export type Crop = readonly [x: number, z: number, w: number, d: number];

/** A model's facts for the viewer, apart from its geometry. */
export interface ModelScene {
  /** Width and depth of the deck; zeros for an extra. */
  readonly size: readonly [number, number];
  readonly box: readonly [low: Vec3, high: Vec3];
  readonly sockets: readonly Socket[];
  /** Places for logos on screens, which become dark under them. */
  readonly screens?: readonly Socket[];
  /** Contact shadow of an extra: center, size, and the part of its picture, if not all. */
  readonly shadow?: Readonly<{ w: number; d: number; x: number; z: number; crop?: Crop }>;
  /** Indices of images: light on the deck, light on the hall's floor, contact shadow. */
  readonly maps: Readonly<{ floor?: number; ground?: number; shadow?: number }>;
  /** Brightness of the lamps over a design. */
  readonly level?: number;
  readonly views: Readonly<Record<ViewName, FixedView>>;
  /** A design's floor, for placing extras; undefined if the model has none. */
  readonly floor?: FloorData;
  readonly furniture?: readonly Furniture[];
  /** An extra's pieces, for placing, and their singular and plural names. */
  readonly stands?: readonly Piece[];
  readonly nouns?: Nouns;
  /** Pieces of an extra that are placed separately, in the order of their triangles. */
  readonly pieces?: readonly ModelPiece[];
}

/** A model as read; its images are still compressed. */
export interface PackedModel {
  readonly scene: ModelScene;
  readonly parts: readonly ModelPart[];
  readonly images: readonly Readonly<{ bytes: Uint8Array<ArrayBuffer>; type: string }>[];
}
