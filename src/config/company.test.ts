import { expect, test } from 'vitest';
import * as brand from '#company/brand.ts';
import { colors } from '#company/colors.ts';
import * as offer from '#company/offer.ts';
import * as places from '#company/shows.ts';
import { clauses, terms } from '#company/terms.ts';
import { texts } from '#company/texts.ts';
import { zone } from '#company/zone.ts';
import { companyProblems } from './company-schema.ts';

const OURS = { ...brand, colors, ...offer, ...places, terms, clauses, texts, zone };

const { hero, footer } = texts;

test('the specified claims are present word for word', () => {
  const said = [...hero.claims, ...footer.claims].map((claim) => claim.join(' '));
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

const withWest = (changes: object) => ({
  prices: { ...offer.prices, west: { ...offer.prices.west, ...changes } },
});
const withSize = (id: string, feet: readonly [number, number]) => ({
  sizes: { ...offer.sizes, [id]: { ...offer.sizes['10x20'], feet } },
});

test('the company can be built', () => {
  expect(companyProblems(OURS)).toEqual([]);
});

test.each([
  [{ company: { ...brand.company, email: 'hello' } }, 'company.email is no email address'],
  [{ zone: { ...zone, id: 'Eastern' } }, 'zone.id is no IANA time zone'],
  [{ colors: { ...colors, brand: 'blue' } }, 'colors.brand is not such as #336699'],
  [{ colors: { ...colors, faint: '#8a94a8' } }, 'colors.faint on white has a contrast of 3:1, not 4.5:1'],
  [withSize('10x30', [30, 10]), 'prices.west has no price of sizes.10x30'],
  [withWest({ '10x20': 8500.5 }), 'prices.west.10x20 is not a price in whole US dollars'],
  [withWest({ '10x40': 30_000 }), 'prices.west.10x40 is the price of no size'],
  [withSize('10x20', [10, 10]), 'sizes.10x20.feet are 10 and 10'],
  [withWest({ states: 'CA OR WA NV AZ UT ID MT WY CO NM AK' }), 'prices has no region for HI'],
  [withWest({ states: `${offer.prices.west.states} TX` }), 'prices.central.states has TX, as west does'],
  [{ otherPrices: { region: 'north', size: 8500 } }, 'otherPrices.region is no region of prices'],
  [{ shows: [...places.shows, ...places.shows.slice(0, 1)] }, 'shows and cities have ces-las-vegas twice'],
  [{ texts: { ...texts, faq: { Price: { 'Why?': 'See {price}.' } } } }, 'texts.faq.Price.Why? has {price}'],
  [{ texts: { ...texts, hero: { ...texts.hero, headline: '' } } }, 'texts.hero.headline is empty'],
  [
    { texts: { ...texts, hero: { ...texts.hero, booth: { size: '30x40', design: 'island' } } } },
    'texts.hero.booth.size is none of sizes',
  ],
])('a mistake is named with its field: %#', (mistake, problem) => {
  expect(companyProblems({ ...OURS, ...mistake })).toContain(problem);
});
