import type { BoothDesignFields } from '../../src/domain/records/booth-designs.ts';
import places from './images/designs/blank-places.json' with { type: 'json' };

/** Places for a logo in the designs' blank fronts, `images/designs/<slug>-blank.webp`, by slug (scripts/art/blanks.ts). */
export const BLANK_PLACES: Readonly<Record<string, readonly string[]>> = places;

/**
 * A demo design without its pictures, which are `images/designs/<slug>-<view>.webp`, its model
 * `models/designs/<slug>.glb`, and its owner.
 */
export type DemoDesign = Omit<BoothDesignFields, 'images' | 'image_url' | 'model' | 'admin_id'>;

/** The rendered designs in display order. Prices are design fees in US dollars; weights are invented. */
export const DEMO_DESIGNS: readonly DemoDesign[] = [
  {
    title: 'Launch',
    slug: '10x10-launch',
    description:
      'A bright inline booth that says one thing loudly. A full-width tension fabric wall carries your headline, a glowing counter starts the conversation, and a high table keeps it going.',
    booth_size: '10x10',
    price: 2400,
    weight_lb: 420,
    features: [
      "10' tension fabric wall, printed edge to edge",
      'Illuminated reception counter with lockable storage',
      '50-inch wall-mounted screen for demos and loops',
      'High table with two bar stools for quick conversations',
      'Three arm spotlights and one live plant',
    ],
  },
  {
    title: 'Studio',
    slug: '10x10-studio',
    description:
      "Warm wood slats, pendant lights, and a wood-look floor turn ten by ten feet into a place where people want to sit down. Made for considered conversations rather than crowds. Its frame is 8.9' high, which we clear with the show.",
    booth_size: '10x10',
    price: 3200,
    weight_lb: 780,
    features: [
      'Slatted wood wall with a cut-out, halo-lit logo',
      'Matching slatted counter with a white top',
      'Open black frame with three pendant lights',
      'Round high table with three upholstered stools',
      'Wood-look raised floor with a beveled edge',
      'Planters to soften the corners',
    ],
  },
  {
    title: 'Showcase',
    slug: '10x20-showcase',
    description:
      'Twenty feet of wall and a row of pedestals for companies with a product range to show. Visitors walk along the line, pick things up, and end at the counter.',
    booth_size: '10x20',
    price: 4800,
    weight_lb: 1150,
    features: [
      "20' seamless graphic wall with two returning side panels",
      'Four product pedestals at hand height, individually lit',
      'Tall display shelf for packaged products',
      'Wide reception counter with storage',
      'High table with three bar stools',
      'Freestanding brochure rack',
    ],
  },
  {
    title: 'Theater',
    slug: '10x20-theater',
    description:
      "A small stage for demos on the hour. A large LED wall, truss with moving lights, and seating cubes gather an audience from the aisle and keep it facing you. Its truss is 10.3' high, which we clear with the show.",
    booth_size: '10x20',
    price: 6400,
    weight_lb: 1500,
    features: [
      "LED video wall, 10' wide, ready for live demos",
      'Self-standing truss arch with stage lighting',
      'Eight seating cubes in your colors',
      'Presenter kiosk with touch screen',
      'Lead capture counter beside the aisle',
      'Sound kit with wireless headset microphone',
    ],
  },
  {
    title: 'Pavilion',
    slug: '20x20-pavilion',
    description:
      'An open pavilion under white portal frames: visible across the hall, calm inside. Touch kiosks face the aisle, a lounge sits behind the central tower for the meetings that matter.',
    booth_size: '20x20',
    price: 9800,
    weight_lb: 2600,
    features: [
      "Three white portal frames, 10.8' high, open on three sides",
      'Curved reception counter with illuminated base',
      'Two touch-screen demo kiosks',
      'Central digital tower with synchronized content',
      'Lounge with three armchairs and a slatted backdrop',
      'Product shelf and high table for small groups',
    ],
  },
  {
    title: 'Island',
    slug: '20x20-island',
    description:
      'Our most visible booth. A hanging ring marks your place from every entrance, a lit tower anchors the center, and four zones let reception, demos, quick talks, and meetings run at once.',
    booth_size: '20x20',
    price: 11500,
    weight_lb: 3100,
    features: [
      "Hanging ring sign, 14.1' across, printed all around",
      "Central tower with three lit faces, 10.2' high",
      'Curved reception desk for a team of two',
      'Two demo kiosks with touch screens',
      'Semi-private meeting corner with a glass screen',
      'High table with three bar stools',
    ],
  },
];
