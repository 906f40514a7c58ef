/** `npm run deploy`: builds, checks, prints the plan, deploys, and then checks the site (docs/deploy.md). */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFunctions } from '../functions/build.mjs';
import { buildEnvironment } from '../src/config/build-environment.ts';
import { buildSite } from './build.ts';
import { createAccounts } from './deploy/accounts.ts';
import { checkDeployment } from './deploy/check.ts';
import { checkOnline } from './deploy/check-online.ts';
import { describeFindings } from './deploy/deployment.ts';
import { readDeployment, readParameters } from './deploy/read-deployment.ts';
import { acceptedByForce, deploymentSteps, keepPreviousFiles, writeHostingConfig } from './deploy/release.ts';
import { prepareFunctions, runSteps } from './deploy/run-release.ts';
import { checkLiveSite, type LiveChecks } from './deploy/smoke.ts';
import { ROOT } from './stack/addresses.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = `npm run deploy -- [--project <id>] [--check | --accounts | --ask] [--online [--dkim <selector>]] [--book <address>] [--first] [--pages] [--remove <functions>] [--yes]
  --project  the project to deploy to; the one in .env without it
  --check    lists what must be fixed first, and ends
  --online   also checks the mail server, DNS and roles; --dkim: the name of the provider's key
  --accounts lists the accounts that the functions need; with --yes creates them
  --ask      checks the live site, and ends
  --book     then books a meeting for this address of yours, and cancels it again
  --first    the site has no content yet
  --pages    only the pages, with today's content
  --remove   live functions to delete because this release lacks them, separated by commas
  --yes      deploys; without it, nothing leaves this machine`;

const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;

const OPTIONS = {
  project: text,
  check: flag,
  online: flag,
  dkim: text,
  accounts: flag,
  ask: flag,
  book: text,
  first: flag,
  pages: flag,
  remove: text,
  yes: flag,
};

await runScript(async () => {
  const { values: options } = parseArgs({ options: OPTIONS });
  const { dkim, online = false, book, check, first = false, yes = false } = options;
  if (book !== undefined && !/^[^\s@]+@[^\s@]+$/.test(book))
    throw new ExpectedError(`${book} is not an email address.`);
  const project = options.project ?? projectOfSettings();
  if (options.accounts) return createAccounts(project, yes);
  if (options.ask) return checkLiveSite(liveChecksOf(project, book));
  await buildFunctions();
  if (!check) {
    console.log('Building the site ...');
    await buildSite(project, first);
  }

  const deployment = await readDeployment(project);
  const findings = [
    ...checkDeployment(deployment, { isFirst: first }),
    ...(online ? await checkOnline(deployment, { dkimSelector: dkim, isFirst: first }) : []),
  ];
  if (findings.length > 0) console.log(`\n${describeFindings(findings)}\n`);
  const stops = findings.filter(({ isNote }) => !isNote);
  if (stops.length > 0) {
    throw new ExpectedError(
      `${stops.length} ${stops.length === 1 ? 'problem' : 'problems'} to fix before deploying to ${project}.`,
    );
  }
  const offline = online ? '' : 'the mail server, DNS, the roles of accounts (--online), ';
  console.log(
    `Ready to deploy to ${project}. Not seen from this machine: ${offline}whether indexes are built (docs/deploy.md).`,
  );
  if (check) return;

  const pagesOnly = options.pages ?? false;
  const removing = options.remove?.split(',') ?? [];
  const steps = deploymentSteps(project, { pagesOnly });
  console.log(
    `\nTo be done:\n${steps.map(({ what, args }) => `  ${what}\n    firebase ${args.join(' ')}`).join('\n')}`,
  );
  const accepted = pagesOnly ? [] : acceptedByForce(deployment, removing);
  if (accepted.length > 0) console.log(`\n--yes also accepts:\n  ${accepted.join('\n  ')}`);
  if (!yes) throw new ExpectedError('Nothing was deployed. Run it again with --yes.');
  if (!pagesOnly) await prepareFunctions(deployment, removing);
  const kept = await keepPrevious(deployment.site['SITE_URL'] ?? '');
  writeHostingConfig(deployment.config, [...deployment.dist.map(({ path }) => path), ...kept]);
  await runSteps(steps);
  await checkLiveSite({ ...liveChecksOf(project, book), ...(pagesOnly && { project: undefined }) });
}, USAGE);

function projectOfSettings(): string {
  const { PUBLIC_FIREBASE_PROJECT_ID: id } = buildEnvironment(
    new URL('../dist/', import.meta.url),
    process.env,
  );
  if (!id)
    throw new ExpectedError(`Which project? Copy .env.example to .env, or give --project <id>.\n${USAGE}`);
  return id;
}

/** @throws {ExpectedError} if there is no site to check */
function liveChecksOf(project: string, mailbox: string | undefined): LiveChecks {
  const { ECHO_KEY: echoKey = '', SITE_URL: siteUrl = '' } = readParameters(project);
  if (!URL.canParse(siteUrl)) throw new ExpectedError(`SITE_URL of ${project} is not set.`);
  return { project, siteUrl, echoKey, mailbox };
}

/** Keeps the files of the current release for open pages; resolves to their paths in dist. */
async function keepPrevious(siteUrl: string): Promise<readonly string[]> {
  const { paths, problem } = await keepPreviousFiles(resolve(ROOT, 'dist'), new URL(siteUrl).origin);
  console.log(`\n${paths.length} files of the current release stay for pages that are open.`);
  if (problem) console.log(`Not all could be fetched (${problem}): those pages will offer to reload.`);
  return paths;
}
