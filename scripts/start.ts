/** `npm start [-- --empty]`: the built site on the local backend. */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { companyProblems } from '../src/config/company-schema.ts';
import { OWN_COMPANY } from '../src/config/own-company.ts';
import { buildStackSite, loadDemoAdmins, loadDemoContent, sendDemoProposals } from './prepare-stack.ts';
import { untilInterrupted } from './run-command.ts';
import { ROOT, stackAddresses } from './stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from './stack/demo-admins.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';
import { startSchedules } from './stack/schedules.ts';
import { type StackOptions, startStack } from './stack/stack.ts';

/** True without demo content: with `--empty`, and for another company, whose sizes and industries the demo lacks. */
const isEmpty = process.argv.includes('--empty') || Boolean(process.env['COMPANY']);
const company = process.env['COMPANY'] ? `-${basename(process.env['COMPANY'])}` : '';

/** Ports and data shared by `npm start` and `npm run dev`. The data survives restarts; each company and PORT_OFFSET has its own. */
export const LOCAL_SITE = stackAddresses('local');
export const DATA_FOLDER = resolve(
  ROOT,
  `.local/data${company}${isEmpty ? '-empty' : ''}${LOCAL_SITE.offset ? `-${LOCAL_SITE.offset}` : ''}`,
);

/**
 * Starts the local site's stack with its data. The first run loads the demo content, if there is any. The site is built
 * last, because pages contain a snapshot of the content.
 * @throws {ExpectedError} before anything is started, if there is a mistake in the company's folder
 */
export async function startLocalSite({ withSite, ...options }: StackOptions & { withSite?: boolean }) {
  const problems = companyProblems(OWN_COMPANY);
  if (problems.length > 0) throw new ExpectedError(`The company's folder:\n${problems.join('\n')}`);
  const hasData = existsSync(resolve(DATA_FOLDER, 'firebase-export-metadata.json'));
  const stack = await startStack(LOCAL_SITE, { ...options, dataFolder: DATA_FOLDER });
  try {
    if (hasData || isEmpty) {
      await loadDemoAdmins(LOCAL_SITE);
    } else {
      console.log('Loading the demo content ...');
      await loadDemoContent(LOCAL_SITE);
      await sendDemoProposals(LOCAL_SITE);
    }
    if (withSite) {
      console.log('Building the site ...');
      await buildStackSite(LOCAL_SITE);
    }
  } catch (error) {
    await stack.stop();
    throw error;
  }
  // After the content is loaded, because the sweeps must not see half of it
  const schedules = startSchedules(LOCAL_SITE);
  return {
    ...stack,
    stop: async () => {
      await schedules.stop();
      await stack.stop();
    },
  };
}

export function printAddresses(siteUrl: string): void {
  const logIns = DEMO_ADMINS.map(({ email }) => email).join(' or ');
  console.log(`
  Site    ${siteUrl}
  Admin   ${siteUrl}/admin   ${logIns}, password ${DEMO_ADMIN_PASSWORD}
  Mail    ${LOCAL_SITE.mailUrl}

  Ctrl-C stops everything and keeps the data; npm run reset goes back to the demo content.
`);
}

if (import.meta.main)
  await runScript(async () => {
    const stack = await startLocalSite({ withSite: true });
    printAddresses(LOCAL_SITE.siteUrl);
    await untilInterrupted(stack.ended, stack.stop);
  });
