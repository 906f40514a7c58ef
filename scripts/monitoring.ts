/** `npm run monitoring`: lists the site's monitoring; --yes creates or updates it (docs/deploy.md). */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildEnvironment } from '../src/config/build-environment.ts';
import { isThisMachine } from '../src/config/local-site.ts';
import { signedInCloud } from './google-cloud.ts';
import { applyMonitoring, type Watched } from './monitoring/apply-monitoring.ts';
import { readAlerts, readMetrics } from './monitoring/monitoring-files.ts';
import { ROOT } from './stack/addresses.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE =
  'Usage: npm run monitoring -- --project <id> --mail <address> [--billing <account>] [--budget <units a month>] [--yes]';

function readOptions(): Watched & { readonly isConfirmed: boolean } {
  const text = { type: 'string' } as const;
  const options = {
    project: text,
    mail: text,
    billing: text,
    budget: text,
    yes: { type: 'boolean' },
  } as const;
  const { project, mail, billing, budget = '50', yes = false } = parseArgs({ options }).values;
  if (!project || !mail?.includes('@') || !/^\d+$/.test(budget)) throw new ExpectedError(USAGE);
  const environment = { BUILD_PROJECT: project };
  const { SITE_URL: siteUrl = '' } = buildEnvironment(pathToFileURL(`${ROOT}/dist/`), environment);
  const url = URL.parse(siteUrl);
  if (url?.protocol !== 'https:' || isThisMachine(url.hostname))
    throw new ExpectedError(
      `SITE_URL of ${project} is not a public address: put it into functions/.env or functions/.env.${project}.`,
    );
  return { project, mail, billing, budget, siteUrl, isConfirmed: yes };
}

function showPlan(): void {
  for (const { name, filter } of readMetrics()) console.log(`metric ${name}\n    ${filter}`);
  for (const { name, displayName, conditions } of readAlerts()) {
    console.log(`alert ${name}: ${displayName}`);
    for (const { conditionMatchedLog } of conditions) {
      if (conditionMatchedLog) console.log(`    ${conditionMatchedLog.filter}`);
    }
  }
}

await runScript(async () => {
  const { isConfirmed, ...watched } = readOptions();
  showPlan();
  console.log(
    `Checks of ${watched.siteUrl}, mails to ${watched.mail}, a dashboard${watched.billing ? ', a budget' : ''}.`,
  );
  if (!isConfirmed) {
    console.log('Nothing was created. Run it with --yes.');
    return;
  }
  const cloud = await signedInCloud(watched.project);
  if (!cloud) throw new ExpectedError('gcloud is not signed in: gcloud auth login');
  await applyMonitoring({ cloud, watched, tell: console.log });
  console.log('Everything is set up.');
});
