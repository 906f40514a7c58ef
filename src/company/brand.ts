import type { Brand, Mine } from '#company-schema';

export const company = {
  name: 'Booth Studio',
  tagline: 'Trade Show Booths, Designed, Built, and Delivered',
  description:
    'Instant trade show booth design and pricing for U.S. shows. One partner for concept, fabrication, logistics, and on-site install.',
  email: 'hello@booth.example',
  phone: '+1 (702) 555-0142',
  hours: 'Mon to Fri, 9 AM to 6 PM Eastern time',
  postalAddress: '100 Example Street, Las Vegas, NV 89101',
  area: 'Shows in all 50 states',
} as const satisfies Brand;

export const mine: Mine = [];
