import { expect, test } from 'vitest';
import { DEMO_PROJECTS } from './projects.ts';

test('every demo project says that its stand photos are renderings', () => {
  for (const { description } of DEMO_PROJECTS) {
    expect(description).toContain('All images are renderings.');
  }
});
