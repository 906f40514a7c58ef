import type { ExtraFields } from '../../src/domain/records/extras.ts';

/**
 * A demo extra. `file` names its record, its picture `images/extras/<file>.webp` and its model
 * `models/extras/<file>.glb`.
 */
export interface DemoExtra
  extends Omit<ExtraFields, 'image_url' | 'model' | 'is_active' | 'sort_order' | 'admin_id'> {
  readonly file: string;
}

/** The ten extras in display order. Prices are in US dollars each, for the whole show; weights are invented. */
export const DEMO_EXTRAS: readonly DemoExtra[] = [
  {
    file: 'led-screen-55',
    name: '55-inch LED screen',
    description: 'Full HD screen on a floor stand, with media player, cabling, and on-site setup.',
    unit_price_usd: 890,
    max_quantity: 4,
    category: 'Technology',
    weight_lb: 75,
  },
  {
    file: 'reception-counter',
    name: 'Reception counter',
    description: 'White counter with an oak top, a halo-lit logo, and lockable storage behind.',
    unit_price_usd: 780,
    max_quantity: 2,
    category: 'Furniture',
    weight_lb: 120,
  },
  {
    file: 'bar-stools',
    name: 'Bar stools',
    description: 'Upholstered swivel stool with a chrome base, in white or blue. Price is for one.',
    unit_price_usd: 95,
    max_quantity: 12,
    category: 'Furniture',
    weight_lb: 18,
  },
  {
    file: 'meeting-table',
    name: 'Meeting table with four chairs',
    description: 'Round walnut table, 47 inches across, with four upholstered chairs.',
    unit_price_usd: 460,
    max_quantity: 3,
    category: 'Furniture',
    weight_lb: 60,
  },
  {
    file: 'wireless-charging-table',
    name: 'Wireless charging table',
    description: 'High table with three built-in charging pads: visitors stay as long as their phone does.',
    unit_price_usd: 420,
    max_quantity: 3,
    category: 'Technology',
    weight_lb: 70,
  },
  {
    file: 'lightbox-wall',
    name: 'Lightbox wall',
    description: "Backlit fabric wall, 6.6' × 7.4', with your artwork printed edge to edge.",
    unit_price_usd: 1650,
    max_quantity: 3,
    category: 'Lighting',
    weight_lb: 160,
  },
  {
    file: 'hanging-sign',
    name: 'Hanging sign',
    description:
      "Round overhead sign, 9.2' across, printed all around. Rigging by the venue is billed separately.",
    unit_price_usd: 3200,
    max_quantity: 1,
    category: 'Signage',
    weight_lb: 140,
    fits: ['20x20'],
  },
  {
    file: 'brochure-rack',
    name: 'Brochure rack',
    description: 'Freestanding rack with twelve pockets for letter-size brochures.',
    unit_price_usd: 120,
    max_quantity: 4,
    category: 'Display',
    weight_lb: 20,
  },
  {
    file: 'coffee-bar',
    name: 'Coffee bar',
    description: 'Espresso bar with barista for show hours, including 300 cups a day in your branding.',
    unit_price_usd: 2400,
    max_quantity: 1,
    category: 'Hospitality',
    weight_lb: 210,
  },
  {
    file: 'plant-set',
    name: 'Plant set',
    description: 'Three live plants in ceramic pots, delivered, watered, and picked up again.',
    unit_price_usd: 180,
    max_quantity: 6,
    category: 'Decor',
    weight_lb: 45,
  },
];
