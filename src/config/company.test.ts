import { expect, test } from 'vitest';
import { companyProblems } from './company-schema.ts';
import { OWN_COMPANY } from './own-company.ts';

const { colors, company, prices, shows, sizes, texts, zone } = OWN_COMPANY;
const west = prices['west'];

const withWest = (changes: object) => ({ prices: { ...prices, west: { ...west, ...changes } } });
const withSize = (id: string, feet: readonly [number, number]): object => ({
  sizes: { ...sizes, [id]: { ...sizes['10x20'], feet } },
});
const withHero = (changes: object) => ({ texts: { ...texts, hero: { ...texts.hero, ...changes } } });

test('the company can be built', () => {
  expect(companyProblems(OWN_COMPANY)).toEqual([]);
});

test.each([
  [{ company: { ...company, email: 'hello' } }, 'company.email is no email address'],
  [{ zone: { ...zone, id: 'Eastern' } }, 'zone.id is no IANA time zone'],
  [{ colors: { ...colors, brand: 'blue' } }, 'colors.brand is not such as #336699'],
  [{ colors: { ...colors, faint: '#8a94a8' } }, 'colors.faint on white has a contrast of 3:1, not 4.5:1'],
  [withSize('10x30', [30, 10]), 'prices.west has no price of sizes.10x30'],
  [withWest({ '10x20': 8500.5 }), 'prices.west.10x20 is not a price in whole US dollars'],
  [withWest({ '10x40': 30_000 }), 'prices.west.10x40 is the price of no size'],
  [withSize('10x20', [10, 10]), 'sizes.10x20.feet are 10 and 10'],
  [withWest({ states: 'CA OR WA NV AZ UT ID MT WY CO NM AK' }), 'prices has no region for HI'],
  [withWest({ states: `${west?.states} TX` }), 'prices.central.states has TX, as west does'],
  [{ otherPrices: { region: 'north', size: 8500 } }, 'otherPrices.region is no region of prices'],
  [{ shows: [...shows, ...shows.slice(0, 1)] }, 'shows and cities have ces-las-vegas twice'],
  [{ texts: { ...texts, faq: { Price: { 'Why?': 'See {price}.' } } } }, 'texts.faq.Price.Why? has {price}'],
  [withHero({ headline: '' }), 'texts.hero.headline is empty'],
  [withHero({ booth: { size: '30x40', design: 'island' } }), 'texts.hero.booth.size is none of sizes'],
])('a mistake is named with its field: %#', (mistake, problem) => {
  expect(companyProblems({ ...OWN_COMPANY, ...mistake })).toContain(problem);
});
