import { expect, test } from 'vitest';
import {
  BOOTH_SIZE_OPTIONS,
  boothSizeLabel,
  CARD_FEATURES,
  CITIES,
  CUSTOM_SHOW_ID,
  DEFAULT_MAX_QUANTITY,
  DESIGN_ASSUMPTIONS,
  DESIGN_VIEWS,
  INDUSTRIES,
  isStandardSize,
  MEETING_DURATION_TEXT,
  MEETING_MINUTES,
  PROJECT_BOOTH_SIZES,
  STANDARD_SIZES,
  TRADE_SHOWS,
} from './catalogue.ts';

/** The table of specification section 3, 'Trade show'. */
const SHOWS = `
CES | Las Vegas | NV | January
SXSW | Austin | TX | March
NAB Show | Las Vegas | NV | April
RSA Conference | San Francisco | CA | May
Comic-Con International | San Diego | CA | July
DEF CON | Las Vegas | NV | August
Dreamforce | San Francisco | CA | September
SEMA Show | Las Vegas | NV | November
NRF Big Show | New York | NY | January
HIMSS Conference | Chicago | IL | March`;

/** The list of specification section 3, 'City option'. */
const CITY_OPTIONS =
  'Las Vegas NV, Chicago IL, New York NY, Los Angeles CA, San Francisco CA, Austin TX, Miami FL, Atlanta GA, Denver CO, Seattle WA';

test('the ten trade shows are those of the specification, in its order', () => {
  const rows = TRADE_SHOWS.map(({ name, city, state, month }) => `${name} | ${city} | ${state} | ${month}`);
  expect(rows).toEqual(SHOWS.trim().split('\n'));
  expect(TRADE_SHOWS.every(({ venue }) => venue !== '')).toBe(true);
});

test("a show's id is its name and city; that of HIMSS ends in 'various'", () => {
  const words = (text: string) => text.toLowerCase().replaceAll(' ', '-');
  for (const { id, name, city } of TRADE_SHOWS) {
    expect(id).toBe(`${words(name)}-${name.startsWith('HIMSS') ? 'various' : words(city)}`);
  }
  expect(TRADE_SHOWS[0]?.id).toBe('ces-las-vegas');
});

test('no listed show has the id of a custom one, and no id is there twice', () => {
  const ids = TRADE_SHOWS.map(({ id }) => id);
  expect(new Set([...ids, CUSTOM_SHOW_ID]).size).toBe(11);
});

test('the ten cities are those of the specification, in its order', () => {
  expect(CITIES.map(({ city, state }) => `${city} ${state}`).join(', ')).toBe(CITY_OPTIONS);
});

test('there are three booth sizes with their labels and descriptions; the smallest is the most popular', () => {
  expect(BOOTH_SIZE_OPTIONS).toEqual([
    {
      id: '10x10',
      label: "10' × 10'",
      description: 'Perfect for startups and focused displays',
      badge: 'Most Popular',
    },
    { id: '10x20', label: "10' × 20'", description: 'Great for product demonstrations', badge: null },
    { id: '20x20', label: "20' × 20'", description: 'Executive presence with multiple zones', badge: null },
  ]);
  expect(STANDARD_SIZES).toEqual(['10x10', '10x20', '20x20']);
});

test('a size reads as its label, any other one as a custom size', () => {
  expect(boothSizeLabel('10x20')).toBe("10' × 20'");
  expect(boothSizeLabel('custom')).toBe('Custom size');
});

test('the standard sizes are the three that have designs and prices', () => {
  expect(['10x10', '10x20', '20x20'].every(isStandardSize)).toBe(true);
  expect(['custom', '10×10', '', 'toString', null, undefined].some(isStandardSize)).toBe(false);
});

test('reference projects choose from six industries and three sizes', () => {
  expect(INDUSTRIES).toEqual(['Technology', 'Energy', 'Healthcare', 'Retail', 'Financial', 'Automotive']);
  expect(PROJECT_BOOTH_SIZES).toEqual(['10×10', '10×20', '20×20']);
});

test('the preview shows top, front, left and right view, in that order', () => {
  expect(DESIGN_VIEWS.map(({ label }) => label)).toEqual([
    'Top View',
    'Front View',
    'Left View',
    'Right View',
  ]);
});

test('the design assumptions are those of the specification', () => {
  expect(DESIGN_ASSUMPTIONS).toEqual([
    "Standard 8' back wall with tension fabric graphics",
    'Company branding and messaging included',
    'Professional setup and installation',
    'Basic electrical package 110V 20A',
  ]);
});

test('the limits are those of the specification', () => {
  expect(CARD_FEATURES).toBe(3);
  expect(DEFAULT_MAX_QUANTITY).toBe(10);
  expect(MEETING_DURATION_TEXT).toBe('30-45 minutes');
  expect(MEETING_MINUTES).toBe(45);
});
