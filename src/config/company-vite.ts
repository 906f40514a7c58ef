/** Gives Vite a company's folder: its modules as '#company/...', and its colors to the stylesheets. */
import { join } from 'node:path';
import type { Colors } from './company-schema.ts';

/**
 * Stylesheets that a page loads; each imports tokens.css, which has no colors. One that is imported for its
 * address is a module with `?url`, and its text has another query.
 */
const SHEETS = /\/src\/styles\/(global|content|islands)\.css(?:\?(?!url\b).*)?$/;

/** @param folder absolute path */
export function companyModules(folder: string, colors: Colors) {
  const theme = Object.entries(colors).map(([name, color]) => `--color-${name}: ${color};`);
  return {
    name: 'company-modules',
    enforce: 'pre' as const,
    config: () => ({ resolve: { alias: [{ find: /^#company\//, replacement: join(folder, '/') }] } }),
    transform: {
      filter: { id: SHEETS },
      handler: (code: string) => `${code}\n@theme {\n${theme.join('\n')}\n}\n`,
    },
  };
}
