import type * as z from 'zod/mini';
import type { createBookingSchema } from '../../src/domain/schemas/create-booking.ts';

export interface DemoQuote {
  readonly show: { readonly id: string; readonly name: string };
  readonly city: { readonly city: string; readonly state: string };
  /** Slug of a demo design for this booth size. */
  readonly design: string;
  /** Quantities by id of the demo extra. */
  readonly extras: Readonly<Record<string, number>>;
}

type Person = Pick<
  z.input<typeof createBookingSchema>,
  'user_name' | 'user_email' | 'user_phone' | 'company' | 'website' | 'time_zone'
>;

export interface DemoVisitor extends Readonly<Person> {
  readonly id: string;
  /** Index in the list of offered days. */
  readonly day: number;
  readonly slot: number;
  readonly quote?: DemoQuote;
}

export interface DemoBooking extends DemoVisitor {
  readonly reference: string;
}

/** Invented people on example domains. */
export const DEMO_BOOKINGS: readonly DemoBooking[] = [
  {
    id: 'demo-booking-1',
    reference: 'BK-7F3K9Q',
    day: 1,
    slot: 0,
    user_name: 'Maya Lindqvist',
    user_email: 'maya@northbeam.example.com',
    user_phone: '+1 (415) 555-0117',
    company: 'Northbeam Robotics',
    website: 'https://northbeam.example.com',
    time_zone: 'America/Los_Angeles',
    quote: {
      show: { id: 'ces-las-vegas', name: 'CES' },
      city: { city: 'Las Vegas', state: 'NV' },
      design: '20x20-island',
      extras: { 'led-screen-55': 2, 'coffee-bar': 1 },
    },
  },
  {
    id: 'demo-booking-2',
    reference: 'BK-2M8XWD',
    day: 1,
    slot: 2,
    user_name: 'Daniel Okafor',
    user_email: 'd.okafor@halyard.example.com',
    company: 'Halyard Payments',
    time_zone: 'America/Chicago',
    quote: {
      show: { id: 'rsa-conference-san-francisco', name: 'RSA Conference' },
      city: { city: 'San Francisco', state: 'CA' },
      design: '10x10-studio',
      extras: { 'meeting-table': 1, 'plant-set': 2 },
    },
  },
  {
    id: 'demo-booking-3',
    reference: 'BK-9HT4RC',
    day: 3,
    slot: 1,
    user_name: 'Priya Raman',
    user_email: 'priya.raman@medivine.example.com',
    user_phone: '+1 (312) 555-0188',
    company: 'Medivine Diagnostics',
    website: 'medivine.example.com',
    time_zone: 'America/New_York',
    quote: {
      show: { id: 'himss-conference-various', name: 'HIMSS Conference' },
      city: { city: 'Chicago', state: 'IL' },
      design: '10x20-showcase',
      extras: { 'bar-stools': 4, 'brochure-rack': 2 },
    },
  },
  {
    id: 'demo-booking-4',
    reference: 'BK-5VQ7NE',
    day: 6,
    slot: 3,
    user_name: 'Hiroshi Tanaka',
    user_email: 'tanaka@kaitosound.example.com',
    user_phone: '+81 3 5550 0142',
    company: 'Kaito Sound',
    website: 'https://kaitosound.example.com',
    time_zone: 'Asia/Tokyo',
    quote: {
      show: { id: 'nab-show-las-vegas', name: 'NAB Show' },
      city: { city: 'Las Vegas', state: 'NV' },
      design: '10x20-theater',
      extras: { 'lightbox-wall': 1 },
    },
  },
  {
    id: 'demo-booking-5',
    reference: 'BK-3D6YPA',
    day: 9,
    slot: 2,
    user_name: 'Elena Marchetti',
    user_email: 'elena@fornace.example.com',
    user_phone: '+1 (212) 555-0163',
    company: 'Fornace Kitchens',
    time_zone: 'Europe/Rome',
    quote: {
      show: { id: 'custom', name: 'Northeast Hospitality Expo' },
      city: { city: 'New York', state: 'NY' },
      design: '10x10-launch',
      extras: {},
    },
  },
  {
    id: 'demo-booking-6',
    reference: 'BK-8ZC5JX',
    day: 14,
    slot: 1,
    user_name: 'Sam Whitfield',
    user_email: 'sam@fieldandforge.example.com',
    company: 'Field & Forge',
    time_zone: 'America/Denver',
  },
];

/** Visitors who sent a quote and did not book. */
export const DEMO_OPEN_QUOTES: readonly DemoVisitor[] = [
  {
    id: 'demo-quote-open',
    day: 2,
    slot: 0,
    user_name: 'Grace Abara',
    user_email: 'grace@tidewater.example.com',
    user_phone: '+1 (757) 555-0129',
    company: 'Tidewater Instruments',
    time_zone: 'America/New_York',
    quote: {
      show: { id: 'himss-conference-various', name: 'HIMSS Conference' },
      city: { city: 'Orlando', state: 'FL' },
      design: '10x20-showcase',
      extras: { 'meeting-table': 1 },
    },
  },
];
