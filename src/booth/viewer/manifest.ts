// Written by art/make.ts

/** The hall around every booth, as a panorama. */
export const HALL_URL = new URL('../../assets/booth3d/hall.webp', import.meta.url).href;

/** Addresses of the designs' models, by the design's slug. */
export const DESIGN_FILES: Readonly<Record<string, URL>> = {
  '10x10-launch': new URL('../../assets/booth3d/10x10-launch.bin', import.meta.url),
  '10x10-studio': new URL('../../assets/booth3d/10x10-studio.bin', import.meta.url),
  '10x20-showcase': new URL('../../assets/booth3d/10x20-showcase.bin', import.meta.url),
  '10x20-theatre': new URL('../../assets/booth3d/10x20-theatre.bin', import.meta.url),
  '20x20-island': new URL('../../assets/booth3d/20x20-island.bin', import.meta.url),
  '20x20-pavilion': new URL('../../assets/booth3d/20x20-pavilion.bin', import.meta.url),
};

/** Addresses of the extras' models, by the extra's slug. */
export const EXTRA_FILES: Readonly<Record<string, URL>> = {
  'bar-stools': new URL('../../assets/booth3d/bar-stools.bin', import.meta.url),
  'brochure-rack': new URL('../../assets/booth3d/brochure-rack.bin', import.meta.url),
  'coffee-bar': new URL('../../assets/booth3d/coffee-bar.bin', import.meta.url),
  'hanging-sign': new URL('../../assets/booth3d/hanging-sign.bin', import.meta.url),
  'led-screen-55': new URL('../../assets/booth3d/led-screen-55.bin', import.meta.url),
  'lightbox-wall': new URL('../../assets/booth3d/lightbox-wall.bin', import.meta.url),
  'meeting-table': new URL('../../assets/booth3d/meeting-table.bin', import.meta.url),
  'plant-set': new URL('../../assets/booth3d/plant-set.bin', import.meta.url),
  'reception-counter': new URL('../../assets/booth3d/reception-counter.bin', import.meta.url),
  'wireless-charging-table': new URL('../../assets/booth3d/wireless-charging-table.bin', import.meta.url),
};
