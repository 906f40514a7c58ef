/** `node scripts/font.ts`: rewrites the site's font after an update of the package or of the weights. */
import { writeFileSync } from 'node:fs';
import { SITE_FONT, siteFont } from './font/site-font.ts';

const font = await siteFont();
writeFileSync(SITE_FONT, font);
console.log(`${SITE_FONT}: ${(font.length / 1000).toFixed(1)} KB`);
