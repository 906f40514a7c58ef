import { expect, test } from 'vitest';
import {
  BOOTH_SIZE_OPTIONS,
  CARD_FEATURES,
  DEFAULT_MAX_QUANTITY,
  MEETING_DURATION_TEXT,
  MEETING_MINUTES,
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

test('a size has the article of its first number', () => {
  const labels = ["10' × 20'", "8' × 8'", "11' × 10'", "18' × 10'", "80' × 80'", "110' × 10'"];
  expect(labels.map((label) => withArticle(label).split(' ')[0])).toEqual(['a', 'an', 'an', 'an', 'an', 'a']);
  expect(withArticle("8' × 8'", 'A')).toBe("An 8' × 8'");
});

test('a card lists three features, and ten pieces of an extra are the most unless it says otherwise', () => {
  expect(CARD_FEATURES).toBe(3);
  expect(DEFAULT_MAX_QUANTITY).toBe(10);
});

test('a meeting takes thirty to forty-five minutes', () => {
  expect(MEETING_DURATION_TEXT).toBe('30-45 minutes');
  expect(MEETING_MINUTES.most).toBe(45);
});
