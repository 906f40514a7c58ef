import { INDUSTRIES, PROJECT_BOOTH_SIZES } from '../../src/domain/quote/catalogue.ts';
import type { PublishedProject, ReferenceProject } from '../../src/domain/records/reference-projects.ts';

/** Returns a published project; each test changes the fields that it is about. */
export function aProject(changes: Partial<PublishedProject> = {}): PublishedProject {
  return {
    id: 'project-1',
    company_name: 'Acme',
    conference_name: 'CES',
    location: 'Las Vegas, NV',
    industry: 'Technology',
    booth_size: '10×10',
    description: 'A booth',
    features: ['A wall'],
    outcomes: ['A lead'],
    design_renderings: {
      design_top_view: '/media/projects/top.webp',
      design_front_view: '/media/projects/front.webp',
      design_right_view: null,
    },
    stand_photos: { stand_front_photo: null, stand_side_photo: null, stand_interior_photo: null },
    ...changes,
  };
}

/** Returns many published projects with pictures and long texts, over all industries and sizes, newest first. */
export function manyProjects(count: number): ReferenceProject[] {
  const stamp = '2026-11-01T00:00:00.000Z';
  // The same for all, so that a build cuts one social card
  const picture = (view: string) => `/media/projects/company-000-${view}-0123456789abcdef-1200x900.webp`;
  const texts = (length: number, text: string) =>
    Array.from({ length }, (_, entry) => `${text} ${entry}, in a few more words`);
  return Array.from({ length: count }, (_, index) => {
    return {
      ...aProject({
        id: `7f3c1a52-0000-4000-8000-${String(index).padStart(12, '0')}`,
        company_name: `Company number ${String(index).padStart(3, '0')}`,
        conference_name: 'International Trade Exhibition',
        location: 'San Francisco, CA',
        description: 'A booth with a story that fills a paragraph. '.repeat(12),
        features: texts(5, 'Feature of the booth'),
        outcomes: texts(3, 'Outcome of the show'),
      }),
      industry: INDUSTRIES[index % INDUSTRIES.length] ?? 'Energy',
      booth_size: PROJECT_BOOTH_SIZES[index % PROJECT_BOOTH_SIZES.length] ?? '10×10',
      design_renderings: {
        design_top_view: picture('design-top-view'),
        design_front_view: picture('design-front-view'),
        design_right_view: picture('design-right-view'),
      },
      stand_photos: {
        stand_front_photo: picture('stand-front-photo'),
        stand_side_photo: picture('stand-side-photo'),
        stand_interior_photo: picture('stand-interior-photo'),
      },
      created_at: stamp,
      updated_at: stamp,
    };
  });
}
