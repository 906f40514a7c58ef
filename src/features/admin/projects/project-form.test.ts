import { expect, test } from 'vitest';
import { problemsOf } from '../../../../tests/support/problems.ts';
import { projectFormOf, projectFormSchema } from './project-form.ts';

test('industry and booth size of a project must be chosen', () => {
  expect(problemsOf(projectFormSchema, projectFormOf(null))).toEqual({
    company_name: 'Company name is required',
    conference_name: 'Conference name is required',
    location: 'Location is required',
    industry: 'Industry is required',
    booth_size: 'Booth size is required',
  });
});
