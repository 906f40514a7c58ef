/** Filters and sorts the reference projects. */
import { INDUSTRIES, type Industry, PROJECT_BOOTH_SIZES, type ProjectBoothSize } from '../quote/catalogue.ts';
import type { ProjectSummary, PublishedProject } from '../records/reference-projects.ts';

/** Number of projects in GET /api/content. With 200 projects it has to stay within 40 KB. */
export const PROJECTS_IN_CONTENT = 24;

/** Number of cards in the page, and of those that each 'Show more' adds; fills rows of one, two and three. */
export const CARDS_AT_ONCE = 12;

/** The selected chips; null for 'All'. */
export interface ProjectFilter {
  readonly industry: Industry | null;
  readonly boothSize: ProjectBoothSize | null;
}

/** The parts of a project that the chips filter by. */
type Filterable = Pick<PublishedProject, 'industry' | 'booth_size'>;

/** The number of projects of one industry and booth size. */
export interface ProjectCount extends Filterable {
  readonly count: number;
}

/** A filter chip: its value (null for 'All') and its number of projects. */
export interface FilterChoice<Value> {
  readonly value: Value | null;
  readonly count: number;
}

/** A project's picture fields and view names, in the order of the dialog's tabs. */
export const PICTURE_SETS = [
  {
    key: 'design_renderings',
    label: 'Design Renderings',
    views: [
      ['design_top_view', 'Top View'],
      ['design_front_view', 'Front View'],
      ['design_right_view', 'Right View'],
    ],
  },
  {
    key: 'stand_photos',
    label: 'Stand Photos',
    views: [
      ['stand_front_photo', 'Front'],
      ['stand_side_photo', 'Side'],
      ['stand_interior_photo', 'Interior'],
    ],
  },
] as const;

/** One picture of a project; `key` is its stored field, unique within the project. */
export interface ProjectPicture {
  readonly key: string;
  readonly label: string;
  readonly url: string;
}

/** Returns the matching projects, in order. */
export function filterProjects<Project extends Filterable>(
  projects: readonly Project[],
  { industry, boothSize }: ProjectFilter,
): Project[] {
  return projects.filter(
    (project) =>
      (industry === null || project.industry === industry) &&
      (boothSize === null || project.booth_size === boothSize),
  );
}

/** Counts projects by industry and booth size. */
export function countProjects(projects: readonly Filterable[]): ProjectCount[] {
  return INDUSTRIES.flatMap((industry) =>
    PROJECT_BOOTH_SIZES.map((booth_size) => ({
      industry,
      booth_size,
      count: filterProjects(projects, { industry, boothSize: booth_size }).length,
    })),
  ).filter(({ count }) => count > 0);
}

/** Returns the number of matching projects. */
export function countMatching(counts: readonly ProjectCount[], filter: ProjectFilter): number {
  return filterProjects(counts, filter).reduce((sum, { count }) => sum + count, 0);
}

/** Returns the chips of both groups; counts respect the other group's selection. */
export function filterChoices(counts: readonly ProjectCount[], filter: ProjectFilter) {
  const count = (changes: Partial<ProjectFilter>) => countMatching(counts, { ...filter, ...changes });
  return {
    industries: [null, ...INDUSTRIES].map((value) => ({ value, count: count({ industry: value }) })),
    boothSizes: [null, ...PROJECT_BOOTH_SIZES].map((value) => ({
      value,
      count: count({ boothSize: value }),
    })),
  };
}

/** Returns the projects that the dialog pages through; all of them if the filter hides the linked project `id`. */
export function projectsAround<Project extends Filterable & { readonly id: string }>(
  projects: readonly Project[],
  filter: ProjectFilter,
  id: string,
): readonly Project[] {
  const filtered = filterProjects(projects, filter);
  return filtered.some((project) => project.id === id) ? filtered : projects;
}

/** Returns a project's two tabs with their names and existing pictures. */
export function pictureSets(project: Pick<PublishedProject, 'design_renderings' | 'stand_photos'>) {
  return PICTURE_SETS.map(({ key, label, views }) => {
    const stored: Readonly<Record<string, string | null>> = project[key];
    const pictures: ProjectPicture[] = views.flatMap(([view, name]) => {
      const url = stored[view];
      return url ? [{ key: view, label: name, url }] : [];
    });
    return { key, label, pictures };
  });
}

/** Returns the picture of a project's card: a photo of the stand, preferably the front, else a rendering. */
export function cardPicture(
  project: Pick<PublishedProject, 'design_renderings' | 'stand_photos'>,
): string | null {
  const [renderings, photos] = pictureSets(project);
  const front = renderings?.pictures.find(({ key }) => key === 'design_front_view');
  return (photos?.pictures[0] ?? front ?? renderings?.pictures[0])?.url ?? null;
}

/** Returns the parts of a project that its card shows. */
export function summaryOf(project: PublishedProject): ProjectSummary {
  const { id, company_name, conference_name, location, industry, booth_size, is_sample } = project;
  const facts = { id, company_name, conference_name, location, industry, booth_size };
  return { ...facts, ...(is_sample && { is_sample }), picture: cardPicture(project) };
}
