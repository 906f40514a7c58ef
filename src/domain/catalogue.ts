/**
 * The built-in catalogue: trade shows, cities, booth sizes and the fixed wordings around them.
 * Source: specification sections 2 (step 4), 3 and 9.
 */

/** A U.S. city in which shows take place; `state` is the two-letter postal code. */
export interface City {
  readonly city: string;
  readonly state: string;
}

/** A trade show of the built-in list. */
export interface TradeShow extends City {
  readonly id: string;
  readonly name: string;
  readonly venue: string;
  readonly month: string;
}

/** The ten cities that the wizard offers (specification section 3, 'City option'). */
export const CITIES: readonly City[] = [
  { city: 'Las Vegas', state: 'NV' },
  { city: 'Chicago', state: 'IL' },
  { city: 'New York', state: 'NY' },
  { city: 'Los Angeles', state: 'CA' },
  { city: 'San Francisco', state: 'CA' },
  { city: 'Austin', state: 'TX' },
  { city: 'Miami', state: 'FL' },
  { city: 'Atlanta', state: 'GA' },
  { city: 'Denver', state: 'CO' },
  { city: 'Seattle', state: 'WA' },
];

/** The ten listed trade shows (specification section 3, 'Trade show'); venues are the shows' usual halls. */
export const TRADE_SHOWS: readonly TradeShow[] = [
  {
    id: 'ces-las-vegas',
    name: 'CES',
    city: 'Las Vegas',
    state: 'NV',
    venue: 'Las Vegas Convention Center',
    month: 'January',
  },
  {
    id: 'sxsw-austin',
    name: 'SXSW',
    city: 'Austin',
    state: 'TX',
    venue: 'Austin Convention Center',
    month: 'March',
  },
  {
    id: 'nab-show-las-vegas',
    name: 'NAB Show',
    city: 'Las Vegas',
    state: 'NV',
    venue: 'Las Vegas Convention Center',
    month: 'April',
  },
  {
    id: 'rsa-conference-san-francisco',
    name: 'RSA Conference',
    city: 'San Francisco',
    state: 'CA',
    venue: 'Moscone Center',
    month: 'May',
  },
  {
    id: 'comic-con-international-san-diego',
    name: 'Comic-Con International',
    city: 'San Diego',
    state: 'CA',
    venue: 'San Diego Convention Center',
    month: 'July',
  },
  {
    id: 'def-con-las-vegas',
    name: 'DEF CON',
    city: 'Las Vegas',
    state: 'NV',
    venue: 'Las Vegas Convention Center',
    month: 'August',
  },
  {
    id: 'dreamforce-san-francisco',
    name: 'Dreamforce',
    city: 'San Francisco',
    state: 'CA',
    venue: 'Moscone Center',
    month: 'September',
  },
  {
    id: 'sema-show-las-vegas',
    name: 'SEMA Show',
    city: 'Las Vegas',
    state: 'NV',
    venue: 'Las Vegas Convention Center',
    month: 'November',
  },
  {
    id: 'nrf-big-show-new-york',
    name: 'NRF Big Show',
    city: 'New York',
    state: 'NY',
    venue: 'Javits Center',
    month: 'January',
  },
  {
    id: 'himss-conference-various',
    name: 'HIMSS Conference',
    city: 'Chicago',
    state: 'IL',
    venue: 'McCormick Place',
    month: 'March',
  },
];

/** Id of a show that the visitor typed in and that is not on the list. */
export const CUSTOM_SHOW_ID = 'custom';

/** Ids of the three fixed booth sizes, in feet. */
export const STANDARD_SIZES = ['10x10', '10x20', '20x20'] as const;
export type StandardSize = (typeof STANDARD_SIZES)[number];
/** A fixed size, or a size that the visitor described in the custom request. */
export type BoothSize = StandardSize | 'custom';

/** How a booth size is shown on its card. */
export interface BoothSizeOption {
  readonly id: StandardSize;
  readonly label: string;
  readonly description: string;
  readonly badge: string | null;
}

export const BOOTH_SIZE_OPTIONS: readonly BoothSizeOption[] = [
  {
    id: '10x10',
    label: "10' × 10'",
    description: 'Perfect for startups and focused displays',
    badge: 'Most Popular',
  },
  { id: '10x20', label: "10' × 20'", description: 'Great for product demonstrations', badge: null },
  { id: '20x20', label: "20' × 20'", description: 'Executive presence with multiple zones', badge: null },
];

/** Label of a size for people: "10' × 20'", or 'Custom size'. */
export function boothSizeLabel(size: string): string {
  return BOOTH_SIZE_OPTIONS.find((option) => option.id === size)?.label ?? 'Custom size';
}

/** True for one of the three sizes that have designs and a base price. */
export function isStandardSize(size: string | null | undefined): size is StandardSize {
  return STANDARD_SIZES.some((standard) => standard === size);
}

/** Industries of reference projects (specification sections 5 and 9). */
export const INDUSTRIES = [
  'Technology',
  'Energy',
  'Healthcare',
  'Retail',
  'Financial',
  'Automotive',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** Booth sizes as reference projects spell them, with the multiplication sign (specification section 5). */
export const PROJECT_BOOTH_SIZES = ['10×10', '10×20', '20×20'] as const;
export type ProjectBoothSize = (typeof PROJECT_BOOTH_SIZES)[number];

/** A reference project's booth size as the wizard knows it. */
export function standardSizeOf(boothSize: ProjectBoothSize): StandardSize {
  return boothSize.replace('×', 'x') as StandardSize;
}

/** The views of a booth design, in the order of the preview's carousel. */
export const DESIGN_VIEWS = [
  { key: 'topview', label: 'Top View' },
  { key: 'frontview', label: 'Front View' },
  { key: 'leftview', label: 'Left View' },
  { key: 'rightview', label: 'Right View' },
] as const;

/** 'Design Assumptions' of the review step (specification section 2, step 4). */
export const DESIGN_ASSUMPTIONS = [
  "Standard 8' back wall with tension fabric graphics",
  'Company branding and messaging included',
  'Professional setup and installation',
  'Basic electrical package 110V 20A',
] as const;

/** Features listed on a design card (specification section 2, step 2). */
export const CARD_FEATURES = 3;

/** Most entries of a list of features or outcomes. */
export const MAX_LIST_ENTRIES = 30;

/** How long the kickoff meeting is, as shown and as blocked in calendars (design, section 5). */
export const MEETING_DURATION_TEXT = '30-45 minutes';
export const MEETING_MINUTES = 45;

/** Upper bound of an extra's quantity where the record names none (specification section 9). */
export const DEFAULT_MAX_QUANTITY = 10;
