import { resolve } from 'node:path';
import { buildSite } from './build.ts';
import { runNode } from './run-command.ts';
import { type StackAddresses, siteEnvironment, stackEnvironment } from './stack/addresses.ts';
import { ExpectedError } from './stack/expected-error.ts';
import { answers, pollUntil } from './stack/wait.ts';

/** Builds the site into a running stack's folder, with a snapshot of that stack's content. */
export async function buildStackSite(stack: StackAddresses): Promise<void> {
  // On a busy machine a cold function answers later than the build waits, whose pages would then lack the content
  if (!(await pollUntil(() => answers(`${stack.siteUrl}/api/content`))))
    throw new ExpectedError(`The content of ${stack.siteUrl} does not answer, so its pages cannot be built.`);
  await buildSite(resolve(stack.folder, 'dist'), siteEnvironment(stack));
}

/** Replaces a running stack's data. */
export async function loadDemoContent(stack: StackAddresses): Promise<void> {
  await runNode('Loading the demo content', ['scripts/seed.ts'], stackEnvironment(stack));
}

/** Sends the demo's proposals over a running stack's API; the mails with the customers' links are in its mail catcher. */
export async function sendDemoProposals(stack: StackAddresses): Promise<void> {
  const environment = { ...stackEnvironment(stack), SITE_URL: stack.siteUrl };
  await runNode('Sending the demo proposals', ['scripts/seed.ts', '--proposals'], environment);
}

/** Adds missing demo administrators to a running stack, for example to one with data of an older version. */
export async function loadDemoAdmins(stack: StackAddresses): Promise<void> {
  await runNode('Loading the demo administrators', ['scripts/seed.ts', '--admins'], stackEnvironment(stack));
}
