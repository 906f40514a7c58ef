import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { SOCIAL_CARD } from '../src/domain/media.ts';
import { SOCIAL_CARD_FILE, SOCIAL_CARD_WORDS } from './social-card.ts';

test("the social card has the company's name and the headline, in all colors; if not: `npm run art card`", async () => {
  const { exif, width, height, isPalette } = await sharp(readFileSync(SOCIAL_CARD_FILE)).metadata();
  assert.deepEqual({ width, height }, SOCIAL_CARD);
  assert.equal(isPalette, false);
  assert.ok(exif?.toString().includes(`${SOCIAL_CARD_WORDS}\0`));
});
