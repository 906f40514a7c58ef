import { expect, test } from 'vitest';
import { completeDraft, draft } from '../../../tests/support/wizard-drafts.ts';
import { DEFAULT_SHOWS } from '../show/default-shows.ts';
import type { WizardDraft } from '../wizard/draft.ts';
import * as projectStart from './project-start.ts';

type ProjectStart = projectStart.ProjectStart;
const startOf = (project: projectStart.PlacedProject) => projectStart.startOf(project, DEFAULT_SHOWS);
const withProject = (draft: WizardDraft, start: ProjectStart) =>
  projectStart.withProject(draft, start, DEFAULT_SHOWS);

function aProject(changes: Partial<Parameters<typeof startOf>[0]> = {}) {
  return {
    id: 'demo-retail',
    company_name: 'Maple & Loom',
    conference_name: 'NRF Big Show',
    location: 'New York, NY',
    booth_size: '10×20' as const,
    ...changes,
  };
}

const START: ProjectStart = {
  project: { id: 'demo-retail', name: 'Maple & Loom, NRF Big Show' },
  boothSize: '10x20',
  city: { city: 'New York', state: 'NY' },
  show: { id: 'nrf-big-show-new-york', name: 'NRF Big Show' },
};

test('a project gives its size, its city, its show and its name', () => {
  expect(startOf(aProject())).toEqual(START);
});

test.each([
  ['las vegas, nv', { city: 'Las Vegas', state: 'NV' }],
  [' Las Vegas ', { city: 'Las Vegas', state: 'NV' }],
  ['Las Vegas, NV, USA', { city: 'Las Vegas', state: 'NV' }],
  ['Chicago, United States', { city: 'Chicago', state: 'IL' }],
  ['Orlando, FL', { city: 'Orlando', state: 'FL' }],
  ['Orlando , fl, U.S.', { city: 'Orlando', state: 'FL' }],
  ['Orlando,, FL', { city: 'Orlando', state: 'FL' }],
  ['Las Vegas, NV,', { city: 'Las Vegas', state: 'NV' }],
  ['29 Palms, CA', { city: '29 Palms', state: 'CA' }],
  ['Orlando', { city: 'Orlando', state: 'FL' }],
])("'%s' is a city that can be quoted", (location, city) => {
  expect(startOf(aProject({ location })).city).toEqual(city);
});

test.each(['Springfield', 'Las Vegas, KS', 'Paris, FR', 'Hall 4', 'Berlin, Germany', '12, NV', ''])(
  "'%s' is left to the visitor",
  (location) => {
    expect(startOf(aProject({ location })).city).toBeNull();
  },
);

test.each(['nrf big show', 'NRF Big Show 2025', ' NRF Big Show '])(
  "'%s' is the listed show",
  (conference_name) => {
    expect(startOf(aProject({ conference_name })).show?.id).toBe('nrf-big-show-new-york');
  },
);

test('a show that is not listed, or is listed in another city, is left to the visitor', () => {
  expect(startOf(aProject({ conference_name: 'NRF' })).show).toBeNull();
  expect(startOf(aProject({ conference_name: 'House of Fairs' })).show).toBeNull();
  expect(startOf(aProject({ location: 'Orlando, FL' })).show).toBeNull();
  expect(startOf(aProject({ location: 'Javits Center' })).show?.id).toBe('nrf-big-show-new-york');
});

test('an empty draft takes size, city, show and project', () => {
  expect(withProject(draft(), START)).toEqual(
    draft({ boothSize: '10x20', city: START.city, show: START.show, inspiredBy: START.project }),
  );
});

test('parts that the project lacks are kept, except a design of another size', () => {
  expect(withProject(completeDraft(), { ...START, city: null, show: null })).toEqual(
    completeDraft({ boothSize: '10x20', selectedDesign: null, inspiredBy: START.project }),
  );
  const sameSize = withProject(completeDraft(), { ...START, boothSize: '10x10' });
  expect(sameSize.selectedDesign).toEqual(completeDraft().selectedDesign);
});

test("a show that is not in the project's city is removed, a custom one stays", () => {
  const start = { ...START, show: null };
  const { city } = START;
  expect(withProject(completeDraft(), start)).toMatchObject({ city, show: null });
  const show = { id: 'custom', name: 'Our own fair' };
  expect(withProject(completeDraft({ show }), start)).toMatchObject({ city, show });
});

test("a city without the project's show is removed", () => {
  const start = { ...START, city: null };
  expect(withProject(completeDraft(), start)).toMatchObject({ city: null, show: START.show });
});
