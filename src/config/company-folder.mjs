/**
 * The company that is built: its folder, where Node.js finds '#company/...'. scripts/setup.mjs names another folder than
 * src/company in COMPANY and has every Node.js load this module first.
 */
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '../..');

/** Absolute path of the company's folder. */
export const COMPANY_FOLDER = resolve(ROOT, process.env.COMPANY || 'src/company');

const NAME = '#company/';

if (process.env.COMPANY) {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith(NAME)
        ? next(pathToFileURL(resolve(COMPANY_FOLDER, specifier.slice(NAME.length))).href, context)
        : next(specifier, context),
  });
}
