/** Response of GET /api/content with the demo content: the stack's records, with pictures from the sources. */
import { inject } from 'vitest';
import { BLANK_PLACES, DEMO_DESIGNS, DEMO_EXTRAS, DEMO_PROJECTS } from '../../scripts/demo/content.ts';
import type { Content } from '../../src/domain/content.ts';
import { countProjects, PROJECTS_IN_CONTENT, summaryOf } from '../../src/domain/project/gallery.ts';
import type { ReferenceProject } from '../../src/domain/records/reference-projects.ts';
import { DEFAULT_SHOWS } from '../../src/domain/show/default-shows.ts';

/** Returns the address of a packed demo model. */
export function demoModelUrl(kind: 'designs' | 'extras', slug: string): string {
  return `/.local/demo-models/${kind}/${slug}.bin`;
}

/** Returns what a record says about its model. */
function demoRecord(kind: 'designs' | 'extras', slug: string) {
  return { url: demoModelUrl(kind, slug), kinds: [], ...inject('demoKinds')?.[slug] };
}

const TIMES = { created_at: '2027-02-01T12:00:00.000Z', updated_at: '2027-02-01T12:00:00.000Z' };

function picture(file: string): string {
  return `/scripts/demo/images/${file}.webp`;
}

/** Returns the pictures of a record by the names of its views. */
function pictures<View extends string>(file: string, views: readonly View[]): Record<View, string> {
  return Object.fromEntries(views.map((view) => [view, picture(`${file}-${view}`)])) as Record<View, string>;
}

/** The demo's reference projects with their details. */
export const WHOLE_PROJECTS: readonly ReferenceProject[] = DEMO_PROJECTS.map((project) => {
  const industry = project.industry.toLowerCase();
  const file = `projects/${industry}`;
  return {
    ...project,
    ...TIMES,
    id: `demo-${industry}`,
    design_renderings: pictures(file, ['design_top_view', 'design_front_view', 'design_right_view']),
    stand_photos: pictures(file, ['stand_front_photo', 'stand_side_photo', 'stand_interior_photo']),
  };
});

export const DEMO_CONTENT: Content = {
  logo_url: null,
  booth_designs: DEMO_DESIGNS.map((design) => ({
    ...design,
    ...TIMES,
    id: design.slug,
    images: pictures(`designs/${design.slug}`, ['topview', 'frontview', 'leftview', 'rightview']),
    image_url: null,
    model: {
      ...demoRecord('designs', design.slug),
      blank: picture(`designs/${design.slug}-blank`),
      blank_places: [...(BLANK_PLACES[design.slug] ?? [])],
    },
  })),
  extras: DEMO_EXTRAS.map(({ file, ...extra }, index) => ({
    ...extra,
    id: file,
    image_url: picture(`extras/${file}`),
    model: demoRecord('extras', file),
    is_active: true,
    sort_order: index * 10,
  })),
  shows: DEFAULT_SHOWS,
  reference_projects: WHOLE_PROJECTS.map(summaryOf),
};

/** Returns what the API answers about these projects and the demo's other content. */
export function contentAnswers(
  projects: readonly ReferenceProject[] = WHOLE_PROJECTS,
): Record<string, object> {
  const summaries = projects.map(summaryOf);
  const isMore = summaries.length > PROJECTS_IN_CONTENT;
  const content: Content = {
    ...DEMO_CONTENT,
    reference_projects: summaries.slice(0, PROJECTS_IN_CONTENT),
    ...(isMore && { project_counts: countProjects(summaries) }),
  };
  return {
    'GET /api/content': content,
    'GET /api/projects': { success: true, reference_projects: summaries },
    ...Object.fromEntries(
      projects.map((project) => [`GET /api/projects/${project.id}`, { success: true, project }]),
    ),
  };
}
