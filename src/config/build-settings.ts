/** Settings that a build of the site reads from its environment, for the pages and the islands. */
import type { AstroIntegration } from 'astro';
import { appCheckSiteKey } from './app-check.ts';
import { brand } from './brand.ts';
import { buildEnvironment } from './build-environment.ts';
import { companyProblems } from './company-schema.ts';
import { contentUrl } from './content-snapshot.ts';
import { firebaseSettings } from './firebase.ts';
import { brandProblems, isDemoProject, isLocalBuild } from './local-site.ts';
import { rulesOf } from './meetings.ts';
import { borrowedFields, OWN_COMPANY } from './own-company.ts';
import { requireNode } from './require-node.mjs';
import { keptWords, retentionOf } from './retention.ts';

/**
 * Sets the public address and, in `import.meta.env`, CONTENT_URL (origin of the published content), CONTENT_REQUIRED (a
 * build without content fails), FIREBASE (FirebaseSettings), APP_CHECK_SITE_KEY (or null), KEPT (keptWords) and
 * MEETING_RULES (rulesOf). Missing or wrong variables fail the build, and so does an old Node.js.
 */
export function buildSettings(): AstroIntegration {
  return {
    name: 'build-settings',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        requireNode(process.versions.node);
        const env = buildEnvironment(config.outDir, process.env);
        const define = defineSettings(env);
        updateConfig({ site: siteUrl(env), vite: { define } });
      },
    },
  };
}

/**
 * Returns values for `import.meta.env` as source text.
 * @throws Error that names settings that are missing or wrong, or fields of the company that are wrong or still the example's
 */
export function defineSettings(env: Record<string, string | undefined>): Record<string, string> {
  const firebase = firebaseSettings(env);
  const isLocal = isLocalBuild(env);
  const problems = companyProblems(OWN_COMPANY);
  if (problems.length > 0) throw new Error(`The company's folder:\n${problems.join('\n')}`);
  const borrowed = isLocal ? [] : [...brandProblems(brand), ...borrowedFields()];
  if (borrowed.length > 0) {
    throw new Error(
      `The company's folder has what is not yours yet (docs/make-it-yours.md):\n${borrowed.join('\n')}`,
    );
  }
  return {
    'import.meta.env.CONTENT_URL': JSON.stringify(contentUrl(env)),
    'import.meta.env.CONTENT_REQUIRED': JSON.stringify(!isLocal && env['FIRST_BUILD'] !== '1'),
    'import.meta.env.APP_CHECK_SITE_KEY': JSON.stringify(appCheckSiteKey(env)),
    'import.meta.env.KEPT': JSON.stringify(keptWords(retentionOf(env))),
    'import.meta.env.MEETING_RULES': JSON.stringify(rulesOf(env)),
    'import.meta.env.FIREBASE': JSON.stringify(firebase),
  };
}

/** Default address of a local stack. */
const LOCAL = 'http://localhost:5050';

/**
 * Returns the site's public origin from `SITE_URL`, without a trailing slash. Emulated projects have a default.
 * @throws Error if it is missing or no http(s) URL, so that a typo fails the build
 */
export function siteUrl(env: Record<string, string | undefined>): string {
  const value = env.SITE_URL?.trim() || (isDemoProject(env.PUBLIC_FIREBASE_PROJECT_ID) ? LOCAL : '');
  if (!value) {
    throw new Error('SITE_URL is missing: put the public address into functions/.env, see docs/operate.md.');
  }
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL must be a full address such as https://www.acme.com, but is "${value}".`);
  }
  return url.origin;
}
