/** The built-in catalogue: booth sizes and fixed texts. */
import { included, industries, meetingMinutes, replyWithin, sizes } from '#company/offer.ts';

/** Id of a fixed booth size, such as '10x20', in feet. */
export type StandardSize = keyof typeof sizes;
export const STANDARD_SIZES = Object.keys(sizes) as [StandardSize, ...StandardSize[]];
/** A fixed size, or one described in a custom request. */
export type BoothSize = StandardSize | 'custom';

/** Contents of the size cards. */
export const BOOTH_SIZE_OPTIONS = STANDARD_SIZES.map((id) => {
  const { label, description, badge } = sizes[id];
  return { id, label, description, badge };
});

/** Returns the label of a size: "10' × 20'", or 'Custom size'. */
export function boothSizeLabel(size: string): string {
  return BOOTH_SIZE_OPTIONS.find((option) => option.id === size)?.label ?? 'Custom size';
}

/** Returns a size's label after its article: "a 10' × 20'", "An 8' × 8'". */
export function withArticle(label: string, article: 'a' | 'A' = 'a'): string {
  return `${article}${/^(8|1[18]\b)/.test(label) ? 'n' : ''} ${label}`;
}

/** True for one of the sizes that have designs and a base price. */
export function isStandardSize(size: string | null | undefined): size is StandardSize {
  return STANDARD_SIZES.some((standard) => standard === size);
}

export const INDUSTRIES = industries;
export type Industry = (typeof INDUSTRIES)[number];

/** Booth sizes in reference projects, with a multiplication sign. */
export const PROJECT_BOOTH_SIZES = STANDARD_SIZES.map((size) => size.replace('x', '×')) as [
  ProjectBoothSize,
  ...ProjectBoothSize[],
];
export type ProjectBoothSize = InProjects<StandardSize>;

type InProjects<Size extends string> = Size extends `${infer Width}x${infer Depth}`
  ? `${Width}×${Depth}`
  : never;

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
export const DESIGN_ASSUMPTIONS = included;

/** Number of features on a design card. */
export const CARD_FEATURES = 3;

/** Maximum entries of a list of features or outcomes. */
export const MAX_LIST_ENTRIES = 30;

/** Length of the kickoff meeting in minutes; calendars block the maximum. */
export const MEETING_MINUTES = meetingMinutes;
export const MEETING_DURATION_TEXT = `${MEETING_MINUTES.least}-${MEETING_MINUTES.most} minutes`;

/** Time within which the team promises to answer: '24 hours'. */
export const REPLY_WITHIN = replyWithin;

/** Maximum quantity of an extra whose record has none. */
export const DEFAULT_MAX_QUANTITY = 10;
