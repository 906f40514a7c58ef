import { brand } from './brand.ts';

/**
 * The company's claims, each a figure and a noun. The specification has two sets with different numbers. The hero's are
 * about the company and its booths; the others are about its people, and `TEAM` says so next to them.
 */
type Claim = readonly [figure: string, label: string];

export const HERO_HEADLINE = 'We design, build, and deliver your trade show booths';

export const HERO_CLAIMS: readonly Claim[] = [
  ['50+', 'Booths Delivered'],
  ['2+', 'Years Experience'],
  ['100%', 'On-Time Delivery'],
];

/** The owner of the second set of claims, and the reason for its larger numbers. */
export const TEAM = `Our team, including its work before ${brand.name}`;

/** Claims of the contact section and the footer. */
export const TEAM_CLAIMS = {
  years: ['5+ years', 'at trade shows'],
  deliveries: ['100+ deliveries', 'to show floors, repeat shows included'],
  onTime: ['100% on-time', 'delivery guarantee'],
  coverage: ['Nationwide', 'coverage for U.S. shows'],
} as const satisfies Record<string, Claim>;
