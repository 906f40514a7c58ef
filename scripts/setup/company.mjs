/** Which company a command builds. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SetupError } from './report.mjs';

/** Tests and what writes the repository's generated files always have the specification's company. */
const OF_SPECIFICATION = /^(?:scripts\/(?:test|rules|data-model)|node_modules\/vitest)\b/;

/**
 * Takes `--company <folder>` out of a script's arguments; returns the variables that make it build that company, or
 * without it the one in `company`, if there is such a folder.
 * @throws {SetupError} if the folder has no company
 */
export function companyFor(root, script, args, { COMPANY: set, NODE_OPTIONS } = process.env) {
  if (OF_SPECIFICATION.test(script)) return { COMPANY: '' };
  const at = args.indexOf('--company');
  const [, named = set] = at < 0 ? [] : args.splice(at, 2);
  const folder = named || (existsSync(join(root, 'company')) ? 'company' : '');
  if (!folder) return {};
  const COMPANY = resolve(root, folder);
  if (!existsSync(join(COMPANY, 'brand.ts'))) throw new SetupError(`${COMPANY} is not a company's folder.`);
  const hook = pathToFileURL(join(root, 'src/config/company-folder.mjs'));
  return { COMPANY, NODE_OPTIONS: [NODE_OPTIONS, `--import=${hook}`].filter(Boolean).join(' ') };
}
