// Written by art/make.ts

/** A packed model: where it is, and what drawing it once costs. */
export interface ModelFile {
  readonly url: string;
  readonly triangles: number;
  /** Draw calls. */
  readonly parts: number;
}

/** The hall around every booth, as a panorama. */
export const HALL_URL = new URL('../../assets/booth3d/hall.webp', import.meta.url).href;

/** Models of designs, by the design's slug. */
export const DESIGN_FILES: Readonly<Record<string, ModelFile>> = {
  '10x10-launch': {
    url: new URL('../../assets/booth3d/10x10-launch.bin', import.meta.url).href,
    triangles: 9722,
    parts: 6,
  },
  '10x10-studio': {
    url: new URL('../../assets/booth3d/10x10-studio.bin', import.meta.url).href,
    triangles: 18976,
    parts: 5,
  },
  '10x20-showcase': {
    url: new URL('../../assets/booth3d/10x20-showcase.bin', import.meta.url).href,
    triangles: 23546,
    parts: 6,
  },
  '10x20-theatre': {
    url: new URL('../../assets/booth3d/10x20-theatre.bin', import.meta.url).href,
    triangles: 23960,
    parts: 7,
  },
  '20x20-island': {
    url: new URL('../../assets/booth3d/20x20-island.bin', import.meta.url).href,
    triangles: 37732,
    parts: 10,
  },
  '20x20-pavilion': {
    url: new URL('../../assets/booth3d/20x20-pavilion.bin', import.meta.url).href,
    triangles: 44592,
    parts: 7,
  },
};

/** Models of extras, by the extra's slug. */
export const EXTRA_FILES: Readonly<Record<string, ModelFile>> = {
  'bar-stools': {
    url: new URL('../../assets/booth3d/bar-stools.bin', import.meta.url).href,
    triangles: 1376,
    parts: 1,
  },
  'brochure-rack': {
    url: new URL('../../assets/booth3d/brochure-rack.bin', import.meta.url).href,
    triangles: 554,
    parts: 3,
  },
  'coffee-bar': {
    url: new URL('../../assets/booth3d/coffee-bar.bin', import.meta.url).href,
    triangles: 6698,
    parts: 4,
  },
  'hanging-sign': {
    url: new URL('../../assets/booth3d/hanging-sign.bin', import.meta.url).href,
    triangles: 3408,
    parts: 3,
  },
  'led-screen-55': {
    url: new URL('../../assets/booth3d/led-screen-55.bin', import.meta.url).href,
    triangles: 430,
    parts: 2,
  },
  'lightbox-wall': {
    url: new URL('../../assets/booth3d/lightbox-wall.bin', import.meta.url).href,
    triangles: 252,
    parts: 3,
  },
  'meeting-table': {
    url: new URL('../../assets/booth3d/meeting-table.bin', import.meta.url).href,
    triangles: 2856,
    parts: 1,
  },
  'plant-set': {
    url: new URL('../../assets/booth3d/plant-set.bin', import.meta.url).href,
    triangles: 3840,
    parts: 1,
  },
  'reception-counter': {
    url: new URL('../../assets/booth3d/reception-counter.bin', import.meta.url).href,
    triangles: 1382,
    parts: 3,
  },
  'wireless-charging-table': {
    url: new URL('../../assets/booth3d/wireless-charging-table.bin', import.meta.url).href,
    triangles: 2836,
    parts: 3,
  },
};
