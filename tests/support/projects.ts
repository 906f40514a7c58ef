import type { PublishedProject } from '../../src/domain/records/reference-projects.ts';

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
