import { expect, test } from 'vitest';
import {
  BOOTH_SIZE_OPTIONS,
  boothSizeLabel,
  CARD_FEATURES,
  DEFAULT_MAX_QUANTITY,
  DESIGN_ASSUMPTIONS,
  DESIGN_VIEWS,
  INDUSTRIES,
  isStandardSize,
  MEETING_DURATION_TEXT,
  MEETING_MINUTES,
  PROJECT_BOOTH_SIZES,
  STANDARD_SIZES,
  withArticle,
} from './catalogue.ts';

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

test('a size has the article of its first number', () => {
  const labels = ["10' × 20'", "8' × 8'", "11' × 10'", "18' × 10'", "80' × 80'", "110' × 10'"];
  expect(labels.map((label) => withArticle(label).split(' ')[0])).toEqual(['a', 'an', 'an', 'an', 'an', 'a']);
  expect(withArticle("8' × 8'", 'A')).toBe("An 8' × 8'");
});

test('the preview shows top, front, left and right view, in that order', () => {
  expect(DESIGN_VIEWS.map(({ label }) => label)).toEqual([
    'Top View',
    'Front View',
    'Left View',
    'Right View',
  ]);
});

test('the design assumptions are the four that every price is made on', () => {
  expect(DESIGN_ASSUMPTIONS).toEqual([
    "Standard 8' back wall with tension fabric graphics",
    'Company branding and messaging included',
    'Professional setup and installation',
    'Basic electrical package 110V 20A',
  ]);
});

test('a card lists three features, and ten pieces of an extra are the most unless it says otherwise', () => {
  expect(CARD_FEATURES).toBe(3);
  expect(DEFAULT_MAX_QUANTITY).toBe(10);
});

test('a meeting takes thirty to forty-five minutes', () => {
  expect(MEETING_DURATION_TEXT).toBe('30-45 minutes');
  expect(MEETING_MINUTES.most).toBe(45);
});
