import { expect, test } from 'vitest';
import { routesOf } from '../support/api-routes.ts';
import { describedPath } from '../support/described-answer.ts';

test.each(['get', 'post'] as const)('every route with %s is described', (method) => {
  const paths = routesOf(method).map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => describedPath(path) !== path)).toEqual([]);
});
