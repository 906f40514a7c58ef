import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aProject } from '../../../tests/support/projects.ts';
import { Gallery } from './Gallery.tsx';

test('a page built without any project says that they are loading', () => {
  const html = renderToString(<Gallery snapshot={[]} />);
  expect(html).toContain('Loading projects...');
  expect(html).not.toContain('No projects match');
});

test('a page built with projects shows them', () => {
  const html = renderToString(<Gallery snapshot={[aProject({ company_name: 'Maple' })]} />);
  expect(html).toContain('Maple');
  expect(html).toContain('1 project');
  expect(html).not.toContain('Loading projects');
});
