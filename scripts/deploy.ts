/** `npm run deploy`: checks, builds, prints the plan, deploys, and then checks the live site (docs/operate.md). */
import { parseArgs } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { buildFunctions } from '../functions/build.mjs';
import { contentUrl } from '../src/config/content-snapshot.ts';
import { buildPages } from './build.ts';
import { checkRecords } from './data.ts';
import { checkDeployment } from './deploy/check.ts';
import { checkUpload } from './deploy/check-upload.ts';
import { DIST, FUNCTIONS, pagesProject, pagesSettings, readDeployment } from './deploy/read-deployment.ts';
import {
  acceptedByForce,
  deploymentSteps,
  keepPreviousFiles,
  prepareFunctions,
  runSteps,
  writeReleaseConfig,
} from './deploy/release.ts';
import { checkLiveSite } from './deploy/smoke.ts';
import { onProject } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = `npm run deploy -- [--project <id>] [--check | --yes] [--first] [--pages] [--book <address>] [--remove <functions>]
  --project  the project to deploy to; the one in .env without it
  --check    checks, builds, lists the steps, and ends
  --yes      deploys; without it, nothing leaves this machine
  --first    the site has no content yet
  --pages    only the pages, with today's content
  --book     then books a meeting for this address of yours, and cancels it again
  --remove   live functions to delete because this release lacks them, separated by commas`;

const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;

const OPTIONS = { project: text, check: flag, yes: flag, first: flag, pages: flag, book: text, remove: text };

await runScript(async () => {
  const { values: options } = parseArgs({ options: OPTIONS });
  const { book, check, pages: pagesOnly = false, yes } = options;
  if (book !== undefined && !/^[^\s@]+@[^\s@]+$/.test(book))
    throw new ExpectedError(`${book} is not an email address.`);
  const project = options.project ?? pagesProject();
  if (!project)
    throw new ExpectedError(`Which project? Copy .env.example to .env, or give --project <id>.\n${USAGE}`);
  await buildFunctions();
  const deployment = await readDeployment(project);
  const { parameters } = deployment;
  stopAt(checkDeployment(deployment), project);
  const first = options.first ?? (check === true && !(await hasContent(project)));
  if (!first && !pagesOnly) await checkStored(project, yes === true);
  console.log('Building the site ...');
  await buildPages(project, first);
  stopAt(
    [...checkUpload('functions', FUNCTIONS, firebaseConfig.functions.ignore), ...checkUpload('dist', DIST)],
    project,
  );

  const removing = options.remove?.split(',') ?? [];
  const steps = deploymentSteps(project, { pagesOnly });
  console.log(
    `\nReady to deploy to ${project}. To be done:\n${steps.map(({ what, args }) => `  ${what}\n    firebase ${args.join(' ')}`).join('\n')}`,
  );
  const accepted = pagesOnly ? [] : acceptedByForce(deployment, removing);
  if (accepted.length > 0) console.log(`\n--yes also accepts:\n  ${accepted.join('\n  ')}`);
  if (check) return;
  if (!yes) throw new ExpectedError('Nothing was deployed. Run it again with --yes.');

  if (!pagesOnly) await prepareFunctions(deployment, removing);
  const { origin } = new URL(parameters['SITE_URL'] ?? '');
  const { paths, problem } = await keepPreviousFiles(DIST, origin);
  console.log(`\n${paths.length} files of the current release stay for pages that are open.`);
  if (problem) console.log(`Not all could be fetched (${problem}): those pages will offer to reload.`);
  writeReleaseConfig(DIST);
  await runSteps(steps);
  await checkLiveSite(origin, parameters['ECHO_KEY'] ?? '', book);
}, USAGE);

/** True if the content of the pages is there; says so if it isn't, as before the first release. */
async function hasContent(project: string): Promise<boolean> {
  const origin = contentUrl(pagesSettings(project));
  const isThere = await fetch(`${origin}/api/content`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) console.log(`Note: checked as a first release, since ${origin} has no content.`);
  return isThere;
}

/** @throws {ExpectedError} if records are not stored as the release reads them, or `mustKnow` and that is unknown */
async function checkStored(project: string, mustKnow: boolean): Promise<void> {
  const authorize = () => applicationDefault().getAccessToken();
  await onProject({ project }, USAGE, async (app) => {
    const problems = await checkRecords(getFirestore(app), project, authorize).catch((error: Error) => {
      if (mustKnow) throw error;
      console.log(`Note: ${error.message}`);
      return [];
    });
    stopAt(problems, project);
  });
}

/** @throws {ExpectedError} if there are problems */
function stopAt(problems: readonly string[], project: string): void {
  if (problems.length === 0) return;
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  throw new ExpectedError(
    `${problems.map((problem) => `STOP  ${problem}\n`).join('')}\n${count} to fix before deploying to ${project}.`,
  );
}
