import { expect, test } from 'vitest';
import { problemsOf } from '../../../../../tests/support/problems.ts';
import { projectKind } from './project-kind.ts';

test('industry and booth size of a project must be chosen', () => {
  expect(problemsOf(projectKind.formSchema, projectKind.formOf(null))).toEqual({
    company_name: 'Company name is required',
    conference_name: 'Conference name is required',
    location: 'Location is required',
    industry: 'Industry is required',
    booth_size: 'Booth size is required',
  });
});
