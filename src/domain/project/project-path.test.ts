import { expect, test } from 'vitest';
import { aProject } from '../../../tests/support/projects.ts';
import { projectPaths } from './project-path.ts';

test("a project's path names its company and show; of two alike the newer one is numbered", () => {
  const projects = [
    aProject({ id: 'new', company_name: 'Maple & Loom', conference_name: 'NRF Big Show' }),
    aProject({ id: 'other', company_name: 'Żabka', conference_name: 'CES 2026' }),
    aProject({ id: 'old', company_name: 'Maple Loom', conference_name: 'NRF Big Show' }),
  ];
  expect(projectPaths(projects)).toEqual({
    new: '/projects/maple-loom-nrf-big-show-2',
    other: '/projects/zabka-ces-2026',
    old: '/projects/maple-loom-nrf-big-show',
  });
});

test('a project whose names have no Latin letters has no path', () => {
  expect(projectPaths([aProject({ company_name: '株式会社', conference_name: '展示会' })])).toEqual({});
});
