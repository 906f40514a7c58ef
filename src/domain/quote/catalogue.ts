/** The built-in catalogue: booth sizes and fixed texts. */

/** Ids of the three fixed booth sizes, in feet. */
export const STANDARD_SIZES = ['10x10', '10x20', '20x20'] as const;
export type StandardSize = (typeof STANDARD_SIZES)[number];
/** A fixed size, or one described in a custom request. */
export type BoothSize = StandardSize | 'custom';

/** Contents of the size cards. */
export const BOOTH_SIZE_OPTIONS = [
  {
    id: '10x10',
    label: "10' × 10'",
    description: 'Perfect for startups and focused displays',
    badge: 'Most Popular',
  },
  { id: '10x20', label: "10' × 20'", description: 'Great for product demonstrations', badge: null },
  { id: '20x20', label: "20' × 20'", description: 'Executive presence with multiple zones', badge: null },
] as const;

/** Returns the label of a size: "10' × 20'", or 'Custom size'. */
export function boothSizeLabel(size: string): string {
  return BOOTH_SIZE_OPTIONS.find((option) => option.id === size)?.label ?? 'Custom size';
}

/** True for one of the three sizes that have designs and a base price. */
export function isStandardSize(size: string | null | undefined): size is StandardSize {
  return STANDARD_SIZES.some((standard) => standard === size);
}

/** Industries of reference projects. */
export const INDUSTRIES = [
  'Technology',
  'Energy',
  'Healthcare',
  'Retail',
  'Financial',
  'Automotive',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** Booth sizes in reference projects, with a multiplication sign. */
export const PROJECT_BOOTH_SIZES = ['10×10', '10×20', '20×20'] as const;
export type ProjectBoothSize = (typeof PROJECT_BOOTH_SIZES)[number];

/** Returns the wizard's size for a reference project's size. */
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

/** 'Design Assumptions' in the review step. */
export const DESIGN_ASSUMPTIONS = [
  "Standard 8' back wall with tension fabric graphics",
  'Company branding and messaging included',
  'Professional setup and installation',
  'Basic electrical package 110V 20A',
] as const;

/** Number of features on a design card. */
export const CARD_FEATURES = 3;

/** Maximum entries of a list of features or outcomes. */
export const MAX_LIST_ENTRIES = 30;

/** Length of the kickoff meeting in minutes; calendars block the maximum. */
export const MEETING_MINUTES = { least: 30, most: 45 } as const;
export const MEETING_DURATION_TEXT = `${MEETING_MINUTES.least}-${MEETING_MINUTES.most} minutes`;

/** Maximum quantity of an extra whose record has none. */
export const DEFAULT_MAX_QUANTITY = 10;
