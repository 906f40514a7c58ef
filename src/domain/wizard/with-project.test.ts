import { expect, test } from 'vitest';
import { completeDraft, draft } from '../../../tests/support/wizard-drafts.ts';
import { type ProjectStart, withProject } from './with-project.ts';

const START: ProjectStart = {
  project: { id: 'demo-retail', name: 'Maple & Loom, NRF Big Show' },
  boothSize: '10x20',
  city: { city: 'New York', state: 'NY' },
  show: { id: 'nrf-big-show-new-york', name: 'NRF Big Show' },
};

test('an empty draft takes size, city, show and project', () => {
  expect(withProject(draft(), START)).toEqual(
    draft({ boothSize: '10x20', city: START.city, show: START.show, inspiredBy: START.project }),
  );
});

test('what the project does not have is kept, but for the design of another size', () => {
  expect(withProject(completeDraft(), { ...START, city: null, show: null })).toEqual(
    completeDraft({ boothSize: '10x20', selectedDesign: null, inspiredBy: START.project }),
  );
  const sameSize = withProject(completeDraft(), { ...START, boothSize: '10x10' });
  expect(sameSize.selectedDesign).toEqual(completeDraft().selectedDesign);
});

test("a show that is not in the project's city goes, a custom one stays", () => {
  expect(withProject(completeDraft(), { ...START, show: null })).toMatchObject({
    city: START.city,
    show: null,
  });
  const custom = { id: 'custom', name: 'Our own fair' };
  expect(withProject(completeDraft({ show: custom }), { ...START, show: null })).toMatchObject({
    city: START.city,
    show: custom,
  });
});

test("a city in which the project's show is not goes", () => {
  expect(withProject(completeDraft(), { ...START, city: null })).toMatchObject({
    city: null,
    show: START.show,
  });
});
