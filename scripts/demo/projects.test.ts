import { expect, test } from 'vitest';
import { DEMO_PROJECTS } from './content.ts';

test('every demo project is marked as a sample, and claims no results in figures', () => {
  for (const { company_name, is_sample, outcomes } of DEMO_PROJECTS) {
    expect(is_sample, company_name).toBe(true);
    expect(
      outcomes.filter((text) => /\d|\b(?:two|three|four|five|twice|contracts?|signed|leads)\b/i.test(text)),
    ).toEqual([]);
  }
});
