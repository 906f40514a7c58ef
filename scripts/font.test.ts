import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SITE_FONT, siteFont, WEIGHTS } from './font.ts';

test('the shipped font is built from the installed package', async () => {
  expect(await readFile(SITE_FONT)).toEqual(await siteFont());
});

test('the font has the weights that the styles declare', async () => {
  const styles = await readFile('src/styles/fonts.css', 'utf8');
  const [face] = styles.split('}');
  expect(face).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
});
