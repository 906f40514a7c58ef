/** `npm run data-model`: writes docs/data-model.md from the records. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dataModelPage } from './docs/data-model-page.ts';
import { ROOT } from './stack/addresses.ts';

await writeFile(resolve(ROOT, 'docs/data-model.md'), await dataModelPage());
