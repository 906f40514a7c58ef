import { expect, test } from 'vitest';
import { HERO_CLAIMS, TEAM, TEAM_CLAIMS } from './claims.ts';

test('the specified claims are present word for word', () => {
  const said = [...HERO_CLAIMS, ...Object.values(TEAM_CLAIMS)].map((claim) => claim.join(' '));
  for (const claim of [
    '50+ Booths Delivered',
    '2+ Years Experience',
    '100% On-Time Delivery',
    '5+ years',
    '100+ deliveries',
    '100% on-time delivery guarantee',
    'Nationwide coverage',
  ]) {
    expect(said.filter((text) => text.includes(claim))).toHaveLength(1);
  }
});

test('where the numbers differ, whose they are and why is said', () => {
  expect(TEAM).toBe('Our team, including its work before Booth Studio');
  expect(TEAM_CLAIMS.deliveries[1]).toContain('repeat shows included');
});
