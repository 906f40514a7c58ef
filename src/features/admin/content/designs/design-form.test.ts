import { expect, test } from 'vitest';
import { problemsOf } from '../../../../../tests/support/problems.ts';
import type { Document } from '../../../../domain/records/document.ts';
import { designFormSchema, designKind } from './design-kind.ts';

const design: Document = {
  ...designKind.formOf(null),
  title: 'Launch',
  slug: 'launch',
  description: 'Bright',
};
const schema = designFormSchema(new Set(['taken']));

test('a new design starts as 10x10 with one blank feature, which is dropped; no price is 0', () => {
  expect(design['booth_size']).toBe('10x10');
  expect(design['features']).toHaveLength(1);
  expect(schema.parse(design)).toMatchObject({ price: 0, features: [] });
});

test('a slug must be there, well-formed, and not taken', () => {
  for (const [slug, message] of [
    ['', 'Slug is required'],
    ['No Slug', 'Use lower-case letters and digits, words joined by hyphens'],
    ['taken', 'Another design has this slug'],
  ]) {
    expect(problemsOf(schema, { ...design, slug })).toEqual({ slug: message });
  }
});
