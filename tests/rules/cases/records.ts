import { serverTimestamp } from 'firebase/firestore';
import { storedMarking } from '#booth/common.ts';
import { AVAILABILITY, type Availability } from '../../../src/domain/records/availability.ts';
import { BOOTH_DESIGNS, type BoothDesignFields } from '../../../src/domain/records/booth-designs.ts';
import { EXTRAS, type ExtraFields } from '../../../src/domain/records/extras.ts';
import { RECORDS } from '../../../src/domain/records/records.ts';
import {
  REFERENCE_PROJECTS,
  type ReferenceProjectFields,
} from '../../../src/domain/records/reference-projects.ts';
import { SHOWS, type ShowFields } from '../../../src/domain/records/shows.ts';
import { SITE_SETTINGS, type SiteSettings } from '../../../src/domain/records/site-settings.ts';
import { WEEKLY_HOURS, type WeeklyHours } from '../../../src/domain/records/weekly-hours.ts';

type Fields = Record<string, unknown>;

const IMAGE = '/media/extras/bar-stools-0123456789abcdef-1200x900.webp';
/** A marking with every field, also of former versions. */
const MARKING = {
  ...storedMarking({
    left_out: ['Cube'],
    ignored: ['mark:wall'],
    marks: [{ p: [0, 1.4, -1.35], n: [0, 0, 1], w: 2, h: 1 }],
    prints: [{ p: [0, 1.4, -1.35], n: [0, 0, 1], whole: true }],
    screens: [{ p: [0, 1.4, -1.35], n: [0, 0, 1] }],
  }),
  ...{ without: ['origin'], turn: 1, unit: 'inches', deck: 'Plane.001' },
  ...{ seats: [{ p: [0, 0.5, 0], degrees: 90 }], places: [] },
};
const MODEL = { url: '/media/extras/bar-stools-0123456789abcdef.bin', kinds: ['bar-stools'] };

export const MADE_AT = new Date('2026-11-01T00:00:00Z');

/** Records that administrators write: one for each collection, as they may create it. */
export const WRITTEN = {
  availability: {
    record: AVAILABILITY,
    sample: (owner: string): Availability => ({
      date: '2030-12-10',
      slots: ['9:00 AM', '10:00 AM'],
      admin_id: owner,
    }),
  },
  weekly_hours: {
    record: WEEKLY_HOURS,
    sample: (owner: string): WeeklyHours => ({
      hours: {
        ...{ monday: ['9:00 AM', '10:00 AM'], tuesday: [], wednesday: ['9:00 AM'], thursday: [] },
        ...{ friday: [], saturday: [], sunday: [] },
      },
      is_active: true,
      skip_holidays: false,
      closed_dates: ['2030-12-11'],
      admin_id: owner,
    }),
  },
  extras: {
    record: EXTRAS,
    sample: (owner: string): ExtraFields => ({
      name: 'Bar stools',
      description: 'Two of them,\nin blue',
      unit_price_usd: 95.5,
      max_quantity: 10,
      category: 'furniture',
      weight_lb: 18,
      fits: ['10x20', '20x20'],
      image_url: IMAGE,
      model: MODEL,
      is_active: true,
      sort_order: 0,
      admin_id: owner,
    }),
  },
  booth_designs: {
    record: BOOTH_DESIGNS,
    sample: (owner: string): BoothDesignFields => ({
      title: 'Launch',
      slug: 'launch-10x10',
      description: 'Light and open',
      booth_size: '10x10',
      price: 2400,
      weight_lb: 420,
      features: ['Backlit wall', 'Counter'],
      images: { topview: IMAGE, frontview: IMAGE, leftview: null },
      model: {
        ...MODEL,
        rest: [],
        has: ['brochure-rack'],
        marking: MARKING,
        blank: IMAGE,
        blank_places: ['wall'],
      },
      image_url: null,
      admin_id: owner,
    }),
  },
  reference_projects: {
    record: REFERENCE_PROJECTS,
    sample: (owner: string): ReferenceProjectFields => ({
      company_name: 'Acme',
      conference_name: 'CES',
      location: 'Las Vegas, NV',
      industry: 'Technology',
      booth_size: '10×20',
      description: '',
      features: ['Demo bar'],
      outcomes: [],
      is_sample: true,
      design_renderings: { design_top_view: IMAGE, design_front_view: null, design_right_view: null },
      stand_photos: { stand_front_photo: null, stand_side_photo: IMAGE, stand_interior_photo: null },
      admin_id: owner,
    }),
  },
  shows: {
    record: SHOWS,
    sample: (owner: string): ShowFields => ({
      name: 'Boat Expo',
      city: 'Reno',
      state: 'NV',
      venue: 'Reno-Sparks Convention Center',
      first_day: '2030-12-10',
      last_day: '2030-12-12',
      month: '',
      website: 'https://boats.example.com/expo',
      costs: {
        ...{ drayage_low: 140, drayage_high: 190.5, electrical_low: 350, electrical_high: 550 },
        ...{ labor_low: 500, labor_high: 800, internet_low: 400, internet_high: 900 },
        ...{ carpet_low: 0, carpet_high: 0, source: 'Exhibitor manual', as_of: '2030-11-01' },
      },
      is_active: true,
      sort_order: 0,
      admin_id: owner,
    }),
  },
  site_settings: {
    record: SITE_SETTINGS,
    sample: (owner: string): SiteSettings => ({ logo_url: IMAGE, admin_id: owner }),
  },
};

export type WrittenCollection = keyof typeof WRITTEN;
export const WRITTEN_NAMES = Object.keys(WRITTEN) as WrittenCollection[];

/** Returns a record of `owner` with the server's time in both stamps and `changes` applied. */
export function newRecord(collection: WrittenCollection, owner: string, changes: Fields = {}): Fields {
  return {
    ...WRITTEN[collection].sample(owner),
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    ...changes,
  };
}

export function storedRecord(collection: WrittenCollection, owner: string): Fields {
  return { ...WRITTEN[collection].sample(owner), created_at: MADE_AT, updated_at: MADE_AT };
}

/** Returns the id of a record of `owner`, as its definition says; availability's is made of owner and date. */
export function recordId(collection: string, owner: string, name: string): string {
  const id = RECORDS.find((record) => record.name === collection)?.id;
  if (id) return id === 'administrator' ? owner : id.only;
  return collection === AVAILABILITY.name
    ? AVAILABILITY.idOf({ admin_id: owner, date: '2030-12-10' })
    : `${name}-${owner}`;
}
