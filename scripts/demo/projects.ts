import type { ReferenceProjectFields } from '../../src/domain/records/reference-projects.ts';

/** A demo project without its pictures, which are `images/projects/<industry>-<view>.webp`, and without its owner. */
export type DemoProject = Omit<ReferenceProjectFields, 'design_renderings' | 'stand_photos' | 'admin_id'>;

const PROJECTS: readonly DemoProject[] = [
  {
    company_name: 'Quantessa Systems',
    conference_name: 'CES',
    location: 'Las Vegas, NV',
    industry: 'Technology',
    booth_size: '20×20',
    description:
      'Quantessa came to launch an edge-computing platform nobody could see. We built two LED walls that turned live telemetry into moving light, and seven demo stations where engineers could take over.',
    features: [
      "Two seamless LED walls, 20' and 12' wide",
      'Square hanging sign readable from three halls',
      'Seven touch-screen demo stations',
      'Work bar with power for eight laptops',
      'Lit reception counter with badge scanning',
    ],
    outcomes: [
      'Visitors see the live data from the aisle before they step in',
      'Engineers try the product themselves at every station',
      'Follow-up meetings start at the work bar, without leaving the booth',
    ],
  },
  {
    company_name: 'Torque & Ember Motors',
    conference_name: 'SEMA Show',
    location: 'Las Vegas, NV',
    industry: 'Automotive',
    booth_size: '20×20',
    description:
      'A bare electric chassis deserved a stage of its own. A lit turntable, a tire wall, and a ring of light overhead let visitors walk all the way around it, while two kiosks explained what they were looking at.',
    features: [
      "Load-rated display stage, 14' across, with edge lighting",
      "LED backdrop, 18' wide",
      'Suspended light ring',
      'Wheel and tire display wall',
      'Two configurator kiosks',
    ],
    outcomes: [
      'The chassis can be walked around and seen from every aisle',
      'Kiosks answer questions while the team talks to dealers',
      'Light and backdrop make pictures for the press',
    ],
  },
  {
    company_name: 'Maple & Loom',
    conference_name: 'NRF Big Show',
    location: 'New York, NY',
    industry: 'Retail',
    booth_size: '10×20',
    description:
      'A store within a show. Maple & Loom sells shop fittings, so the booth became a working boutique: rails, oak shelving, a coral feature wall, and a display table that visitors could rearrange.',
    features: [
      'Oak shelving system with integrated lighting',
      'Printed feature wall and round display pedestal',
      'Garment rails and open canopy frame',
      'Slatted cash desk with hidden storage',
      'Wood-look raised floor',
    ],
    outcomes: [
      'Store owners can touch and rearrange what they would buy',
      'Orders are written at the cash desk',
      'Shelving can be used again in a pop-up store',
    ],
  },
  {
    company_name: 'Verdant Grid Energy',
    conference_name: 'SXSW',
    location: 'Austin, TX',
    industry: 'Energy',
    booth_size: '10×20',
    description:
      'Verdant Grid sells storage for wind and solar. A landscape of green hills, a scale turbine, a real panel, and a working battery cabinet made the whole chain visible at a glance.',
    features: [
      "20' panoramic graphic wall made of recycled fabric",
      'Scale wind turbine and full-size solar panel',
      'Battery cabinet with live output display',
      'Slatted counter and round meeting table',
      'Every material rented or recyclable',
    ],
    outcomes: [
      'Visitors understand the whole chain at a glance',
      'Utilities find a table for a longer talk',
      'Every part is returned or recycled after the show',
    ],
  },
  {
    company_name: 'Caredock Health',
    conference_name: 'HIMSS Conference',
    location: 'Chicago, IL',
    industry: 'Healthcare',
    booth_size: '10×10',
    description:
      'Ten by ten feet, one clear message, and room for a nurse to try the product. A curved counter welcomes, a mobile workstation shows the software where it is used.',
    features: [
      'Curved reception counter with wood top',
      'Two graphic walls in a calm palette',
      'Mobile clinical workstation for live demos',
      'Wall-mounted screen for case studies',
      'Brochure rack beside the aisle',
    ],
    outcomes: [
      'Nurses try the software where it would be used',
      'Case studies run on the wall while the team is busy',
      'One crew can install it in a morning',
    ],
  },
  {
    company_name: 'Ledgerline Capital',
    conference_name: 'RSA Conference',
    location: 'San Francisco, CA',
    industry: 'Financial',
    booth_size: '10×10',
    description:
      'Ledgerline wanted quiet, not crowds. Dark green walls, a wood portal, and four armchairs made a private room on a busy aisle, with live fraud dashboards on the wall.',
    features: [
      'Wood-slat portal with illuminated fascia',
      'Four lounge chairs around a low table',
      '55-inch dashboard screen',
      'Slatted counter with stone top',
      'Acoustic fabric on the side walls',
    ],
    outcomes: [
      'Meetings by appointment, away from the crowd',
      'Live dashboards start the conversation',
      'The structure can be used again at regional events',
    ],
  },
];

/** The reference projects, newest first. They are invented, and even the stand photos are rendered. */
export const DEMO_PROJECTS: readonly DemoProject[] = PROJECTS.map((project) => ({
  ...project,
  is_sample: true,
}));
