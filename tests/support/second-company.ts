import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the second company: another zone, other sizes, regions, colors and texts. */
export const SECOND_COMPANY = 'tests/fixtures/company-texas';

/** Returns the variables that make Node.js build the second company in a copy of the repository. */
export function secondCompany(repository: string) {
  return {
    COMPANY: join(repository, SECOND_COMPANY),
    NODE_OPTIONS: `--import=${pathToFileURL(join(repository, 'src/config/company-folder.mjs'))}`,
  };
}
