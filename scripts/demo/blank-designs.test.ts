import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { locateImage } from '../../functions/src/media/process-image.ts';
import { blankDesign } from '../../src/booth/still/blank-design.ts';
import { DEMO_DESIGNS } from './designs.ts';

test.each(DEMO_DESIGNS)(
  "the front view of $title has a view for a visitor's logo, of that picture",
  async ({ slug }) => {
    const name = `${slug}-frontview`;
    const input = await readFile(resolve(import.meta.dirname, `images/designs/${name}.webp`));
    const { url } = await locateImage(input, name, 'booth-designs');
    expect(blankDesign(url)).toMatchObject({ picture: expect.stringContaining(slug) });
    expect(blankDesign(url.replace(/-[0-9a-f]{16}-/, '-0123456789abcdef-'))).toBeNull();
  },
);
