/** What a build of the site takes from its environment, for the pages and the islands. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { AstroIntegration } from 'astro';
import { appCheckSiteKey } from './app-check.ts';
import { contentUrl } from './content-snapshot.ts';
import { firebaseSettings } from './firebase.ts';
import { siteUrl } from './site-url.ts';

/**
 * Sets the public address, and gives the code `import.meta.env.CONTENT_URL` (where the published content is),
 * `import.meta.env.FIREBASE` (FirebaseSettings) and `import.meta.env.APP_CHECK_SITE_KEY` (or null). A variable that is missing or wrong fails the build.
 */
export function buildSettings(): AstroIntegration {
  return {
    name: 'build-settings',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const env = buildEnvironment(config.outDir, process.env);
        updateConfig({ site: siteUrl(env) });
        if (command !== 'build' && command !== 'dev') return;
        const define = {
          'import.meta.env.CONTENT_URL': JSON.stringify(contentUrl(env)),
          'import.meta.env.APP_CHECK_SITE_KEY': JSON.stringify(appCheckSiteKey(env)),
          'import.meta.env.FIREBASE': JSON.stringify(firebaseSettings(env)),
        };
        updateConfig({ vite: { define } });
      },
    },
  };
}

/**
 * The variables of a build into `outDir`: those of this process, and for what it lacks the file `.env` beside the folder.
 * That is the repository's own, or for a build into the folder of a local stack the one that the stack left there.
 */
export function buildEnvironment(
  outDir: URL,
  env: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const file = new URL('../.env', outDir);
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}
