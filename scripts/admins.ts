/**
 * Who is an administrator: `npm run admins -- list`, `npm run admins -- invite <email>` and
 * `npm run admins -- revoke <email>`. Options: see on-project.ts.
 */
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { listAdmins, revokeAdmin } from '../functions/src/access/administrators.ts';
import { inviteAdmin } from '../functions/src/access/invite-admin.ts';
import { sendPasswordLink } from '../functions/src/access/send-password-link.ts';
import { onProject, readArguments } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'Usage: npm run admins -- list | invite <email> | revoke <email>   [--local | --project <id>]';

function servicesOf(app: App) {
  return { auth: getAuth(app), db: getFirestore(app), projectId: app.options.projectId ?? '' };
}
type Services = ReturnType<typeof servicesOf>;

async function list(services: Services): Promise<void> {
  const admins = await listAdmins(services);
  for (const admin of admins) {
    const lastSeen = admin.metadata.lastSignInTime || 'never';
    const state = [admin.emailVerified || 'has not set a password yet', !admin.disabled || 'disabled'];
    const remarks = state.filter((remark) => remark !== true).map((remark) => `, ${remark}`);
    console.log(`${admin.email}  last signed in: ${lastSeen}${remarks.join('')}`);
  }
  if (admins.length === 0) console.log('Nobody is an administrator.');
}

async function invite(services: Services, email: string): Promise<void> {
  const { auth, projectId } = services;
  const isLocal = process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined;
  const sendLink = async (address: string) => {
    // No mail leaves an emulator
    if (isLocal) return console.log(`Set the password: ${await auth.generatePasswordResetLink(address)}`);
    await sendPasswordLink(projectId, address);
    console.log(`The link to set the password is on its way to ${address}.`);
  };
  await inviteAdmin({ ...services, sendLink }, email, 'invitation');
  console.log('After that, signing in opens the panel, as long as the address is on ADMIN_EMAILS.');
}

async function revoke(services: Services, email: string): Promise<void> {
  const revoked = await revokeAdmin(services, email);
  if (!revoked) throw new ExpectedError(`There is no account with the address ${email}.`);
  console.log(`${revoked.email} is no administrator any more and is signed out everywhere.`);
  console.log('Take the address off ADMIN_EMAILS too: while it is listed, its mailbox can ask for it again.');
}

const COMMANDS: Readonly<Record<string, (services: Services, email: string) => Promise<void>>> = {
  list,
  invite,
  revoke,
};

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {});
  const [name = '', email = '', ...more] = positionals;
  const command = COMMANDS[name];
  const isComplete = (name === 'list') === (email === '') && more.length === 0;
  if (!command || !isComplete) throw new ExpectedError(USAGE);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) throw new ExpectedError(`${email} is no e-mail address.`);
  await onProject(values, USAGE, (app) => command(servicesOf(app), email));
});
