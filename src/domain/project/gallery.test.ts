import { expect, test } from 'vitest';
import { aProject } from '../../../tests/support/projects.ts';
import {
  cardPicture,
  countProjects,
  filterChoices,
  filterProjects,
  pictureSets,
  projectsAround,
  summaryOf,
} from './gallery.ts';

const ALL = { industry: null, boothSize: null };
const PROJECTS = [
  aProject({ id: 'a', industry: 'Energy', booth_size: '10×10' }),
  aProject({ id: 'b', industry: 'Retail', booth_size: '10×20' }),
  aProject({ id: 'c', industry: 'Energy', booth_size: '10×20' }),
];

const idsOf = (projects: readonly { id: string }[]) => projects.map(({ id }) => id).join('');

test('industry and booth size filter, each alone and together', () => {
  expect(filterProjects(PROJECTS, ALL)).toEqual(PROJECTS);
  expect(idsOf(filterProjects(PROJECTS, { ...ALL, industry: 'Energy' }))).toBe('ac');
  expect(idsOf(filterProjects(PROJECTS, { ...ALL, boothSize: '10×20' }))).toBe('bc');
  expect(idsOf(filterProjects(PROJECTS, { industry: 'Energy', boothSize: '10×20' }))).toBe('c');
  expect(filterProjects(PROJECTS, { industry: 'Retail', boothSize: '20×20' })).toEqual([]);
});

test('a chip counts the results together with the choice in the other group', () => {
  const { industries, boothSizes } = filterChoices(countProjects(PROJECTS), {
    industry: 'Retail',
    boothSize: '10×20',
  });
  const shown = (choices: readonly { value: string | null; count: number }[]) =>
    choices.map(({ value, count }) => `${value ?? 'All'} ${count}`).join(', ');
  expect(shown(industries)).toBe(
    'All 2, Technology 0, Energy 1, Healthcare 0, Retail 1, Financial 0, Automotive 0',
  );
  expect(shown(boothSizes)).toBe('All 1, 10×10 0, 10×20 1, 20×20 0');
});

test('the dialog goes through the filtered projects, or all if the filter hides its own', () => {
  const filter = { ...ALL, industry: 'Energy' } as const;
  expect(idsOf(projectsAround(PROJECTS, filter, 'c'))).toBe('ac');
  expect(idsOf(projectsAround(PROJECTS, filter, 'b'))).toBe('abc');
});

test('both tabs are present, with the pictures that exist', () => {
  const photo = '/media/projects/side.webp';
  const project = aProject({
    stand_photos: { stand_front_photo: null, stand_side_photo: photo, stand_interior_photo: null },
  });
  expect(pictureSets(project)).toEqual([
    {
      key: 'design_renderings',
      label: 'Design Renderings',
      pictures: [
        { key: 'design_top_view', label: 'Top View', url: '/media/projects/top.webp' },
        { key: 'design_front_view', label: 'Front View', url: '/media/projects/front.webp' },
      ],
    },
    {
      key: 'stand_photos',
      label: 'Stand Photos',
      pictures: [{ key: 'stand_side_photo', label: 'Side', url: photo }],
    },
  ]);
});

test('the card shows a photo of the stand, else the front view, else any other picture', () => {
  const none = { stand_front_photo: null, stand_side_photo: null, stand_interior_photo: null };
  const front = '/media/projects/stand.webp';
  expect(cardPicture(aProject({ stand_photos: { ...none, stand_front_photo: front } }))).toBe(front);
  expect(cardPicture(aProject())).toBe('/media/projects/front.webp');
  const top = { design_top_view: '/media/top.webp', design_front_view: null, design_right_view: null };
  expect(cardPicture(aProject({ design_renderings: top }))).toBe('/media/top.webp');
  expect(cardPicture(aProject({ design_renderings: { ...top, design_top_view: null } }))).toBeNull();
});

test("a project's card has what it shows, and says if the project is invented", () => {
  const facts = { company_name: 'Acme', conference_name: 'CES', location: 'Las Vegas, NV' };
  const card = { id: 'project-1', ...facts, industry: 'Technology', booth_size: '10×10' };
  const picture = '/media/projects/front.webp';
  expect(summaryOf(aProject({ is_sample: false }))).toEqual({ ...card, picture });
  expect(summaryOf(aProject({ is_sample: true }))).toEqual({ ...card, is_sample: true, picture });
});
