import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

test('a page built without any project says that they are loading', () => {
  const html = renderToString(<Gallery built={{ projects: [], counts: [] }} />);
  expect(html).toContain('Loading projects...');
  expect(html).not.toContain('No projects match');
});
