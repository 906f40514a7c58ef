/** The company whose pictures are made. '#company' is a name of the product's package, which this workspace is not. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMPANY_FOLDER } from '../src/config/company-folder.mjs';

export { COMPANY_FOLDER };

export const { colors }: typeof import('../src/company/colors.ts') = await import(
  `${COMPANY_FOLDER}/colors.ts`
);

export const { texts }: typeof import('../src/company/texts.ts') = await import(`${COMPANY_FOLDER}/texts.ts`);

/**
 * Returns the path of a company's render; those of the specification's company are here.
 * @throws Error if the folder of another company lacks it
 */
export function renderOf(file: string): string {
  const path = resolve(process.env['COMPANY'] ? COMPANY_FOLDER : import.meta.dirname, file);
  if (!existsSync(path)) throw new Error(`${path} is missing (docs/make-it-yours.md).`);
  return path;
}
