/** `npm run admins`: lists, invites and revokes administrators, and transfers a leaver's records. */
import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { listAdmins, revokeAdmin } from '../functions/src/access/administrators.ts';
import { inviteAdmin, sendPasswordLink } from '../functions/src/access/invite-admin.ts';
import { transferRecords } from '../functions/src/access/transfer-records.ts';
import { onProject, PROJECT_OPTIONS } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE =
  'Usage: npm run admins -- list | invite <email> | revoke <email> | transfer <from> <to>   [--local | --project <id>]';

function servicesOf(app: App) {
  return { auth: getAuth(app), db: getFirestore(app), projectId: app.options.projectId ?? '' };
}
type Services = ReturnType<typeof servicesOf>;

async function list(services: Services): Promise<void> {
  const admins = await listAdmins(services);
  for (const { email, metadata, emailVerified, disabled } of admins) {
    const password = emailVerified ? '' : ', has not set a password yet';
    const access = disabled ? ', disabled' : '';
    console.log(`${email}  last signed in: ${metadata.lastSignInTime || 'never'}${password}${access}`);
  }
  if (admins.length === 0) console.log('There are no administrators.');
}

async function invite(services: Services, email: string): Promise<void> {
  const { auth, projectId } = services;
  const isLocal = process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined;
  const sendLink = async (address: string) => {
    // The emulator does not send mail
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
  console.log(`${revoked.email} is no longer an administrator and is signed out everywhere.`);
  console.log('Take the address off ADMIN_EMAILS too: while it is listed, its mailbox can ask for it again.');
}

/** Transfers records. Accounts are given by address, deleted ones by id. */
async function transfer(services: Services, giver: string, receiver: string): Promise<void> {
  const { db } = services;
  const [from, to] = [await uidOf(services, giver), await uidOf(services, receiver)];
  if (from === to) throw new ExpectedError('Both are the same account.');
  const admins = await listAdmins(services);
  if (!admins.some(({ uid }) => uid === to)) throw new ExpectedError(`${receiver} is not an administrator.`);
  const counts = Object.entries(await transferRecords(db, { from, to }));
  for (const [name, count] of counts) console.log(`${name}: ${count}`);
  console.log(counts.length > 0 ? `These are ${receiver}'s now.` : `${giver} has no records to transfer.`);
}

async function uidOf({ auth }: Services, account: string): Promise<string> {
  if (!account.includes('@')) return account;
  const { users } = await auth.getUsers([{ email: account.toLowerCase() }]);
  if (!users[0]) throw new ExpectedError(`There is no account with the address ${account}.`);
  return users[0].uid;
}

/** Commands, and the number of arguments that each one takes. */
const COMMANDS: Readonly<
  Record<string, { run: (services: Services, ...names: [string, string]) => Promise<void>; names: number }>
> = {
  list: { run: list, names: 0 },
  invite: { run: invite, names: 1 },
  revoke: { run: revoke, names: 1 },
  transfer: { run: transfer, names: 2 },
};

await runScript(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: PROJECT_OPTIONS });
  const [name = '', ...names] = positionals;
  const command = COMMANDS[name];
  if (command?.names !== names.length) throw new ExpectedError(USAGE);
  const [first = '', second = ''] = names;
  if (command.names === 1 && !/^[^\s@]+@[^\s@]+$/.test(first))
    throw new ExpectedError(`${first} is not an email address.`);
  await onProject(values, USAGE, (app) => command.run(servicesOf(app), first, second));
}, USAGE);
