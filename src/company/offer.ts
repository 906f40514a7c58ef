import type { Included, Industries, Prices, Sizes } from '#company-schema';

export const sizes = {
  '10x10': {
    feet: [10, 10],
    label: "10' × 10'",
    description: 'Perfect for startups and focused displays',
    badge: 'Most Popular',
  },
  '10x20': {
    feet: [20, 10],
    label: "10' × 20'",
    description: 'Great for product demonstrations',
    badge: null,
  },
  '20x20': {
    feet: [20, 20],
    label: "20' × 20'",
    description: 'Executive presence with multiple zones',
    badge: null,
  },
} as const satisfies Sizes;

export const prices = {
  west: { '10x10': 8500, '10x20': 15500, '20x20': 28500, states: 'CA OR WA NV AZ UT ID MT WY CO NM AK HI' },
  central: {
    '10x10': 7800,
    '10x20': 14200,
    '20x20': 26200,
    states: 'TX OK KS NE IA MO AR LA MS AL TN KY IL IN OH MI WI MN ND SD AS GU MP PR VI',
  },
  east: {
    '10x10': 8200,
    '10x20': 14800,
    '20x20': 27200,
    states: 'FL GA SC NC VA WV MD DE PA NJ NY CT RI MA VT NH ME DC',
  },
} as const satisfies Prices<keyof typeof sizes>;

export const otherPrices = { region: 'central', size: 8500 } as const;

export const leadDays = 21;

export const replyWithin = '24 hours';

export const meetingMinutes = { least: 30, most: 45 } as const;

export const included = [
  "Standard 8' back wall with tension fabric graphics",
  'Company branding and messaging included',
  'Professional setup and installation',
  'Basic electrical package 110V 20A',
] as const satisfies Included;

export const industries = [
  'Technology',
  'Energy',
  'Healthcare',
  'Retail',
  'Financial',
  'Automotive',
] as const satisfies Industries;
