import { expect, test } from 'vitest';
import { aProject } from '../../../tests/support/projects.ts';
import { DEFAULT_SHOWS } from '../../domain/show/default-shows.ts';
import { projectsAt, showPlaces } from './show-places.ts';

const ces = aProject({ id: 'ces', conference_name: 'CES 2026', location: 'Las Vegas, NV' });
const miami = aProject({ id: 'miami', conference_name: 'eMerge', location: 'Miami, FL, USA' });
const abroad = aProject({ id: 'abroad', conference_name: 'IFA', location: 'Berlin' });
const places = showPlaces(DEFAULT_SHOWS, [ces, miami, abroad]);

test('a city is there once, with its shows and projects', () => {
  const [vegas] = places.filter(({ city }) => city === 'Las Vegas');
  expect(vegas).toMatchObject({ state: 'NV', path: '/cities/las-vegas', projects: [{ id: 'ces' }] });
  expect(vegas?.shows.map(({ name }) => name)).toEqual(['CES', 'NAB Show', 'DEF CON', 'SEMA Show']);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
});

test('a city without shows is there for its projects, and one abroad is not', () => {
  expect(places.at(-1)).toEqual({
    city: 'Miami',
    state: 'FL',
    path: '/cities/miami',
    shows: [],
    projects: [miami],
  });
});

test('a city without a Latin letter or digit has no page', () => {
  const [show] = DEFAULT_SHOWS;
  expect(show && showPlaces([{ ...show, city: '東京' }, show], []).map(({ path }) => path)).toEqual([
    '/cities/las-vegas',
  ]);
});

test('a show has the projects that name it, with or without a year', () => {
  const [show] = DEFAULT_SHOWS;
  expect(show && projectsAt(show, DEFAULT_SHOWS, [ces, miami])).toEqual([ces]);
});
