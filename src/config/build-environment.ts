import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { RULE_PARAMETERS } from './meetings.ts';
import { RETENTION_PARAMETERS } from './retention.ts';

type Variables = Record<string, string | undefined>;

/**
 * Returns the variables of a build into `outDir`: this process's, else from the files next to that folder, in the
 * repository or a local stack. `.env` is for all projects, `.env.<id>` for the project that BUILD_PROJECT names.
 * SITE_URL, retention and meeting rules come from the functions' `.env` or `.env.<id>`: mails, pages and panel agree.
 * @throws Error when `.env` has another SITE_URL than the functions
 */
export function buildEnvironment(outDir: URL, env: Variables): Variables {
  const read = (path: string): Variables => {
    const file = new URL(`../${path}`, outDir);
    return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  };
  const { BUILD_PROJECT: named } = env;
  const files: Variables = { ...read('.env'), ...(named ? read(`.env.${named}`) : {}) };
  const project = named ?? env['PUBLIC_FIREBASE_PROJECT_ID'] ?? files['PUBLIC_FIREBASE_PROJECT_ID'];
  const functions: Variables = {
    ...read('functions/.env'),
    ...(project ? read(`functions/.env.${project}`) : {}),
  };
  const [own, theirs] = [files['SITE_URL']?.trim(), functions['SITE_URL']?.trim()];
  if (own && theirs && own !== theirs) {
    throw new Error(`SITE_URL is ${own} in .env and ${theirs} for the functions: remove it from .env.`);
  }
  const names = [...Object.values(RETENTION_PARAMETERS), ...RULE_PARAMETERS];
  const shared = names.map((name) => [name, functions[name]] as const);
  return { ...files, ...(theirs ? { SITE_URL: theirs } : {}), ...env, ...Object.fromEntries(shared) };
}
