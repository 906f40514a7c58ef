/** Filters and sorts the reference projects. */
import { INDUSTRIES, type Industry, PROJECT_BOOTH_SIZES, type ProjectBoothSize } from '../quote/catalogue.ts';
import type { PublishedProject } from '../records/reference-projects.ts';

/** The selected chips; null for 'All'. */
export interface ProjectFilter {
  readonly industry: Industry | null;
  readonly boothSize: ProjectBoothSize | null;
}

/** A filter chip: its value (null for 'All') and its number of projects. */
export interface FilterChoice<Value> {
  readonly value: Value | null;
  readonly count: number;
}

/** A project's picture fields and view names, in the order of the dialog's tabs. */
const PICTURE_SETS = [
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
export function filterProjects<Project extends Pick<PublishedProject, 'industry' | 'booth_size'>>(
  projects: readonly Project[],
  { industry, boothSize }: ProjectFilter,
): Project[] {
  return projects.filter(
    (project) =>
      (industry === null || project.industry === industry) &&
      (boothSize === null || project.booth_size === boothSize),
  );
}

/** Returns the chips of both groups; counts respect the other group's selection. */
export function filterChoices(
  projects: readonly Pick<PublishedProject, 'industry' | 'booth_size'>[],
  filter: ProjectFilter,
): { industries: FilterChoice<Industry>[]; boothSizes: FilterChoice<ProjectBoothSize>[] } {
  const count = (changes: Partial<ProjectFilter>) =>
    filterProjects(projects, { ...filter, ...changes }).length;
  return {
    industries: [null, ...INDUSTRIES].map((value) => ({ value, count: count({ industry: value }) })),
    boothSizes: [null, ...PROJECT_BOOTH_SIZES].map((value) => ({
      value,
      count: count({ boothSize: value }),
    })),
  };
}

/** Returns the projects that the dialog pages through; all of them if the filter hides the linked project `id`. */
export function projectsAround<Project extends PublishedProject>(
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
