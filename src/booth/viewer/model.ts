import type { FloorData } from '../placement/floor.ts';
import type { Nouns, Piece } from '../placement/piece.ts';

/** Three numbers: meters, y up, the open front toward +z. Or a color's linear parts. */
export type Vec3 = readonly [number, number, number];

/** How a part of a model is drawn. */
export type Surface = 'solid' | 'glow' | 'screen' | 'print' | 'glass' | 'decal';

/** One input of the vertex shader, as bytes for the GPU. */
export interface Attribute {
  /** The input's place in the shader: 0 position, 1 normal, 2 uv, 3 color and class, 4 light. */
  readonly location: number;
  readonly size: number;
  /** A number of WebGL, such as `gl.BYTE`. */
  readonly type: number;
  readonly normalized: boolean;
  readonly stride: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Geometry of one draw call. */
export interface ModelPart {
  readonly surface: Surface;
  /** Above the heads: left out when one looks from above. */
  readonly isOverhead: boolean;
  /** The design's own mark, of which the visitor's logo takes the place. */
  readonly isMark: boolean;
  readonly isBlended: boolean;
  /** Index into the model's images. */
  readonly image: number | null;
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
  /** Width of the design's own mark and the largest box for another, in meters. */
  readonly w: number;
  readonly maxW: number;
  readonly maxH: number;
  readonly align: 'left' | 'center';
  /** Baked light at the corners: bottom left, bottom right, top right, top left. */
  readonly light: readonly [Vec3, Vec3, Vec3, Vec3];
  /** Luminance of what is behind it, from 0 to 1. */
  readonly lum: number;
  /** Radius of the bent surface, in meters. */
  readonly bend?: number;
  readonly overhead?: boolean;
  /** How much the surface shines by itself. */
  readonly emit?: number;
  /** Name of the furniture that it is on, if that can make room for an extra, or of the piece of an extra. */
  readonly on?: string;
}

/** Geometry and light of a design's furniture that can make room for an extra. */
export interface Furniture {
  /** As in the floor's `furniture`. */
  readonly name: string;
  /** Its triangles: part of the model, first index and number of indices. */
  readonly runs: readonly (readonly [part: number, start: number, count: number])[];
  /** Light on the deck without it: index of the image, its place in the map of the floor, and that map's size, in pixels. */
  readonly light: Readonly<{
    map: number;
    at: readonly [x: number, y: number, w: number, h: number];
    of: readonly [w: number, h: number];
  }>;
}

/** A camera of the published pictures. */
export interface FixedView {
  readonly eye: Vec3;
  /** From what it looks at to the camera, of length 1. */
  readonly back: Vec3;
  /** Half of what it sees in width, a meter away, in a window of 4:3. */
  readonly half: number;
  /** How far the lens is shifted, as parts of the picture's width. */
  readonly shift: readonly [number, number];
}

export type ViewName = 'topview' | 'frontview' | 'leftview' | 'rightview';

/** One of the pieces that a model shows side by side and that are placed one by one. */
export interface ModelPiece {
  /** As in the `on` of its marks; none if pieces have no marks. */
  readonly name?: string;
  /** Position in the model. */
  readonly at: readonly [x: number, z: number];
  readonly box: readonly [low: Vec3, high: Vec3];
  /** Half of the square around it from which its contact shadow is taken, in meters; 0.36 if it has none. */
  readonly reach?: number;
  /** Its triangles: first index, counted over all parts in turn, and number of indices. */
  readonly runs: readonly (readonly [start: number, count: number])[];
}

/** Origin and size of a part of a picture, as fractions of the picture. */
export type Crop = readonly [x: number, z: number, w: number, d: number];

/** Surfaces of a model that are printed though they shine or are solid: rings, light boxes, bands around counters. */
export interface Printed {
  readonly surface: 'screen' | 'solid';
  /** The color of their vertices, as stored: bytes of red, green and blue; packed models spell it so. */
  readonly colour: readonly [number, number, number];
}

/** A model's facts for the viewer, apart from its geometry. */
export interface ModelScene {
  /** Width and depth of the deck; zeros for an extra. */
  readonly size: readonly [number, number];
  readonly box: readonly [low: Vec3, high: Vec3];
  readonly sockets: readonly Socket[];
  /** Contact shadow of an extra: center, size, and the part of its picture, if not all. */
  readonly shadow?: Readonly<{ w: number; d: number; x: number; z: number; crop?: Crop }>;
  /** Indices of images: light on the deck, light on the hall's floor, contact shadow. */
  readonly maps: Readonly<{ floor?: number; ground?: number; shadow?: number }>;
  /** Further parts that take the visitor's color, apart from prints. */
  readonly printed?: readonly Printed[];
  /** How bright the lamps over a design are. */
  readonly level?: number;
  readonly views?: Readonly<Record<ViewName, FixedView>>;
  /** A design's floor, for placing extras and people; none if the model names none. */
  readonly floor?: FloorData;
  readonly furniture?: readonly Furniture[];
  /** An extra's pieces, for placing, and the names of one and of several. */
  readonly stands?: readonly Piece[];
  readonly nouns?: Nouns;
  /** The pieces of an extra whose pieces stand apart; their triangles follow one another in this order. */
  readonly pieces?: readonly ModelPiece[];
}

/** A model as it was read; the images are still compressed. */
export interface PackedModel {
  readonly scene: ModelScene;
  readonly parts: readonly ModelPart[];
  readonly images: readonly Readonly<{ bytes: Uint8Array<ArrayBuffer>; type: string }>[];
}
