import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aProject } from '../../../tests/support/projects.ts';
import { countProjects, summaryOf } from '../../domain/project/gallery.ts';
import { Gallery } from './Gallery.tsx';

test('a page built without any project says that they are loading', () => {
  const html = renderToString(<Gallery built={{ projects: [], counts: [] }} />);
  expect(html).toContain('Loading projects...');
  expect(html).not.toContain('No projects match');
});

test('a page built with projects shows them', () => {
  const projects = [summaryOf(aProject({ company_name: 'Maple' }))];
  const html = renderToString(<Gallery built={{ projects, counts: countProjects(projects) }} />);
  expect(html).toContain('Maple');
  expect(html).toContain('1 project');
  expect(html).not.toContain('Loading projects');
});
