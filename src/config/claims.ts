/**
 * The company's claims, each a figure and a noun. The specification has two sets with different numbers; each claim
 * states what it counts, so that both are true. The hero's are about the company and its booths, the others about its
 * people.
 */
type Claim = readonly [figure: string, label: string];

export const HERO_HEADLINE = 'We design, build, and deliver your trade show booths';

export const HERO_CLAIMS: readonly Claim[] = [
  ['50+', 'Booths Delivered'],
  ['2+', 'Years Experience'],
  ['100%', 'On-Time Delivery'],
];

/** Claims of the contact section and the footer. */
export const TEAM_CLAIMS = {
  years: ['5+ years', "of our team's work at trade shows"],
  deliveries: ['100+ deliveries', 'to show floors, repeat shows included'],
  onTime: ['100% on-time', 'delivery guarantee'],
  coverage: ['Nationwide', 'coverage for U.S. shows'],
} as const satisfies Record<string, Claim>;
