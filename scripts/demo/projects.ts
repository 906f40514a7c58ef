import type { ReferenceProjectFields } from '../../src/domain/records/reference-projects.ts';

/** A demo project without its pictures, which are `images/projects/<industry>-<view>.webp`, and without its owner. */
export type DemoProject = Omit<ReferenceProjectFields, 'design_renderings' | 'stand_photos' | 'admin_id'>;

/** Even the stand photos are rendered (art/). */
const RENDERED = 'Sample project. All images are renderings.';

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
      '1,240 badge scans in four days, twice the year before',
      '86 scheduled follow-up meetings before the show closed',
      'Installed in 22 hours, nine ahead of the move-in deadline',
    ],
  },
  {
    company_name: 'Torque & Ember Motors',
    conference_name: 'SEMA Show',
    location: 'Las Vegas, NV',
    industry: 'Automotive',
    booth_size: '20×20',
    description:
      'A bare electric chassis deserved a stage of its own. A lit turntable, a tire wall and a ring of light overhead let visitors walk all the way around it, while two kiosks explained what they were looking at.',
    features: [
      "Load-rated display stage, 14' across, with edge lighting",
      "LED backdrop, 18' wide",
      'Suspended light ring',
      'Wheel and tire display wall',
      'Two configurator kiosks',
    ],
    outcomes: [
      '34 dealer agreements signed on the stand',
      'Featured in six show-floor reports',
      'Chassis moved in, leveled and lit within one shift',
    ],
  },
  {
    company_name: 'Maple & Loom',
    conference_name: 'NRF Big Show',
    location: 'New York, NY',
    industry: 'Retail',
    booth_size: '10×20',
    description:
      'A store within a show. Maple & Loom sells shop fittings, so the booth became a working boutique: rails, oak shelving, a coral feature wall and a display table that visitors could rearrange.',
    features: [
      'Oak shelving system with integrated lighting',
      'Printed feature wall and round display pedestal',
      'Garment rails and open canopy frame',
      'Slatted cash desk with hidden storage',
      'Wood-look raised floor',
    ],
    outcomes: [
      '310 store owners through the booth in three days',
      'Average visit of eleven minutes',
      'Shelving reused in two pop-up stores after the show',
    ],
  },
  {
    company_name: 'Verdant Grid Energy',
    conference_name: 'SXSW',
    location: 'Austin, TX',
    industry: 'Energy',
    booth_size: '10×20',
    description:
      'Verdant Grid sells storage for wind and solar. A landscape of green hills, a scale turbine, a real panel and a working battery cabinet made the whole chain visible at a glance.',
    features: [
      "20' panoramic graphic wall made of recycled fabric",
      'Scale wind turbine and full-size solar panel',
      'Battery cabinet with live output display',
      'Slatted counter and round meeting table',
      'Every material rented or recyclable',
    ],
    outcomes: [
      '540 qualified leads, 41% from utilities',
      'Zero landfill: every part returned or recycled',
      'Booked again for the following year on the last day',
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
      'Literature rack beside the aisle',
    ],
    outcomes: [
      '190 product trials in three days',
      'Three hospital pilots agreed within a month',
      'One crew, five hours from pallet to power-on',
    ],
  },
  {
    company_name: 'Ledgerline Capital',
    conference_name: 'RSA Conference',
    location: 'San Francisco, CA',
    industry: 'Financial',
    booth_size: '10×10',
    description:
      'Ledgerline wanted quiet, not crowds. Dark green walls, a wood portal and four armchairs made a private room on a busy aisle, with live fraud dashboards on the wall.',
    features: [
      'Wood-slat portal with illuminated fascia',
      'Four lounge chairs around a low table',
      '55-inch dashboard screen',
      'Slatted counter with stone top',
      'Acoustic fabric on the side walls',
    ],
    outcomes: [
      '52 pre-booked meetings held on the stand',
      'Two enterprise contracts traced to the show',
      'Structure reused at three regional events',
    ],
  },
];

/** The reference projects, newest first. */
export const DEMO_PROJECTS: readonly DemoProject[] = PROJECTS.map((project) => ({
  ...project,
  description: `${project.description} ${RENDERED}`,
}));
