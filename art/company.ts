/** The company whose pictures are made. '#company' is a name of the product's package, which this workspace is not. */
import { COMPANY_FOLDER } from '../src/config/company-folder.mjs';

export { COMPANY_FOLDER };

export const { colors }: typeof import('../src/company/colors.ts') = await import(
  `${COMPANY_FOLDER}/colors.ts`
);

export const { texts }: typeof import('../src/company/texts.ts') = await import(`${COMPANY_FOLDER}/texts.ts`);
