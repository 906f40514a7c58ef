import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SOCIAL_CARD } from '../src/domain/media.ts';
import { SOCIAL_CARD_FILE, SOCIAL_CARD_WORDS } from './art.ts';

test("the social card has the company's name and the headline, in all colors; if not: `npm run art card`", async () => {
  const { exif, width, height, isPalette } = await sharp(readFileSync(SOCIAL_CARD_FILE)).metadata();
  expect({ width, height }).toEqual(SOCIAL_CARD);
  expect(isPalette).toBe(false);
  expect(exif?.toString()).toContain(`${SOCIAL_CARD_WORDS}\0`);
});
